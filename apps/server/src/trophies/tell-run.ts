import type { Giving } from '@callshot/contract';
import type { ToldRun } from './award-runs.repository.ts';

/** How far a run has come, as staff are told. */
export const tellRun = ({ id, kind, done, entrants, startedAt, finishedAt }: ToldRun): Giving => ({
  runId: id,
  kind,
  state: finishedAt === null ? 'running' : 'done',
  done,
  total: entrants,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
