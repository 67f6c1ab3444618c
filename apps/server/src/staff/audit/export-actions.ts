import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { streamActions } from './own-actions.repository.ts';

/** Actions on other users are exported without their names and without the outcome for them. */
export async function exportActions(db: Kysely<Schema>, userId: number): Promise<unknown[]> {
  const actions: unknown[] = [];
  for await (const row of streamActions(db, userId)) {
    const isOwn = row.subjectType === 'user' && row.subjectId === userId;
    const isOwnPicks = row.action.startsWith('picks.saved');
    actions.push(isOwn || isOwnPicks ? row : { id: row.id, at: row.at, action: row.action });
  }
  return actions;
}
