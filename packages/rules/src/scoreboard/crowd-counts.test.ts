import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledKey } from '../../fixtures/called-key.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import { isDrawn, NO_PICKS } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { crowdPicks } from '../slots/crowd-picks.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { countCrowdInSlices, spreadPointsInSlices } from './crowd-counts.ts';
import { createEntryBlock } from './entry-block.ts';
import { rarePicksInSlices } from './rare-picks.ts';
import { runAtOnce } from './run-at-once.ts';

describe.each(EVERY_STAGE)('the crowd of a stage with $why', ({ stage }) => {
  const layout = compileLayout(stage);
  const graph = stage.format.bracket && compileBracket(stage.format);
  const areScoresCalled =
    stage.format.groupStageDetails?.fixtures?.pointsPerExactScore !== undefined;
  const hasScores = (key: string) =>
    areScoresCalled ||
    (graph !== null && isScoreAsked(graph, graph.byKey.get(key) ?? { bestOf: 1, round: null }));

  test('is what counting every slip by itself tells, without those who skipped it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const random = randomOf(seed);
        const slips = Array.from({ length: count }, () =>
          random() < 1 / 4 ? NO_PICKS : clickedSlip(stage, random),
        );
        const official = clickedSlip(stage, random);
        const block = createEntryBlock(count, layout.stride);
        slips.forEach((slip, at) => {
          block.write(at, encodePicks(stage, layout, slip));
        });
        const submitters = slips.filter((slip) => slip !== NO_PICKS);
        const { submitted, counts } = runAtOnce(countCrowdInSlices(block));
        expect(submitted).toBe(submitters.length);

        const { teams, winners, scores, draws = [] } = crowdPicks(stage, layout, counts);
        const told = [
          ...teams.map((one) => [one.eventSubstageId, one.teamId, one.pickTypeId, one.entrants]),
          ...winners.map((one) => [one.eventSubstageId, one.matchKey, one.teamId, one.entrants]),
          ...draws.map((one) => [one.eventSubstageId, one.matchKey, 'draw', one.entrants]),
          ...scores.map((one) => [
            one.eventSubstageId,
            one.matchKey,
            'lost',
            one.gamesLost,
            one.entrants,
          ]),
        ];
        const naive = new Map<string, number>();
        const add = (...key: readonly (string | number)[]) => {
          const text = JSON.stringify(key);
          naive.set(text, (naive.get(text) ?? 0) + 1);
        };
        for (const slip of submitters) {
          for (const pick of slip.groupStagePicks) {
            add(pick.eventSubstageId, pick.teamId, pick.pickTypeId);
          }
          for (const pick of slip.matchPicks) {
            const key = calledKey(stage, pick);
            if (isDrawn(pick)) add(pick.eventSubstageId, key, 'draw');
            if (pick.winnerTeamId === null) continue;
            add(pick.eventSubstageId, key, pick.winnerTeamId);
            const { topTeamScore: top, bottomTeamScore: bottom } = pick;
            if (top === null || bottom === null || !hasScores(key)) continue;
            add(pick.eventSubstageId, key, 'lost', Math.min(top, bottom));
          }
        }
        const sorted = (rows: readonly string[]) => [...rows].sort();
        expect(sorted(told.map((row) => JSON.stringify(row)))).toEqual(
          sorted(
            [...naive].map(([key, entrants]) => JSON.stringify([...JSON.parse(key), entrants])),
          ),
        );

        const scoring = compileScoring(stage, layout, official);
        const spread = runAtOnce(spreadPointsInSlices({ scoring, block }, submitted));
        const points = submitters.map((slip) => scoring.totalOf(encodePicks(stage, layout, slip)));
        const expected = [...spread].map((_, own) => points.filter((one) => one === own).length);
        expect([...spread]).toEqual(expected);
        expect(spread.reduce((sum, entrants) => sum + entrants, 0)).toBe(submitters.length);
      }),
      runs(12),
    );
  });

  test('what few of it got right is what looking through every ledger tells', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 24 }), (seed, count) => {
        const random = randomOf(seed);
        const slips = Array.from({ length: count }, () =>
          random() < 1 / 8 ? NO_PICKS : clickedSlip(stage, random),
        );
        const scoring = compileScoring(stage, layout, clickedSlip(stage, random));
        const entries = slips.map((slip) => encodePicks(stage, layout, slip));
        const block = createEntryBlock(count, layout.stride);
        entries.forEach((entry, at) => {
          block.write(at, entry);
        });
        const crowd = runAtOnce(countCrowdInSlices(block));
        const onTop = ['Series Score Bonus', 'Placement Bonus'];
        const naive = new Map<string, number>();
        for (const entry of entries) {
          const right = scoring
            .ledgerOf(entry)
            .filter(({ outcome, rule }) => outcome === 'correct' && !onTop.includes(rule))
            .map(({ eventSubstageId: at, rule, teamId, matchKey: key }) =>
              JSON.stringify([at, rule, teamId, key]),
            );
          for (const key of new Set(right)) naive.set(key, (naive.get(key) ?? 0) + 1);
        }
        const told = runAtOnce(rarePicksInSlices(scoring, crowd)).map(
          ({ eventSubstageId: at, rule, teamId, matchKey: key, entrants }) => [
            JSON.stringify([at, rule, teamId, key]),
            entrants,
          ],
        );
        const rare = [...naive].filter(([, entrants]) => entrants / crowd.submitted <= 0.1);
        expect(told.toSorted()).toEqual(rare.toSorted());
      }),
      runs(12),
    );
  });
});
