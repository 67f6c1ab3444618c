import type { Db } from '../../platform/database/database.ts';
import {
  findKept,
  findSavedAfter,
  findStagesAtRisk,
  type SavedVersion,
  type StageAtRisk,
} from './lost-saves.repository.ts';

const namedAtMost = 20;

/** A line for each stage that could have lost saves. Only the old database knows how many. */
export async function tellStagesAtRisk(db: Db, at: Date, now: Date): Promise<string[]> {
  const stages = await findStagesAtRisk(db, at);
  return stages.map((stage) => lineOf(stage, now));
}

function lineOf({ eventName, stageName, entries, lastSavedAt, lockAt }: StageAtRisk, now: Date) {
  const last = lastSavedAt === null ? 'no save' : `last save ${lastSavedAt.toISOString()}`;
  const lock = lockAt === null ? 'no lock' : lockWords(lockAt, now);
  return `${eventName}, ${stageName}: ${entries} entries, ${last}, ${lock}`;
}

const lockWords = (lockAt: Date, now: Date): string =>
  lockAt <= now
    ? `locked at ${lockAt.toISOString()}: saves lost before that cannot be made again`
    : `locks at ${lockAt.toISOString()}: people can save again`;

/** Saves of the old database that the recovered one does not have, a line a stage. */
export async function tellLostSaves(db: Db, old: Db, at: Date): Promise<string[]> {
  const saved = await findSavedAfter(old, at);
  const kept = await findKept(db, saved);
  const lost = saved.filter(
    ({ eventStageId, userId, version }) => !kept.has(`${eventStageId}:${userId}:${version}`),
  );
  const stageIds = [...new Set(lost.map(({ eventStageId }) => eventStageId))];
  return stageIds.map((id) => lineOfLost(lost.filter(({ eventStageId }) => eventStageId === id)));
}

function lineOfLost(lost: readonly SavedVersion[]): string {
  const names = [...new Set(lost.map(({ username }) => username))];
  const more = names.length - namedAtMost;
  const named = names.slice(0, namedAtMost).join(', ');
  const end = more > 0 ? ` and ${more} more` : '';
  const { eventName = '', stageName = '' } = lost[0] ?? {};
  return `${eventName}, ${stageName}: ${lost.length} saves of ${names.length} users lost: ${named}${end}`;
}
