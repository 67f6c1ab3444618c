import { wordsOf } from '@callshot/rules';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../platform/language/in-language.ts';
import type { NoticeKind } from '../../../platform/notice-kind.ts';
import { noticeRegistryOf } from '../notices/notice-registry.ts';
import { retold } from './retold.ts';

const { m } = wordsOf(
  {
    title: 'Over: {event}',
    rank: '<b>{event}</b>: rank {rank, number}',
    over: '<b>{event}</b> is over',
  },
  {
    de: {
      title: 'Vorbei: {event}',
      rank: '<b>{event}</b>: Platz {rank, number}',
      over: '<b>{event}</b> ist vorbei',
    },
  },
);

interface Words {
  readonly event: string;
  readonly rank?: number;
}

const over: NoticeKind<unknown, Words> = {
  name: 'over',
  say: ({ event, rank }) => ({
    title: m.title({ event }),
    html: (rank === undefined ? m.over({ event }) : m.rank({ event, rank })).html,
    url: '/',
  }),
  sentForMs: null,
  audience: null,
};
const kinds = noticeRegistryOf([over as NoticeKind<unknown>], () => null);
const now = new Date('2026-11-28T03:00:00Z');
const stored = {
  kind: 'over',
  title: 'Over: Cup & Co',
  html: '<b>Cup &amp; Co</b> is over',
  kindValues: { event: 'Cup & Co' },
  ownHtml: null,
  ownValues: null,
};
const own = { ownHtml: '<b>Cup</b>: rank 3', ownValues: { rank: 1234 } };

const told = (language: string, changed: object = {}) => {
  const { title, html } = inLanguage(language, () => retold({ ...stored, ...changed }, kinds, now));
  return { title, html };
};
const asStored = { title: stored.title, html: stored.html };

test('a notice goes in the language of its receiver', () => {
  expect(told('en')).toEqual(asStored);
  expect(told('de')).toEqual({
    title: 'Vorbei: Cup & Co',
    html: '<b>Cup &amp; Co</b> ist vorbei',
  });
});

test('words of one receiver are retold with their own values', () => {
  expect(told('de', own).html).toBe('<b>Cup &amp; Co</b>: Platz 1.234');
});

test.each([
  ['an older version', { kindValues: null }],
  ['an older version to one receiver', { ...own, ownValues: null }],
  ['another kind', { kind: 'unknown' }],
])('words of %s stay as they are', (_what, changed) => {
  expect(told('de', changed)).toEqual(asStored);
});
