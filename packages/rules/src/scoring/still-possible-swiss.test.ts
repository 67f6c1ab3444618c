import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import {
  everySwissEnding,
  everyTable,
  playedSwiss,
  type Standing,
} from '../../fixtures/swiss-tournament.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { runs } from '../../fixtures/test-share.ts';
import { stageCalls } from '../calls/stage-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { SwissStageDetails } from '../model/format.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { stageEndingsInSlices } from '../stage/stage-endings.ts';
import type { LedgerRow } from './ledger.ts';

const MOST = 2000;

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/** The official pick types of each team. */
type Ending = ReadonlyMap<number, readonly PickType[]>;

const endingOf = (standings: readonly Standing[], through: ReadonlySet<number>): Ending =>
  new Map(
    standings.map(({ teamId, wins, losses }) => [
      teamId,
      through.has(teamId)
        ? [advancing, ...(losses === 0 ? [cleanSweepWinner] : [])]
        : [eliminated, ...(wins === 0 ? [cleanSweepLoser] : [])],
    ]),
  );

function rowsOf({ eventStageId, substages }: EventStage, ending: Ending): GroupStagePick[] {
  const eventSubstageId = substages[0]?.eventSubstageId ?? 0;
  return [...ending].flatMap(([teamId, types]) =>
    types.map((pickTypeId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId })),
  );
}

const teamsOnly = (groupStagePicks: readonly GroupStagePick[]): PickSet => ({
  groupStagePicks,
  matchPicks: [],
});

interface Case {
  readonly why: string;
  readonly stage: EventStage;
  /** Wins that end a team's stage; where several may be meant, all of them. */
  readonly enough: readonly [number, ...number[]];
  /** Before so many matches are over there are too many endings. */
  readonly from: number;
}

const detailsOf = ({ stage }: Case) => stage.format.swissStageDetails as SwissStageDetails;

/** The stage as it stands, and all of its endings. */
function drawn(one: Case, seed: number, share: number) {
  const random = randomOf(seed);
  const details = detailsOf(one);
  const [substage] = one.stage.substages as [EventStage['substages'][number]];
  const { teamIds } = substage;
  const [played, ...others] = one.enough;
  const half = teamIds.length / 2;
  const sentOn = half % 4 === 0 && details.advancingCount <= half ? half : details.advancingCount;
  const whole = playedSwiss(teamIds, { enough: played, played: 1000, share: 0 }, random);
  const fewest = one.from + Math.round((share * (whole.matches.length - one.from)) / 100);
  for (let over = fewest; ; over += 1) {
    const known = random() < 0.3 ? 0 : random() < 0.5 ? 1 : random();
    const state = playedSwiss(teamIds, { enough: played, played: over, share: known }, random);
    const ways = [played, ...others].map((enough) => {
      const ended = everySwissEnding(state, enough, MOST);
      return ended?.flatMap((ending) =>
        everyTable(ending, enough, details.advancingCount, sentOn).map((through) =>
          endingOf(ending, through),
        ),
      );
    });
    const endings = ways.flatMap((way) => way ?? []);
    if (ways.includes(undefined) || endings.length > MOST) continue;
    // Official results come later than matches, and where wins may not decide not at all.
    const isByWins = half % 4 === 0 && details.advancingCount === half;
    const told = state.standings.filter(
      ({ wins, losses }) =>
        isByWins && others.length === 0 && Math.max(wins, losses) >= played && random() < 0.7,
    );
    const through = told.filter(({ wins }) => wins >= played).map(({ teamId }) => teamId);
    const official = rowsOf(one.stage, endingOf(told, new Set(through)));
    const stage = { ...one.stage, substages: [{ ...substage, teamMatches: state.matches }] };
    const isTold = (ending: Ending) =>
      official.every(({ teamId, pickTypeId }) => ending.get(teamId)?.includes(pickTypeId));
    return { stage, official: teamsOnly(official), endings: endings.filter(isTold), random };
  }
}

/** Whether a row is right if it ends so. */
function isRight(one: Case, { rule, teamId }: LedgerRow, ending: Ending): boolean {
  const types = ending.get(teamId ?? 0) ?? [];
  if (rule === '0-3') return types.includes(cleanSweepLoser);
  if (rule === '3-0') return types.includes(cleanSweepWinner);
  const isApart = detailsOf(one).scoreCleanSweepApart === true;
  return types.includes(advancing) && !(isApart && types.includes(cleanSweepWinner));
}

