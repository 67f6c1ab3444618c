import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { done } from '../../apps/server/src/platform/outcome.ts';
import type { LoadedStage } from '../../apps/server/src/play/events/loaded-event.ts';
import { createBestRankReader } from '../../apps/server/src/play/leaderboards/best-rank.service.ts';
import type { EventBoard } from '../../apps/server/src/play/scoreboards/boards.ts';
import type { BoardStage } from '../../apps/server/src/play/scoreboards/score-entrants.ts';
import { playedSwiss } from '../../packages/rules/fixtures/swiss-tournament.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import {
  buildScoreboard,
  compileBracket,
  compileLayout,
  compileScoring,
  createEntrantDirectory,
  createEntryBlock,
  type EventStage,
  encodePicks,
  NO_PICKS,
  type PickSet,
  SWISS_ENOUGH,
} from '../../packages/rules/src/index.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';

const RUNS = sized(5, 1);
/** As many ask at once when a result has come in. */
const ASKING = 100;
const DISTINCT = sized(500, 50);
const MILLION = sized(1_000_000, 2000);
/** Others wait no longer than this. */
const MOST_HELD_MS = 50;
const MOST_MS = 1_500;

interface Case {
  readonly what: string;
  readonly entrants: number;
  readonly stages: readonly EventStage[];
  /** Matches of the last stage that are played; all before are. */
  readonly played: number;
  readonly isTold: boolean;
}

const cases: readonly Case[] = [
  {
    what: 'two open matches',
    entrants: MILLION,
    stages: [
      swissStage(),
      playoffStage({ teams: 8, elimination: 'single', useSeriesScore: false }),
    ],
    played: 5,
    isTold: true,
  },
  {
    what: 'too many endings',
    entrants: MILLION,
    stages: [swissStage(), playoffStage({ teams: 16 })],
    played: 0,
    isTold: false,
  },
  {
    what: 'as many endings as are told',
    entrants: 5_000,
    stages: [
      swissStage(),
      playoffStage({ teams: 8, elimination: 'single', useSeriesScore: false }),
    ],
    played: 0,
    isTold: true,
  },
  {
    what: 'too many endings of a large bracket',
    entrants: 200,
    stages: [playoffStage({ teams: 64 })],
    played: 0,
    isTold: false,
  },
  { what: 'a Swiss stage begins', entrants: 200, stages: [swissStage()], played: 0, isTold: false },
  {
    what: 'a Swiss stage is drawn for the first time',
    entrants: 200,
    stages: [swissStage()],
    played: 1,
    isTold: false,
  },
  {
    what: 'the fourth round of a Swiss stage',
    entrants: 5_000,
    stages: [swissStage()],
    played: 24,
    isTold: true,
  },
  {
    what: 'two open matches of a Swiss stage',
    entrants: MILLION,
    stages: [swissStage()],
    played: 31,
    isTold: true,
  },
];

/** The best rank that everybody can still have, asked for by many at once. */
export async function run(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const one of cases) rows.push(...(await measure(one)));
  return rows;
}

async function measure(one: Case): Promise<BenchRow[]> {
  const board = boardOf(one);
  const [times, holds]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    // A reader keeps what it computed for a board.
    const reader = readerOf(board);
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    // Its clock runs from one turn to the next.
    await setTimeout(20);
    delays.reset();
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: ASKING }, (_, at) => reader.bestRank(1, at + 1)),
    );
    times.push(performance.now() - begun);
    await setTimeout(20);
    delays.disable();
    holds.push(delays.max / 1e6);
    for (const answer of answers) {
      if (!answer.ok || (answer.value.bestRank !== null) !== one.isTold) {
        throw new Error(`${one.what}: ${JSON.stringify(answer)}`);
      }
    }
  }
  const bench = `best rank for ${ASKING} of ${one.entrants}, ${one.what}`;
  return [
    { bench, ours: medianOf(times), oursUnit: 'ms', most: MOST_MS },
    {
      bench: `${bench}: event loop held at most`,
      // Other load can only add to it.
      ours: Math.min(...holds),
      oursUnit: 'ms',
      most: MOST_HELD_MS,
    },
  ];
}

