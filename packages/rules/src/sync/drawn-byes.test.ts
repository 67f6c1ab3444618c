import { expect, test } from 'vitest';
import { saidBrackets, syncAfter, syncOf } from '../../fixtures/said-tournament.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { slotOfMatch } from '../model/slots.ts';
import { isResult } from '../stage/has-results.ts';
import { proposalsOf } from './proposals.ts';
import type { SaidBye, StageSync } from './said.ts';

const stage = playoffStage({ teams: 8, elimination: 'single' });
const tournament = saidBrackets(stage, 7);
const graph = compileBracket(stage.format);
const [first] = graph.matches;
const next = graph.matches[first?.winnerTo?.match ?? -1];
const whole = proposalsOf(syncOf(tournament)).official;
const rowAt = (key: string | undefined, { matchPicks } = whole) =>
  matchPicks.find((row) => slotOfMatch(row) === key);
const winnerId = rowAt(first?.key)?.winnerTeamId ?? 0;
const loserId = rowAt(first?.key)?.loserTeamId ?? 0;
const nextSaid = tournament.said.find(({ place }) => place === next?.key);
if (!first || !next || !nextSaid) throw new Error('A bracket has a second round');

/** The wiki left the first match out, and nobody has drawn it. */
const bye: SaidBye = {
  eventSubstageId: nextSaid.eventSubstageId,
  place: first.key,
  matchId: nextSaid.match.matchId,
  slot: nextSaid.match.opponents[0].teamKey === `t${winnerId}` ? 0 : 1,
};
const without = syncOf({
  ...tournament,
  said: tournament.said.filter(({ place }) => place !== first.key),
});
const undrawn = ((sync: StageSync): StageSync => ({
  ...sync,
  stage: {
    ...sync.stage,
    substages: sync.stage.substages.map((substage) => ({
      ...substage,
      teamIds: substage.teamIds.filter((teamId) => teamId !== loserId),
    })),
  },
}))(
  syncAfter(without, {
    groupStagePicks: [],
    matchPicks: without.official.matchPicks.filter((row) => slotOfMatch(row) !== first.key),
  }),
);
const results = ({ matchPicks } = whole) =>
  matchPicks.filter(isResult).filter((row) => slotOfMatch(row) !== first.key);

test('a starting match that the wiki leaves out is a bye of the team that stands in the next one', () => {
  const { official, doubts } = proposalsOf({ ...undrawn, byes: [bye] });
  expect(rowAt(first.key, official)).toMatchObject({ outcome: 'bye', topTeamId: winnerId });
  expect(results(official)).toEqual(results());
  expect(doubts).toEqual([]);
  expect(proposalsOf({ ...syncAfter(undrawn, official), byes: [bye] }).official).toEqual(official);
});

test('a match that the answer lacks is no bye: another team is to play there', () => {
  const { official } = proposalsOf({ ...undrawn, byes: [bye], arriving: [loserId] });
  expect(rowAt(first.key, official)).toBeUndefined();
});

test('a bye takes nobody out of a match that is drawn already', () => {
  const { official } = proposalsOf({ ...without, byes: [bye] });
  expect(rowAt(first.key, official)?.outcome).toBeUndefined();
});
