import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledKey } from '../../fixtures/called-key.ts';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { playedResults } from '../../fixtures/staged-format.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import {
  isDrawn,
  type MatchPick,
  NO_PICKS,
  type PickSet,
  PickType,
  typeOfPlace,
} from '../model/picks.ts';
import { countCrowdInSlices } from '../scoreboard/crowd-counts.ts';
import { createEntryBlock } from '../scoreboard/entry-block.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { championCalls } from '../scoring/champion-call.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { rowsOfTeamByte } from '../slots/team-codec.ts';
import { type PickCount, type PickTableKind, percentOf, pickTables } from './pick-tables.ts';

type TeamStage = Parameters<typeof rowsOfTeamByte>[0];

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
        (pick.winnerTeamId !== null || isDrawn(pick)),
    );
    if (kind === 'winners') {
      // Any row of a drawn round may name the team.
      const rows = slip.matchPicks.filter(
        (pick) =>
          pick.eventSubstageId === row.eventSubstageId && calledKey(stage, pick) === row.matchKey,
      );
      return rows.some((pick) => pick.winnerTeamId === row.teamId);
    }
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
      places: row.place === null ? [] : [typeOfPlace(row.place)],
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

  /** A 3-0 team picked to advance is wrong where it does not count as advancing. */
  const isPaidApart = ({ groupStagePicks }: PickSet, kind: PickTableKind, row: PickCount) =>
    stage.format.swissStageDetails?.scoreCleanSweepApart === true &&
    kind === 'advancing' &&
    groupStagePicks.some(
      ({ teamId, pickTypeId }) => teamId === row.teamId && pickTypeId === PickType.cleanSweepWinner,
    );

  test('is what counting every slip by itself tells, and a right slip comes true [rule: pick-data-4, picks-3]', () => {
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
              // A reset that was not played has no winner to name.
              kind !== 'reset' && row.matchKey !== null && !hasResult(official, row)
                ? null
                : isPicked(official, kind, row) && !isPaidApart(official, kind, row),
            ),
          ]);
        }
        const open = pickTables({ stage, layout, official: NO_PICKS, counts });
        expect(open.flatMap(({ rows }) => rows).every(({ cameTrue }) => cameTrue === null)).toBe(
          true,
        );
      }),
      runs(12),
    );
  });

  /** The whole order of a group is the pick. */
  const isOrder = stage.format.groupStageDetails?.wholeOrder !== undefined;

  test('has the tables that it calls for', () => {
    const { counts } = runAtOnce(countCrowdInSlices(createEntryBlock(1, layout.stride)));
    const kinds = pickTables({ stage, layout, official: NO_PICKS, counts }).map(({ kind }) => kind);
    const { format, substages } = stage;
    const expected =
      graph === null
        ? format.groupStageDetails === null
          ? ['advancing', 'eliminated']
          : format.groupStageDetails.fixtures
            ? ['winners']
            : isOrder
              ? ['places']
              : ['advancing', 'first', 'second']
        : [
            ...(substages.length === 1 ? ['champion'] : []),
            'winners',
            ...(resetKey === null ? [] : ['reset']),
          ];
    expect(kinds).toEqual(expected);
  });
});