const OF_EIGHT = { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 };
const APART = { scoreCleanSweepApart: true };

const STAGES: readonly Case[] = [
  { why: 'sixteen teams', stage: swissWith({}), enough: [3], from: 23 },
  { why: 'sixteen teams, 3-0 teams apart', stage: swissWith(APART), enough: [3], from: 23 },
  {
    why: 'sixteen teams, one 3-0 pick that pays more',
    stage: swissWith({ cleanSweepWinnerCount: 1, pointsPerCorrectWinner: 5 }),
    enough: [3],
    from: 23,
  },
  {
    why: 'sixteen teams of which seven are named',
    stage: swissWith({ advancingCount: 7 }),
    enough: [3],
    from: 25,
  },
  {
    why: 'sixteen teams of which ten go through',
    stage: swissWith({ advancingCount: 10 }),
    enough: [3],
    from: 25,
  },
  { why: 'eight teams, with floats', stage: swissWith(OF_EIGHT, 8), enough: [3], from: 7 },
  {
    why: 'eight teams apart',
    stage: swissWith({ ...OF_EIGHT, ...APART }, 8),
    enough: [3],
    from: 7,
  },
  {
    why: 'eight teams for which two wins may do',
    stage: swissWith({ ...OF_EIGHT, cleanSweepWinnerCount: 2, cleanSweepLoserCount: 2 }, 8),
    enough: [2, 3],
    from: 7,
  },
  {
    why: 'six teams',
    stage: swissWith({ ...OF_EIGHT, advancingCount: 3 }, 6),
    enough: [3],
    from: 1,
  },
  {
    why: 'nine teams, with byes',
    stage: swissWith({ ...OF_EIGHT, advancingCount: 5 }, 9),
    enough: [3],
    from: 11,
  },
  {
    why: 'ten teams',
    stage: swissWith({ ...OF_EIGHT, advancingCount: 5 }, 10),
    enough: [3],
    from: 12,
  },
  {
    why: 'twelve teams apart',
    stage: swissWith({ ...OF_EIGHT, ...APART, advancingCount: 6 }, 12),
    enough: [3],
    from: 17,
  },
];

const textOf = (rows: readonly GroupStagePick[]): string =>
  rows
    .map(({ teamId, pickTypeId }) => `${teamId} ${pickTypeId}`)
    .sort()
    .join();

describe.each(STAGES)('a Swiss stage whose matches are known: $why', (one) => {
  const RUNS = runs(12);

  test('what is possible, pending and needed is that of every ending [rule: results-12, swiss-8]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
        const { stage, official, endings, random } = drawn(one, seed, share);
        const { ledger, maximum, needed, perfectTotal } = stageCalls(
          stage,
          clickedSlip(one.stage, random),
          official,
        );
        const right = endings.map(
          (ending) => new Set(ledger.filter((row) => isRight(one, row, ending))),
        );
        const points = right.map((rows) => [...rows].reduce((all, { worth }) => all + worth, 0));
        expect(maximum).toEqual({ points: Math.max(...points), isExact: true });
        expect(perfectTotal).toBeGreaterThanOrEqual(maximum.points);
        for (const row of ledger) {
          const open = right.some((rows) => rows.has(row)) ? 'pending' : 'wrong';
          const expected = row.outcome === 'correct' ? 'correct' : open;
          expect([row.teamId, row.rule, row.outcome]).toEqual([row.teamId, row.rule, expected]);
        }
        for (const { rule, rows, count } of needed?.needs ?? []) {
          const counts = right.map((all) => rows.filter((row) => all.has(row)).length);
          expect([rule, count]).toEqual([rule, Math.max(...counts)]);
        }
      }),
      RUNS,
    );
  });

  test('its endings are all there are, each once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
        const { stage, official, endings } = drawn(one, seed, 40 + share);
        const expected = new Set(endings.map((ending) => textOf(rowsOf(stage, ending))));
        const found = runAtOnce(stageEndingsInSlices(stage, official, MOST)) ?? [];
        expect(found.map(({ groupStagePicks }) => textOf(groupStagePicks)).sort()).toEqual(
          [...expected].sort(),
        );
      }),
      RUNS,
    );
  });
});
