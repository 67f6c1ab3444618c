import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import { type MatchPick, NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { countCrowdInSlices } from '../scoreboard/crowd-counts.ts';
import { createEntryBlock } from '../scoreboard/entry-block.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { championCalls } from '../scoring/champion-call.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { type PickCount, type PickTableKind, percentOf, pickTables } from './pick-tables.ts';

const keyOf = ({ bracketPart: part, bracketCol: col, bracketColIndex: colIndex }: MatchPick) =>
  matchKey({ part, col, colIndex });
const hasResult = ({ matchPicks }: PickSet, row: PickCount) =>
  matchPicks.some(
    (pick) => pick.eventSubstageId === row.eventSubstageId && keyOf(pick) === row.matchKey,
  );
const lostBy = ({ topTeamScore, bottomTeamScore }: MatchPick) =>
  Math.min(topTeamScore ?? 0, bottomTeamScore ?? 0);

describe.each(EVERY_STAGE)('the pick data of a stage with $why', ({ stage }) => {
  const layout = compileLayout(stage);
  const graph = stage.format.bracket === null ? null : compileBracket(stage.format);
  const resetKey = graph?.matches[graph.reset ?? -1]?.key ?? null;

  /** Whether a slip picks what a row counts, read off the slip itself. */
  function isPicked(slip: PickSet, kind: PickTableKind, row: PickCount): boolean {
    const ofMatch = slip.matchPicks.find(
      (pick) =>
        pick.eventSubstageId === row.eventSubstageId &&
        keyOf(pick) === row.matchKey &&
        pick.winnerTeamId !== null,
    );
    if (kind === 'winners') return ofMatch?.winnerTeamId === row.teamId;
    if (kind === 'scores') {
      return (
        ofMatch !== undefined && ofMatch.topTeamScore !== null && lostBy(ofMatch) === row.games?.[1]
      );
    }
    if (kind === 'reset') return (ofMatch !== undefined) === row.isPlayed;
    if (kind === 'champion') {
      const call = championCalls(stage, layout, NO_PICKS)?.(encodePicks(stage, layout, slip));
      return call?.teamId === row.teamId;
    }
    const types: readonly PickType[] = {
      advancing: [PickType.advancing],
      eliminated: [PickType.cleanSweepLoser, PickType.eliminated],
      first: [PickType.firstPlace],
      second: [PickType.secondPlace],
    }[kind];
    return slip.groupStagePicks.some(
      (pick) =>
        pick.eventSubstageId === row.eventSubstageId &&
        pick.teamId === row.teamId &&
        types.includes(pick.pickTypeId),
    );
  }

  test('is what counting every slip by itself tells, and a right slip comes true', () => {
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
        const { counts } = runAtOnce(countCrowdInSlices(block));
        const decided = {
          ...stage,
          substages: stage.substages.map((substage) => ({
            ...substage,
            officialMatches: official.matchPicks.filter(
              ({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId,
            ),
          })),
        };
        for (const { kind, rows } of pickTables({ stage: decided, layout, official, counts })) {
          const naive = rows.map(
            (row) => submitters.filter((slip) => isPicked(slip, kind, row)).length,
          );
          expect([kind, rows.map(({ picks }) => picks)]).toEqual([kind, naive]);
          expect(naive).toEqual(naive.toSorted((a, b) => b - a));
          expect([kind, rows.map(({ cameTrue }) => cameTrue)]).toEqual([
            kind,
            rows.map((row) =>
              // Of a reset that was not played nobody can name the winner.
              kind !== 'reset' && row.matchKey !== null && !hasResult(official, row)
                ? null
                : isPicked(official, kind, row),
            ),
          ]);
        }
        const open = pickTables({ stage, layout, official: NO_PICKS, counts });
        expect(open.flatMap(({ rows }) => rows).every(({ cameTrue }) => cameTrue === null)).toBe(
          true,
        );
      }),
      { numRuns: 12 },
    );
  });

  test('has the tables that it calls for', () => {
    const { counts } = runAtOnce(countCrowdInSlices(createEntryBlock(1, layout.stride)));
    const kinds = pickTables({ stage, layout, official: NO_PICKS, counts }).map(({ kind }) => kind);
    const { format, substages } = stage;
    const expected =
      graph === null
        ? format.groupStageDetails === null
          ? ['advancing', 'eliminated']
          : ['advancing', 'first', 'second']
        : [
            ...(substages.length === 1 ? ['champion'] : []),
            'winners',
            ...(resetKey === null ? [] : ['reset']),
          ];
    expect(kinds).toEqual(expected);
  });
});

test.each([
  { picks: 0, users: 0, percent: 0, why: 'nobody' },
  { picks: 1, users: 3, percent: 33.3, why: 'one decimal' },
  { picks: 2, users: 3, percent: 66.7, why: 'rounded' },
  { picks: 3, users: 3, percent: 100, why: 'all' },
])('of $users users $picks are $percent %: $why', ({ picks, users, percent }) => {
  expect(percentOf(picks, users)).toBe(percent);
});
