import { expect, test } from 'vitest';
import { ordersWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { type GroupStagePick, PickType, typeOfPlace } from '../model/picks.ts';
import { rowsByMatches } from './follow-matches.ts';
import type { HandMatches, StoredHandMatch } from './hand-match.ts';

const stage = swissWith({ advancingCount: 2, winsNeeded: 2 }, 4);
const [substage] = stage.substages;
if (!substage) throw new Error('No substage');
const [one, two, three, four] = substage.teamIds as [number, number, number, number];
const { eventStageId } = stage;
const { eventSubstageId } = substage;

const won = (round: number, winner: number, loser: number): StoredHandMatch => ({
  id: round * 100 + winner,
  eventSubstageId,
  round,
  topTeamId: winner,
  bottomTeamId: loser,
  bestOf: 1,
  startsAt: null,
  outcome: 'won',
  winnerTeamId: winner,
  topTeamScore: null,
  bottomTeamScore: null,
  correctedFrom: null,
  correctedAt: null,
});
const of = (...matches: StoredHandMatch[]): HandMatches => ({ matches, order: null });
const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
  eventStageId,
  eventSubstageId,
  teamId,
  pickTypeId,
});
const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

const round1 = [won(1, one, three), won(1, two, four)];
const before = of(...round1);
const after = of(...round1, won(2, one, two), won(2, three, four));
const follow = (official: readonly GroupStagePick[], ofStaff: readonly number[] = []) =>
  rowsByMatches(stage, substage, official, { before, after }, (id) => ofStaff.includes(id));
const followed = [
  row(one, advancing),
  row(one, cleanSweepWinner),
  row(four, eliminated),
  row(four, cleanSweepLoser),
];

test('official rows follow from matches', () => {
  expect(follow([])).toEqual(followed);
});

test('what staff have said of a team stays', () => {
  const theirs = row(one, eliminated);
  expect(follow([theirs], [one])).toEqual([theirs, ...followed.slice(2)]);
  expect(follow([], [one, four])).toEqual([]);
});

test('where staff send on another nothing follows that would send on too many', () => {
  const theirs = [row(three, advancing), row(four, advancing)];
  expect(follow(theirs, [three, four])).toBe(theirs);
});

test('rows that nobody’s matches concern stay, and others give way', () => {
  const other = row(two, advancing);
  expect(follow([other, row(one, eliminated)])).toEqual([other, ...followed]);
});

test('a result that is taken back takes its rows along', () => {
  const back = { before: after, after: before };
  expect(rowsByMatches(stage, substage, followed, back, () => false)).toEqual([]);
});

test('matches that contradict each other change nothing', () => {
  const strange = { before, after: of(...round1, won(2, one, one)) };
  expect(rowsByMatches(stage, substage, followed, strange, () => false)).toBe(followed);
});

// Two teams with equal points, and a win of one over the other.
const orders = ordersWith({ pointsByDistance: [1] }, [4]);
const roundRobin = of(
  won(1, one, two),
  won(1, three, four),
  won(2, one, three),
  won(2, two, four),
  won(3, one, four),
  won(3, two, three),
);
const [ordered] = orders.substages;
const placed = (official: readonly GroupStagePick[], ofStaff: readonly number[] = []) =>
  rowsByMatches(orders, ordered!, official, { before: of(), after: roundRobin }, (id) =>
    ofStaff.includes(id),
  );

test('every place of an order follows from the whole table [rule: groups-16]', () => {
  expect(placed([])).toEqual([one, two, three, four].map((id, at) => row(id, typeOfPlace(at + 1))));
});

test('a place that staff gave to another lets nothing follow', () => {
  const theirs = row(four, typeOfPlace(1));
  expect(placed([theirs], [four])).toEqual([theirs]);
});

test('level teams have no place until staff say who stands before whom', () => {
  // A cycle of three: nobody of them is parted, and the last is last.
  const cycle = of(
    won(1, one, two),
    won(1, three, four),
    won(2, two, three),
    won(2, one, four),
    won(3, three, one),
    won(3, two, four),
  );
  const follows = (matches: HandMatches) =>
    rowsByMatches(orders, ordered!, [], { before: of(), after: matches }, () => false);
  expect(follows(cycle)).toEqual([row(four, typeOfPlace(4))]);
  const decided = { ...cycle, order: { teamIds: [two, three, one], note: 'drawn by lot' } };
  expect(follows(decided)).toEqual(
    [two, three, one, four].map((id, at) => row(id, typeOfPlace(at + 1))),
  );
});
