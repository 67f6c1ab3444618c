import type { EventDesk } from '@callshot/contract';
import { expect, test } from 'vitest';
import { stage } from '../../../../testing/desk.ts';
import { leftEmpty } from './left-empty.ts';

type Match = EventDesk['stages'][number]['matches'][number];

const match = (top: number | null, bottom: number | null, own: Partial<Match> = {}): Match => ({
  eventSubstageId: 202,
  slot: 'UB-0-0',
  round: 'Round 1',
  topTeamId: top,
  bottomTeamId: bottom,
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
  outcome: 'played',
  bestOf: 3,
  startsAt: null,
  lockAt: null,
  isSealed: false,
  isTopOpening: true,
  isBottomOpening: true,
  source: null,
  ...own,
});
const byHand = { wiki: null };
const playoffs = (matches: Match[], own: object = {}) =>
  stage(2, { kind: 'brackets', matches, ...own });
const fed = { isTopOpening: false };

test.each([
  { why: 'nobody is drawn yet', matches: [match(null, null)], count: 0 },
  { why: 'one match of two is empty', matches: [match(1, 2), match(null, null)], count: 1 },
  { why: 'a bye has its team', matches: [match(1, null, { outcome: 'bye' })], count: 0 },
  { why: 'one team waits for its opponent', matches: [match(1, null)], count: 0 },
  {
    why: 'somebody comes from another match',
    matches: [match(1, 2), match(null, null, fed)],
    count: 0,
  },
  {
    why: 'a later match starts nobody',
    matches: [match(1, 2), match(null, null, { isTopOpening: false, isBottomOpening: false })],
    count: 0,
  },
  {
    why: 'staff said that it is not played',
    matches: [match(1, 2), match(null, null, { outcome: 'void' })],
    count: 0,
  },
])('of a stage ahead: $why', ({ matches, count }) => {
  expect(leftEmpty(byHand, playoffs(matches))).toBe(count);
});

test('once picks have opened an undrawn stage is told of, and none that is over', () => {
  const empty = [match(null, null), match(null, null)];
  expect(leftEmpty(byHand, playoffs(empty, { state: 'open' }))).toBe(2);
  expect(leftEmpty(byHand, playoffs(empty, { state: 'done' }))).toBe(0);
});

test('what follows the wiki waits for its draw', () => {
  const matches = [match(1, 2), match(null, null)];
  const slot = { stageIndex: 2, substageIndex: 0, matchKeys: ['a'], standingsKey: null };
  const wiki = { mapping: [slot] } as unknown as EventDesk['wiki'];
  expect(leftEmpty({ wiki }, playoffs(matches))).toBe(0);
  const unmapped = { mapping: [] } as unknown as EventDesk['wiki'];
  expect(leftEmpty({ wiki: unmapped }, playoffs(matches))).toBe(1);
});

test('a place that an entry fills is not left empty [rule: formats-47]', () => {
  const matches = [match(1, 2), match(null, null, { slot: 'UB-0-1' })];
  const entry = (isTop: boolean, kind: 'waits' | 'staff') => ({
    eventSubstageId: 202,
    at: isTop ? 2 : 3,
    kind,
    teamId: null,
    slot: { match: 'UB-0-1', isTop },
  });
  const of = (top: 'waits' | 'staff', bottom: 'waits' | 'staff') =>
    leftEmpty(byHand, playoffs(matches, { entries: [entry(true, top), entry(false, bottom)] }));
  expect(of('waits', 'waits')).toBe(0);
  expect(of('waits', 'staff')).toBe(0);
  expect(of('staff', 'staff')).toBe(1);
});
