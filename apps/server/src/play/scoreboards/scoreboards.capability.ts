import type { Capability } from '../../platform/capability.ts';
import type { Figure } from '../../platform/metrics/figure.ts';
import type { BoardCounts, Boards } from './boards.ts';
import type { ScoreboardTables } from './scoreboards.tables.ts';

interface ScoreboardParts {
  readonly boards: Boards;
  readonly onError: (error: unknown) => void;
}

export const scoreboards: Capability<ScoreboardParts, unknown, ScoreboardTables> = {
  name: 'scoreboards',
  tables: {
    entryBlockSets: {},
    entryBlocks: {},
    entryBlockChanges: {
      userId: {
        exported: { not: 'tells which entries to read again, and the entries are exported' },
        onDeletion: { kept: 'boards would show picks as they were before a correction' },
      },
    },
    boards: {},
  },
  make: ({ boards, onError }) => ({
    calls: {},
    listeners: { user: boards.userChanged, reconnected: boards.readAgain },
    figures: figuresOf(boards.counts),
    start: () => {
      boards.warm().catch(onError);
    },
    stop: boards.stop,
  }),
};

const figuresOf = (counts: BoardCounts): Figure[] => [
  { kind: 'gauge', name: 'boards_held', help: 'Boards in memory', read: counts.held },
  {
    kind: 'gauge',
    name: 'board_bytes',
    help: 'Memory of all boards, estimated',
    read: counts.bytes,
  },
  {
    kind: 'gauge',
    name: 'board_build_seconds',
    help: 'How long the newest board took',
    read: () => counts.lastBuildMs() / 1000,
  },
  {
    kind: 'counter',
    name: 'boards_built_total',
    help: 'Boards built, by whether another process had computed the totals',
    labels: ['totals'],
    read: () => [
      { labels: { totals: 'taken over' }, count: counts.taken() },
      { labels: { totals: 'computed' }, count: counts.built() - counts.taken() },
    ],
  },
];