describe.each(EVERY_STAGE.filter(({ stage }) => stage.format.bracket === null))(
  'a team of a stage with $why',
  ({ stage }) => {
    const layout = compileLayout(stage);
    const { counts } = runAtOnce(countCrowdInSlices(createEntryBlock(1, layout.stride)));
    const kinds: Partial<Record<PickTableKind, PickType>> = {
      advancing: PickType.advancing,
      eliminated: PickType.cleanSweepLoser,
      first: PickType.firstPlace,
      second: PickType.secondPlace,
    };

    test('came true exactly where the ledger pays whoever picked it', () => {
      fc.assert(
        fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
          const random = randomOf(seed);
          const rows = shuffled(playedResults(stage, random).groupStagePicks, random);
          const known = rows.slice(0, Math.round((rows.length * share) / 100));
          const official: PickSet = { groupStagePicks: known, matchPicks: [] };
          const scoring = compileScoring(stage, layout, official);
          const types = rowsOfTeamByte(stage as TeamStage);
          for (const { kind, rows: told } of pickTables({ stage, layout, official, counts })) {
            for (const { eventSubstageId, teamId, place, cameTrue } of told) {
              const type = place === null ? kinds[kind] : typeOfPlace(place);
              const byte = types.findIndex((of) => of.at(-1) === type);
              const at = layout.slots.findIndex(
                (slot) =>
                  slot.kind === 'team' &&
                  slot.teamId === teamId &&
                  stage.substages[slot.substage]?.eventSubstageId === eventSubstageId,
              );
              const entry = new Uint8Array(layout.slots.length);
              entry[at] = byte;
              const outcome = scoring.ledgerOf(entry).at(-1)?.outcome;
              const expected = { correct: true, wrong: false, pending: null, void: null };
              expect([kind, teamId, cameTrue]).toEqual([kind, teamId, expected[outcome!]]);
            }
          }
        }),
        runs(30),
      );
    });
  },
);

test('a team that went out 1-3 makes no 0-3 pick right', () => {
  const stage = swissWith(
    { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 2 },
    8,
  );
  const [substage] = stage.substages;
  const [winner, loser, winless, both] = substage!.teamIds;
  const row = (teamId: number | undefined, pickTypeId: PickType) => ({
    eventStageId: stage.eventStageId,
    eventSubstageId: substage!.eventSubstageId,
    teamId: teamId ?? 0,
    pickTypeId,
  });
  const layout = compileLayout(stage);
  const { counts } = runAtOnce(countCrowdInSlices(createEntryBlock(1, layout.stride)));
  const out = [loser, winless, both].map((teamId) => row(teamId, PickType.eliminated));
  const zero = [winless, both].map((teamId) => row(teamId, PickType.cleanSweepLoser));
  const official = {
    groupStagePicks: [row(winner, PickType.advancing), ...out, ...zero],
    matchPicks: [],
  };
  const tables = pickTables({ stage, layout, official, counts });
  const truth = new Map(tables.at(-1)?.rows.map(({ teamId, cameTrue }) => [teamId, cameTrue]));
  expect([winner, loser, winless, both].map((teamId) => truth.get(teamId ?? 0))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a first place that pays nothing comes true where it is official', () => {
  const stage = groupsWith({ pointsPerFirstPlace: 0 });
  const layout = compileLayout(stage);
  const [{ eventSubstageId, teamIds }] = stage.substages as [(typeof stage.substages)[number]];
  const [first, other] = teamIds as [number, number];
  const row = (teamId: number, pickTypeId: PickType) => ({
    eventStageId: stage.eventStageId,
    eventSubstageId,
    teamId,
    pickTypeId,
  });
  const official = {
    groupStagePicks: [
      row(first, PickType.advancing),
      row(first, PickType.firstPlace),
      row(other, PickType.advancing),
    ],
    matchPicks: [],
  };
  const { counts } = runAtOnce(countCrowdInSlices(createEntryBlock(1, layout.stride)));
  const tables = pickTables({ stage, layout, official, counts });
  const rows = tables.find(({ kind }) => kind === 'first')?.rows ?? [];
  expect(rows.find(({ teamId }) => teamId === first)?.cameTrue).toBe(true);
  expect(rows.find(({ teamId }) => teamId === other)?.cameTrue).toBe(null);
});

test.each([
  { picks: 0, users: 0, percent: 0, why: 'nobody' },
  { picks: 1, users: 3, percent: 33.3, why: 'one decimal' },
  { picks: 2, users: 3, percent: 66.7, why: 'rounded' },
  { picks: 3, users: 3, percent: 100, why: 'all' },
])(
  'of $users users $picks are $percent %: $why [rule: pick-data-3]',
  ({ picks, users, percent }) => {
    expect(percentOf(picks, users)).toBe(percent);
  },
);