function readerOf(board: EventBoard) {
  const crowd = {
    stages: board.stages.map(({ loaded }) => ({ eventStageId: loaded.id })),
  };
  return createBestRankReader(
    {
      seals: { currentEvent: async () => ({ stages: board.stages.map(({ loaded }) => loaded) }) },
      boards: { boardOf: async () => board },
    } as never,
    { crowd: async () => done(crowd) } as never,
  );
}

function boardOf({ stages, entrants: count, played }: Case): EventBoard {
  const random = randomOf(20_250_621);
  const entrants = createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({ userId: at + 1, username: `player${at + 1}` })),
  );
  const sealed = stages.map((stage, at): BoardStage => {
    const isLast = at === stages.length - 1;
    return judged(isLast ? begun(stage, at, played) : finished(stage, at));
  });
  const blocks = new Map(
    sealed.map(({ loaded: { id, stage, layout } }) => {
      const slips = Array.from({ length: DISTINCT }, () =>
        encodePicks(stage, layout, randomPicks(stage, random)),
      );
      const block = createEntryBlock(count, layout.stride);
      for (let entrant = 0; entrant < count; entrant += 1) {
        block.write(entrant, slips[Math.floor(random() * DISTINCT)] ?? new Uint8Array());
      }
      return [id, block] as const;
    }),
  );
  const scoreboard = buildScoreboard({
    entrants,
    stages: sealed.map(({ loaded: { id, layout }, scoring }) => {
      const block = blocks.get(id);
      if (!block) throw new Error(`No block of stage ${id}`);
      return { layout, scoring, block };
    }),
  });
  return {
    stages: sealed,
    entrants: { directory: entrants, blocks, digest: '' },
    scoreboard,
  } as unknown as EventBoard;
}

const judged = (loaded: LoadedStage): BoardStage => ({
  loaded,
  scoring: compileScoring(loaded.stage, loaded.layout, loaded.official),
});

const finished = (stage: EventStage, at: number): LoadedStage =>
  loadedOf(stage, at, randomPicks(stage, randomOf(99)));

/** A Swiss stage whose matches are known, those that come next too. */
function drawn(stage: EventStage, played: number): EventStage {
  if (played === 0) return stage;
  const substages = stage.substages.map((substage) => {
    const { matches } = playedSwiss(
      substage.teamIds,
      { enough: SWISS_ENOUGH, played, share: 1 },
      randomOf(99),
    );
    return { ...substage, teamMatches: matches };
  });
  return { ...stage, substages };
}

/** In the order of its matches; of a stage without a bracket nothing is official. */
function begun(stage: EventStage, at: number, played: number): LoadedStage {
  if (stage.format.bracket === null) return loadedOf(drawn(stage, played), at, NO_PICKS);
  const known = new Set(
    compileBracket(stage.format)
      .matches.slice(0, played)
      .map(({ key }) => key),
  );
  const { matchPicks } = randomPicks(stage, randomOf(99));
  const keyOf = (row: (typeof matchPicks)[number]) =>
    `${row.bracketPart}-${row.bracketCol}-${row.bracketColIndex}`;
  const results = matchPicks.filter((row) => known.has(keyOf(row)));
  return loadedOf(stage, at, { groupStagePicks: [], matchPicks: results });
}

function loadedOf(stage: EventStage, at: number, official: PickSet): LoadedStage {
  const substages = stage.substages.map((substage) => {
    const { matchPicks } = official;
    const isResult = (row: (typeof matchPicks)[number]) =>
      matchPicks.some(
        (result) =>
          result.bracketPart === row.bracketPart &&
          result.bracketCol === row.bracketCol &&
          result.bracketColIndex === row.bracketColIndex,
      );
    const openings = substage.officialMatches.filter((row) => !isResult(row));
    return { ...substage, officialMatches: [...openings, ...matchPicks] };
  });
  const own = { ...stage, eventStageId: at + 1, substages };
  return {
    id: at + 1,
    index: at,
    stage: own,
    layout: compileLayout(own),
    official,
  } as unknown as LoadedStage;
}
