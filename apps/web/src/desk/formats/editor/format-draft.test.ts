// @vitest-environment jsdom
import { emptyFormat } from '@callshot/rules';
import { beforeEach, expect, test } from 'vitest';
import { formatDrafts } from './format-draft.ts';

const key = { userId: 4, id: 12 };
const state = { name: 'Major', format: emptyFormat() };
const draft = {
  state,
  modified: '2026-03-01T12:00:00Z',
  keptAt: 1000,
};

const { modified, keptAt } = draft;
const stored = { ...state, modified, keptAt };

beforeEach(() => localStorage.clear());

test('a draft survives a reload whole, problems and all', () => {
  expect(formatDrafts.write(localStorage, key, draft)).toBe(true);
  expect(formatDrafts.read(localStorage, key)).toEqual(draft);
});

test('every user and every format has a draft of its own', () => {
  formatDrafts.write(localStorage, key, draft);
  expect(formatDrafts.read(localStorage, { ...key, userId: 5 })).toBeNull();
  expect(formatDrafts.read(localStorage, { ...key, id: 0 })).toBeNull();
  formatDrafts.clear(localStorage, key);
  expect(formatDrafts.read(localStorage, key)).toBeNull();
});

test.each([
  { why: 'no JSON', text: '{' },
  { why: 'nothing', text: 'null' },
  { why: 'another shape', text: JSON.stringify({ ...stored, shape: 0 }) },
  { why: 'no name', text: JSON.stringify({ ...stored, shape: 1, name: 1 }) },
  { why: 'no time', text: JSON.stringify({ ...stored, shape: 1, keptAt: 'now' }) },
  { why: 'no format', text: JSON.stringify({ ...stored, shape: 1, format: { stages: 1 } }) },
  {
    why: 'a time of saving that is none',
    text: JSON.stringify({ ...stored, shape: 1, modified: 1 }),
  },
])('what cannot be read is no draft: $why', ({ text }) => {
  localStorage.setItem('callshot.format-draft.4.12', text);
  expect(formatDrafts.read(localStorage, key)).toBeNull();
});

test('a full or forbidden storage is told', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(formatDrafts.write(full, key, draft)).toBe(false);
});
