// @vitest-environment jsdom
import { emptyFormat } from '@callshot/rules';
import { beforeEach, expect, test } from 'vitest';
import { clearDraft, type FormatDraft, readDraft, writeDraft } from './format-draft.ts';

const key = { userId: 4, formatId: 12 };
const draft: FormatDraft = {
  name: 'Major',
  format: emptyFormat(),
  modified: '2026-03-01T12:00:00Z',
  keptAt: 1000,
};

beforeEach(() => localStorage.clear());

test('a draft survives a reload whole, problems and all', () => {
  expect(writeDraft(localStorage, key, draft)).toBe(true);
  expect(readDraft(localStorage, key)).toEqual(draft);
});

test('every user and every format has a draft of its own', () => {
  writeDraft(localStorage, key, draft);
  expect(readDraft(localStorage, { ...key, userId: 5 })).toBeNull();
  expect(readDraft(localStorage, { ...key, formatId: 0 })).toBeNull();
  clearDraft(localStorage, key);
  expect(readDraft(localStorage, key)).toBeNull();
});

test.each([
  { why: 'no JSON', text: '{' },
  { why: 'nothing', text: 'null' },
  { why: 'another shape', text: JSON.stringify({ ...draft, shape: 0 }) },
  { why: 'no name', text: JSON.stringify({ ...draft, shape: 1, name: 1 }) },
  { why: 'no time', text: JSON.stringify({ ...draft, shape: 1, keptAt: 'now' }) },
  { why: 'no format', text: JSON.stringify({ ...draft, shape: 1, format: { stages: 1 } }) },
  {
    why: 'a time of saving that is none',
    text: JSON.stringify({ ...draft, shape: 1, modified: 1 }),
  },
])('what cannot be read is no draft: $why', ({ text }) => {
  localStorage.setItem('callshot.format-draft.4.12', text);
  expect(readDraft(localStorage, key)).toBeNull();
});

test('a full or forbidden storage is told', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(writeDraft(full, key, draft)).toBe(false);
});
