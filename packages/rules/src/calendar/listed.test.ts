import { expect, test } from 'vitest';
import type { WikiTournament } from '../wiki/records.ts';
import { CALENDAR_AT_MOST, calendarOf } from './listed.ts';

const tournament = (pageId: number, own: Partial<WikiTournament> = {}): WikiTournament => ({
  pageId,
  pageName: `Cup/${pageId}`,
  title: `Cup ${pageId}`,
  start: '2026-03-10',
  end: '2026-03-12',
  bannerUrl: null,
  wikiLink: '',
  tier: 1,
  tierType: '',
  status: '',
  teamCount: 16,
  ...own,
});

const idsOf = (all: readonly WikiTournament[], tiers = [1, 2]) =>
  calendarOf(all, tiers).map(({ pageId }) => pageId);

test('of these tiers, the nearest first [rule: calendar-2]', () => {
  const all = [
    tournament(1, { start: null }),
    tournament(2, { start: '2026-03-12' }),
    tournament(4),
    tournament(3, { tier: 2 }),
    tournament(5, { tier: 3 }),
    tournament(6, { tier: null }),
    tournament(7, { status: 'cancelled' }),
    tournament(8, { tierType: 'Showmatch' }),
    tournament(9, { status: 'postponed', tierType: 'Qualifier' }),
  ];
  expect(idsOf(all)).toEqual([3, 4, 9, 2, 1]);
  expect(idsOf(all, [])).toEqual([]);
});

test('however many the wiki lists, there is an end', () => {
  const many = Array.from({ length: 500 }, (_, at) => tournament(at + 1));
  expect(idsOf(many)).toHaveLength(CALENDAR_AT_MOST);
});
