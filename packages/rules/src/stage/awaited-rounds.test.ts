import { expect, test } from 'vitest';
import { lockedOpeningStage, undecidedOpeningStage } from '../../fixtures/special-brackets.ts';
import { playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { awaitedRounds } from './awaited-rounds.ts';

const withRows = (stage: EventStage, rowOf: (row: MatchPick, at: number) => MatchPick) => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: substage.officialMatches.map(rowOf),
  })),
});

const won = (row: MatchPick) => ({ ...row, winnerTeamId: row.topTeamId });

test.each([
  { why: 'a drawn round that nobody picks', stage: undecidedOpeningStage(), rounds: 1 },
  { why: 'the same, played', stage: lockedOpeningStage(), rounds: 0 },
  {
    why: 'the same, played as far as one match needs it',
    stage: withRows(undecidedOpeningStage(), (row, at) => (at < 2 ? won(row) : row)),
    rounds: 0,
  },
  {
    why: 'one of four results, which makes no match',
    stage: withRows(undecidedOpeningStage(), (row, at) => (at === 0 ? won(row) : row)),
    rounds: 1,
  },
  {
    why: 'a round that is not drawn',
    stage: withRows(undecidedOpeningStage(), (row) => ({
      ...row,
      topTeamId: null,
      bottomTeamId: null,
    })),
    rounds: 0,
  },
  {
    why: 'a bracket that is picked from its first match',
    stage: playoffStage({ teams: 8 }),
    rounds: 0,
  },
  { why: 'a Swiss stage', stage: swissStage(), rounds: 0 },
])('picks wait for $rounds rounds: $why', ({ stage, rounds }) => {
  expect(awaitedRounds(stage)).toEqual(['Upper Quarter-Finals'].slice(0, rounds));
});
