import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { drawnUntil } from '../../fixtures/drawn-until.ts';
import { everyBracketEnding, someResults } from '../../fixtures/every-ending.ts';
import {
  bothAdvanceStage,
  DRAWN_STAGES,
  freeformStage,
  placesStage,
  qualifierStage,
} from '../../fixtures/special-brackets.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { Bracket, ScoringGroup } from '../model/format.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { compileScoring } from './compile-scoring.ts';

const ENDINGS = 250;

const of = (matchPicks: readonly MatchPick[]): PickSet => ({ groupStagePicks: [], matchPicks });

/** The results of a random state, all its endings, and what an entry has in each. */
function played(stage: EventStage, seed: number, share: number) {
  const random = randomOf(seed);
  const [substage] = stage.substages;
  if (!substage) throw new Error('no substage');
  const layout = compileLayout(stage);
  const entry = encodePicks(stage, layout, clickedSlip(stage, random));
  // Results without a score leave too many ways however many are known: those are drawn anew.
  const least = Math.floor(share * layout.slots.length);
  return drawnUntil((turn) => {
    const official = someResults(stage, substage, random, least + turn);
    const endings = everyBracketEnding(stage, substage, official, ENDINGS);
    if (!endings) return null;
    const totals = endings.map((ending) =>
      compileScoring(stage, layout, of(ending))
        .ledgerOf(entry)
        .reduce((sum, row) => sum + row.points, 0),
    );
    return {
      scoring: compileScoring(stage, layout, of(official)),
      entry,
      best: Math.max(...totals),
    };
  });
}

/** Everything pays something else, so that it matters what comes true. */
const variedGroups = (bracket: Bracket): ScoringGroup[] =>
  (bracket.freeform ? bracket.freeformParts : bracket.parts).flatMap((part, at) =>
    part.columns.flatMap((column) => [
      {
        name: `${part.identifier} ${column.index}`,
        columns: [{ part: part.identifier, col: column.index }],
        scoreParticipants: true,
        scoreWinnersOnly: false,
        pointsPerCorrectParticipant: 1 + column.index + at,
        scorePlacement: column.index % 2 === 0,
        pointsPerCorrectPlacement: 2,
      },
      {
        name: `${part.identifier} ${column.index} won`,
        columns: [{ part: part.identifier, col: column.index }],
        scoreParticipants: false,
        scoreWinnersOnly: true,
        pointsPerCorrectParticipant: 3,
        scorePlacement: false,
        pointsPerCorrectPlacement: 0,
      },
    ]),
  );

const bestOf3 = () => 3;
const elimination = (teams: number, kind: 'single' | 'double', more: object = {}): EventStage => {
  const bracket = generateBracket({ teamCount: teams, elimination: kind, bestOf: bestOf3 });
  return playoffStage({
    teams,
    elimination: kind,
    bracket: { ...bracket, scoringGroups: variedGroups(bracket) },
    ...more,
  });
};

/** A drawn stage that pays for who comes and who wins, each round something else. */
function varied(stage: EventStage): EventStage {
  const { bracket } = stage.format;
  if (!bracket) throw new Error('a stage without a bracket');
  const scoringGroups = variedGroups(bracket).map((group) => ({ ...group, scorePlacement: false }));
  return {
    ...stage,
    format: { ...stage.format, bracket: { ...bracket, scoringGroups } } as EventStage['format'],
  };
}

const oneBracket = (stage: EventStage): EventStage => ({
  ...stage,
  substages: stage.substages.slice(0, 1),
});

const STAGES = [
  { why: 'single elimination of 8', stage: elimination(8, 'single', { useSeriesScore: false }) },
  { why: 'single elimination of 4, by scores', stage: elimination(4, 'single') },
  { why: 'single elimination of 6, with byes', stage: elimination(6, 'single') },
  { why: 'double elimination of 4', stage: elimination(4, 'double') },
  { why: 'double elimination of 4, reset', stage: elimination(4, 'double', { hasReset: true }) },
  {
    why: 'double elimination of 5, reset',
    stage: elimination(5, 'double', { hasReset: true, useSeriesScore: false }),
  },
  { why: 'double elimination of 8', stage: elimination(8, 'double', { useSeriesScore: false }) },
  { why: 'double elimination of 8, reset', stage: elimination(8, 'double', { hasReset: true }) },
  { why: 'a group bracket', stage: qualifierStage() },
  { why: 'both teams advance', stage: bothAdvanceStage() },
  { why: 'freeform with a third place', stage: freeformStage() },
  { why: 'third and fifth place', stage: placesStage() },
  ...DRAWN_STAGES.map(({ why, stage }) => ({ why, stage: oneBracket(varied(stage)) })),
];

describe.each(STAGES)('$why', ({ stage }) => {
  test('what is still possible is the best of every ending [rule: results-12]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const { scoring, entry, best } = played(stage, seed, share);
        expect(scoring.maximumOf(entry)).toEqual({ points: best, isExact: true });
      }),
      runs(10),
    );
  });
});
