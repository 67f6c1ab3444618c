import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { someResults } from '../../fixtures/every-ending.ts';
import {
  bothAdvanceStage,
  freeformStage,
  lockedMiddleStage,
  lockedOpeningStage,
  mixedSeriesStage,
  placesStage,
  qualifierStage,
} from '../../fixtures/special-brackets.ts';
import { playedResults } from '../../fixtures/staged-format.ts';
import { type Random, randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { groupBracketStage, playoffStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { Bracket, ScoringGroup } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { compileScoring } from './compile-scoring.ts';

/** Results as far as a draw goes: some of the teams', or some matches', not all of them simply played. */
function someOfficial(stage: EventStage, random: Random): { stage: EventStage; official: PickSet } {
  if (stage.format.bracket === null) {
    const rows = shuffled(playedResults(stage, random).groupStagePicks, random);
    const groupStagePicks = rows.slice(0, Math.floor(random() * (rows.length + 1)));
    return { stage, official: { groupStagePicks, matchPicks: [] } };
  }
  const substages = stage.substages.map((substage) => ({
    ...substage,
    officialMatches: someResults(stage, substage, random, Math.floor(random() * 24)),
  }));
  const matchPicks = substages.flatMap(({ officialMatches }) => officialMatches);
  return { stage: { ...stage, substages }, official: { groupStagePicks: [], matchPicks } };
}

/** Columns in groups as they come, some of them in several, and worth what they come to. */
function drawnGroups(bracket: Bracket, random: Random): ScoringGroup[] {
  const columns = (bracket.freeform ? bracket.freeformParts : bracket.parts).flatMap((part) =>
    part.columns.map(({ index }) => ({ part: part.identifier, col: index })),
  );
  return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => {
    const isByWinners = random() < 0.4;
    const drawn = columns.filter(() => random() < 0.5);
    return {
      name: `Group ${at + 1}`,
      columns: drawn.length > 0 ? drawn : columns.slice(0, 1),
      scoreParticipants: !isByWinners,
      scoreWinnersOnly: isByWinners,
      pointsPerCorrectParticipant: 1 + Math.floor(random() * 3),
      scorePlacement: random() < 0.4,
      pointsPerCorrectPlacement: 1 + Math.floor(random() * 2),
    };
  });
}

const bestOf = () => 3;
const eliminationOf = (teams: number, kind: 'single' | 'double', more: object = {}): EventStage =>
  playoffStage({
    teams,
    elimination: kind,
    bracket: generateBracket({ teamCount: teams, elimination: kind, bestOf }),
    ...more,
  });

const STAGES = [
  { why: 'Swiss', stage: swissWith({}) },
  { why: 'Swiss, 3-0 teams apart', stage: swissWith({ scoreCleanSweepApart: true }, 12) },
  { why: 'groups', stage: groupsWith({}) },
  { why: 'groups with brackets', stage: groupBracketStage() },
  { why: 'single elimination of 6, with byes', stage: eliminationOf(6, 'single') },
  { why: 'double elimination of 4, reset', stage: eliminationOf(4, 'double', { hasReset: true }) },
  { why: 'double elimination of 7, reset', stage: eliminationOf(7, 'double', { hasReset: true }) },
  { why: 'double elimination of 8', stage: eliminationOf(8, 'double', { useSeriesScore: false }) },
  { why: 'a group bracket', stage: qualifierStage() },
  { why: 'both teams advance', stage: bothAdvanceStage() },
  { why: 'freeform with a third place', stage: freeformStage() },
  { why: 'third and fifth place', stage: placesStage() },
  { why: 'a locked opening', stage: lockedOpeningStage() },
  { why: 'a locked middle', stage: lockedMiddleStage() },
  { why: 'series of several lengths', stage: mixedSeriesStage() },
];

describe.each(STAGES)('$why', ({ stage: made }) => {
  const drawn = (random: Random): EventStage => {
    const { bracket } = made.format;
    if (bracket === null) return made;
    const scoringGroups = drawnGroups(bracket, random);
    return {
      ...made,
      format: { ...made.format, bracket: { ...bracket, scoringGroups } },
    } as EventStage;
  };

  test('nobody can have more than a slip with everything right', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const { stage, official } = someOfficial(drawn(random), random);
        const layout = compileLayout(stage);
        const scoring = compileScoring(stage, layout, official);
        const entry = encodePicks(stage, layout, clickedSlip(stage, random));
        const { points } = scoring.maximumOf(entry);
        expect(points).toBeGreaterThanOrEqual(scoring.totalOf(entry));
        expect(scoring.perfectTotal).toBeGreaterThanOrEqual(points);
      }),
      runs(60),
    );
  });

  test('nothing is pending of a stage that is decided', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const { stage, official } = someOfficial(drawn(random), random);
        if (!isStageDecided(stage, official)) return;
        const layout = compileLayout(stage);
        const scoring = compileScoring(stage, layout, official);
        const entry = encodePicks(stage, layout, clickedSlip(stage, random));
        const open = scoring.ledgerOf(entry).filter(({ outcome }) => outcome === 'pending');
        expect(open).toEqual([]);
        expect(scoring.maximumOf(entry).points).toBe(scoring.totalOf(entry));
      }),
      runs(120),
    );
  });
});
