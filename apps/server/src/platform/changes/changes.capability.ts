import type { Capability } from '../capability.ts';
import type { ReplicationWatch } from '../database/replication.ts';
import type { ChangeListenerConnection } from './change-listener.ts';
import type { Standing } from './leadership.ts';

interface ChangeParts {
  readonly standing: Standing;
  /** Null where this process is alone. */
  readonly listener: ChangeListenerConnection | null;
  readonly replication: ReplicationWatch;
}

const lookEveryMs = 5000;

/** Hearing what other processes commit: first to begin and last to end. */
export const changes: Capability<ChangeParts> = {
  name: 'changes',
  tables: {},
  make: ({ standing, listener, replication }) => ({
    calls: {},
    figures: [
      {
        kind: 'gauge',
        name: 'is_leader',
        help: 'Whether this process computes boards for all: 1 on exactly one of them',
        read: () => Number(standing.isLeader()),
      },
      {
        kind: 'gauge',
        name: 'is_listening',
        help: 'Whether this process hears what the others commit: 1, or 0 after a loss',
        read: () => Number(standing.isListening()),
      },
      ...replication.figures,
    ],
    jobs: [{ everyMs: lookEveryMs, isDueAtStart: true, run: replication.read }],
    ...(listener && { start: listener.start, finish: listener.stop }),
  }),
};
