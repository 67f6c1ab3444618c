import { setImmediate as pause } from 'node:timers/promises';
import { type LateShare, sharedPoints } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { hiddenIn } from '../picks/shown-entries.ts';
import { findAllOnNoBoard } from './entry-blocks.repository.ts';
import { findEntriesOf, findLateUsers, type LateUsersEntry } from './late-entrants.repository.ts';
import type { BoardStage } from './score-entrants.ts';

/** Somebody who entered after the lock, as boards show them: by points, without a rank [rule: late-7]. */
export interface LateEntrant {
  readonly userId: number;
  readonly totalScore: number;
  /** The share at which they entered. */
  readonly lateShare: LateShare;
}

/** The late entrants of an event, most points first. */
export interface LateEntrants {
  readonly rows: readonly LateEntrant[];
  /** 0-based position by user. */
  readonly placeOf: ReadonlyMap<number, number>;
}

/** Those who stand on a page of everybody, behind the ranked; `startRow` counts from 1. */
export function lateOfPage(
  { rows }: LateEntrants,
  rankedCount: number,
  { startRow, count }: { readonly startRow: number; readonly count: number },
): readonly LateEntrant[] {
  const first = startRow - 1 - rankedCount;
  return rows.slice(Math.max(0, first), Math.max(0, first + count));
}

const usersAtOnce = 500;

/** Reads and scores the late entrants of a board's stages, as far as their picks are sealed. */
export async function readLateEntrants(
  db: Kysely<Schema>,
  event: LoadedEvent,
  stages: readonly BoardStage[],
): Promise<LateEntrants> {
  const ids = stages.map(({ loaded }) => loaded.id);
  const users = ids.length === 0 ? [] : await findLateUsers(db, ids);
  const left = users.length === 0 ? new Set<number>() : await findAllOnNoBoard(db, ids);
  const shown = users.filter((userId) => !left.has(userId));
  const found: Scored[] = [];
  for (let from = 0; from < shown.length; from += usersAtOnce) {
    const chunk = shown.slice(from, from + usersAtOnce);
    const entries = await findEntriesOf(db, ids, chunk);
    for (const userId of chunk) {
      const own = entries.filter((entry) => entry.userId === userId);
      const scored = scoreOf(event, stages, userId, own);
      if (scored) found.push(scored);
    }
    await pause();
  }
  const rows = found.toSorted(
    (a, b) => b.totalScore - a.totalScore || a.savedAt - b.savedAt || a.userId - b.userId,
  );
  return { rows, placeOf: new Map(rows.map(({ userId }, at) => [userId, at])) };
}

interface Scored extends LateEntrant {
  /** Last accepted save, in ms. */
  readonly savedAt: number;
}

/** Null while nothing that they called is sealed. */
function scoreOf(
  event: LoadedEvent,
  stages: readonly BoardStage[],
  userId: number,
  entries: readonly LateUsersEntry[],
): Scored | null {
  let [totalScore, savedAt, isShown] = [0, 0, false];
  let lateShare: LateShare | null = null;
  for (const { loaded, scoring } of stages) {
    const entry = entries.find(({ eventStageId }) => eventStageId === loaded.id);
    if (!entry || entry.layoutFingerprint !== loaded.layout.fingerprint) continue;
    const slots = Uint8Array.from(entry.slots);
    for (const slot of hiddenIn(event, loaded, entry)) slots[slot] = 0;
    lateShare ??= entry.lateShare;
    savedAt = Math.max(savedAt, entry.submittedAt.getTime());
    isShown ||= slots.some((byte) => byte !== 0);
    const points = scoring.totalOf(slots);
    totalScore += entry.lateShare === null ? points : sharedPoints(points, entry.lateShare);
  }
  return isShown && lateShare !== null ? { userId, totalScore, lateShare, savedAt } : null;
}
