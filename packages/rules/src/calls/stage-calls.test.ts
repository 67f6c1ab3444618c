import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventfulResults,
  type Random,
  randomOf,
  randomPicks,
  shuffled,
} from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { outcomeOfCall, rowsOfCall } from './match-calls.ts';
import { type StageCalls, stageCalls } from './stage-calls.ts';

const ledgerOf = (stage: EventStage, picks: PickSet, official: PickSet): readonly LedgerRow[] => {
  const layout = compileLayout(stage);
  return compileScoring(stage, layout, official).ledgerOf(encodePicks(stage, layout, picks));
};

/** Results as far as they are known; outcomes of every kind among them. */
function someResults(stage: EventStage, random: Random): PickSet {
  const official = random() < 0.5 ? eventfulResults(stage, random) : randomPicks(stage, random);
  const known = (count: number) => Math.floor(random() * (count + 1));
  return {
    groupStagePicks: shuffled(official.groupStagePicks, random).slice(
      0,
      known(official.groupStagePicks.length),
    ),
    matchPicks: official.matchPicks.slice(0, known(official.matchPicks.length)),
  };
}

const rowsOfAll = ({ matches, teams }: StageCalls): LedgerRow[] => [
  ...matches.flatMap(rowsOfCall),
  ...teams.flatMap(({ parts }) => parts.flatMap(({ row }) => row ?? [])),
];

const textsOf = (rows: readonly LedgerRow[]): string[] =>
  rows.map((row) => JSON.stringify(row)).sort();

describe.each(EVERY_STAGE)('$why', ({ stage }) => {
  test('every row of the ledger marks exactly one call', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const picks = randomPicks(stage, random);
        const official = someResults(stage, random);
        const calls = stageCalls(stage, picks, official);
        expect(textsOf(rowsOfAll(calls))).toEqual(textsOf(ledgerOf(stage, picks, official)));
      }),
      runs(60),
    );
  });

  test('the rows of a call are about its own teams', () => {
    const isApart = stage.format.swissStageDetails?.scoreCleanSweepApart === true;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const picks = randomPicks(stage, random);
        const { matches, teams } = stageCalls(stage, picks, someResults(stage, random));
        for (const { pick, winner, loser, score } of matches) {
          for (const row of winner) expect(row.teamId).toBe(pick?.winnerTeamId);
          for (const row of loser) expect(row.teamId).toBe(pick?.loserTeamId);
          if (score) expect(score.teamId).toBe(pick?.winnerTeamId);
        }
        for (const { teamId, parts } of teams) {
          for (const { row, rule } of parts) {
            // A 3-0 pick that is scored apart is not paid for going through.
            const isUnpaid = isApart && rule === 'Advancing' && parts.length > 1;
            const own = isUnpaid ? [undefined, undefined] : [teamId, rule];
            expect([row?.teamId, row?.rule]).toEqual(own);
          }
        }
      }),
      runs(25),
    );
  });

  test('every pick is a call, marked pending before the first result', () => {
    const picks = randomPicks(stage, randomOf(11));
    const { matches, teams } = stageCalls(stage, picks, NO_PICKS);
    const called = matches.flatMap(({ pick }) => pick ?? []);
    expect(called).toHaveLength(picks.matchPicks.length);
    // A place has a part for each rule that can pay it.
    const ofTeams = teams.flatMap(({ teamId, parts }) =>
      parts.map(({ pickTypeId }) => `${teamId} ${pickTypeId}`),
    );
    expect(new Set(ofTeams).size).toBe(picks.groupStagePicks.length);
    const outcomes = new Set(matches.map(outcomeOfCall));
    outcomes.delete(null);
    expect([...outcomes]).toEqual(picks.matchPicks.length > 0 ? ['pending'] : []);
  });

  test('no picks are no calls', () => {
    const official = randomPicks(stage, randomOf(5));
    expect(stageCalls(stage, NO_PICKS, official)).toMatchObject({
      matches: [],
      teams: [],
      ledger: [],
    });
  });
});

const withReset = EVERY_STAGE.find(({ why }) => why === 'bracket reset')?.stage;
if (!withReset) throw new Error('No stage with a bracket reset');

test.each([
  { isLowerWin: true, why: 'the title is called in the reset that is called to be played' },
  { isLowerWin: false, why: 'the title is called in the final, the reset as not played' },
])('$why', ({ isLowerWin }) => {
  const graph = compileBracket(withReset.format);
  const [reset, final] = [graph.reset ?? -1, (graph.reset ?? 0) - 1];
  const picks = Array.from({ length: 99 }, (_, seed) =>
    randomPicks(withReset, randomOf(seed)),
  ).find(({ matchPicks }) => matchPicks.some((row) => row.matchIndex === reset) === isLowerWin);
  const { matches } = stageCalls(withReset, picks ?? NO_PICKS, NO_PICKS);
  const callOf = (match: number) => matches.find((call) => call.match === match);
  const title = isLowerWin ? reset : final;
  expect(callOf(title)?.winner.map((row) => row.rule)).toContain('Winner');
  expect(callOf(isLowerWin ? final : reset)?.winner).toEqual([]);
  expect(callOf(reset)?.reset?.rule).toBe('Bracket Reset');
  expect(callOf(reset)?.pick === null).toBe(!isLowerWin);
});
