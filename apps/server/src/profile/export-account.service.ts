import type { Answer } from '@callshot/contract';
import { reserveAttempt } from '../accounts/attempts.repository.ts';
import { type ExportSources, exportTopics } from './export-topics.ts';

/** An export reads everything of a user: a few an hour are plenty. */
const most = 5;
const withinMinutes = 60;

/** Everything that the product holds of a user, for the user; null = too often. */
export async function exportAccount(
  sources: ExportSources,
  userId: number,
  now: Date,
): Promise<Answer<'GET /api/account/export'> | null> {
  const limit = { kind: 'export', subject: `user ${userId}`, most, withinMinutes } as const;
  if ((await reserveAttempt(sources.db, limit)) === null) return null;
  const data: Record<string, unknown> = {};
  for (const [topic, read] of Object.entries(exportTopics)) {
    data[topic] = await read(sources, userId);
  }
  return { exportedAt: now.toISOString(), data };
}
