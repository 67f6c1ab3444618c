import { expect, test } from 'vitest';
import { fixturesWith } from '../../fixtures/clickable-stages.ts';
import { playedMatch, syncAfter, syncOf, unplayed } from '../../fixtures/said-tournament.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { advancingTeams } from '../stage/open-stage.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import { heldKey, type SaidMatch, type StageSync } from './said.ts';

const stage = fixturesWith({}, [3]);

/** Teams and maps of a match, in the order of its page. */
type Played = readonly [first: number, second: number, maps: readonly [number, number]];

function said(
  [first, second, scores]: Played,
  order: number,
  own: Partial<WikiMatch> = {},
): SaidMatch {
  const winner = scores[0] >= scores[1] ? 0 : 1;
  const match = playedMatch(
    { teams: [first, second], winner, scores },
    { matchId: `m${order}`, groupId: 'g', place: listPlace(), order, bestOf: 2, ...own },
  );
  const isDrawn = scores[0] === scores[1];
  return {
    ...{ eventSubstageId: 10, place: null, isSwapped: false },
    match: isDrawn ? { ...match, winner: 'draw' } : match,
  };
}

const synced = (matches: readonly SaidMatch[], of: EventStage = stage): StageSync =>
  syncOf({ stage: of, said: matches, tables: [] });

const kindsOf = ({ doubts }: ReturnType<typeof proposalsOf>) => doubts.map(({ kind }) => kind);
const rowsOf = ({ official }: { readonly official: PickSet }) =>
  official.matchPicks.map(({ topTeamId, bottomTeamId, winnerTeamId, topTeamScore, outcome }) =>
    [topTeamId, bottomTeamId, winnerTeamId, topTeamScore, outcome].join(' ').trim(),
  );

const ALL = [said([1, 2, [2, 0]], 0), said([3, 1, [1, 1]], 1), said([2, 3, [0, 2]], 2)];

test('matches are found by their teams, drawn ones too, and send the first on [rule: groups-24, groups-25]', () => {
  const found = proposalsOf(synced(ALL));
  expect(kindsOf(found)).toEqual([]);
  expect(found.official.matchPicks).toHaveLength(3);
  const level = found.official.matchPicks.filter(({ winnerTeamId }) => winnerTeamId === null);
  expect(level).toMatchObject([{ topTeamScore: 1, bottomTeamScore: 1 }]);
  // Teams 1 and 3 have a win and a draw each.
  expect(advancingTeams(stage, found.official)).toEqual([]);
  const other = proposalsOf(synced([...ALL.slice(0, 2), said([2, 3, [2, 0]], 2)]));
  expect(advancingTeams(stage, other.official)).toEqual([1]);
});

test('a draw of a format without draws is asked of staff', () => {
  const ofThree = fixturesWith({ bestOf: 3 }, [3]);
  const found = proposalsOf(synced([said([1, 2, [1, 1]], 0)], ofThree));
  expect([rowsOf(found), kindsOf(found)]).toEqual([[], ['no_winner']]);
});

test('what is open says nothing, and partial results come in', () => {
  const [first, second, third] = ALL;
  if (!first || !second || !third) throw new Error('three matches');
  const found = proposalsOf(synced([first, { ...second, match: unplayed(second.match) }, third]));
  expect(found.official.matchPicks).toHaveLength(2);
});

test('of two meetings the earlier one is the first', () => {
  const twice = fixturesWith({ legs: 2 }, [2]);
  const late = said([1, 2, [0, 2]], 0, { startsAt: '2026-06-09T12:00:00.000Z' });
  const early = said([2, 1, [0, 2]], 1, { startsAt: '2026-06-01T12:00:00.000Z' });
  const { official } = proposalsOf(synced([late, early], twice));
  expect(official.matchPicks.map(({ winnerTeamId }) => winnerTeamId)).toEqual([1, 2]);
});

test('a result that stands changes by staff alone, and one of theirs is not overwritten', () => {
  const first = proposalsOf(synced(ALL)).official;
  const [, ...others] = ALL;
  const corrected = [said([1, 2, [0, 2]], 0), ...others];
  const again = syncAfter(synced(corrected), first);
  const waits = proposalsOf(again);
  expect(kindsOf(waits)).toEqual(['changed_after_applied']);
  expect(rowsOf(waits)).toEqual(rowsOf({ official: first }));
  const applied = new Set(waits.doubts.map(({ key }) => key));
  const changed = proposalsOf({ ...again, applied });
  expect(kindsOf(changed)).toEqual([]);
  expect(rowsOf(changed)).not.toEqual(rowsOf({ official: first }));

  const row = first.matchPicks.find(({ winnerTeamId }) => winnerTeamId === 1);
  if (!row) throw new Error('nobody won');
  const held = new Set([heldKey({ eventSubstageId: 10, slot: slotOfMatch(row) })]);
  expect(kindsOf(proposalsOf({ ...again, held }))).toEqual(['staff_says_otherwise']);
  // A result that staff took away does not come back.
  const without = { ...first, matchPicks: first.matchPicks.filter((own) => own !== row) };
  const taken = proposalsOf({ ...syncAfter(synced(ALL), without), held });
  expect(taken.official.matchPicks).toHaveLength(2);
});

test('a cancelled match is void once staff apply it [rule: groups-26]', () => {
  const off = said([1, 2, [0, 0]], 0, { isFinished: false, isNotPlayed: true });
  const sync = synced([{ ...off, match: { ...off.match, winner: null } }]);
  const waits = proposalsOf(sync);
  expect([rowsOf(waits), kindsOf(waits)]).toEqual([[], ['cancelled']]);
  const applied = new Set(waits.doubts.map(({ key }) => key));
  const [row] = proposalsOf({ ...sync, applied }).official.matchPicks;
  expect(row).toMatchObject({ outcome: 'void', winnerTeamId: null });
});
