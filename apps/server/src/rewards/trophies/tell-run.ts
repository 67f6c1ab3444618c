import type { Giving, RewardedEvent } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { findPastRuns, ToldRun } from './award-runs.repository.ts';

/** A run's progress for staff. */
export const tellRun = ({ id, kind, done, entrants, startedAt, finishedAt }: ToldRun): Giving => ({
  runId: id,
  kind,
  state: finishedAt === null ? 'running' : 'done',
  done,
  total: entrants,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Earlier runs of an event for staff. */
export const tellPastRuns = (
  runs: Awaited<ReturnType<typeof findPastRuns>>,
  eventId: number,
): RewardedEvent['runs'] =>
  runs
    .filter((run) => run.eventId === eventId)
    .map(({ runId, kind, startedAt, reason, entrants, changed, userId, username }) => ({
      runId,
      kind,
      at: startedAt.toISOString(),
      by: userId === null || username === null ? null : publicUsername({ id: userId, username }),
      reason,
      entrants,
      changed,
    }));
