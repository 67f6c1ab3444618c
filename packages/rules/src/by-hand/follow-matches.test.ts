import { expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
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
