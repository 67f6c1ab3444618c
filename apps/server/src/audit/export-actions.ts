import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { streamActions } from './own-actions.repository.ts';

/** What the user did to others is told without who they are or what became of them. */
export async function exportActions(db: Kysely<Schema>, userId: number): Promise<unknown[]> {
  const actions: unknown[] = [];
  for await (const row of streamActions(db, userId)) {
    const isOwn = row.subjectType === 'user' && row.subjectId === userId;
    const isOwnPicks = row.action.startsWith('picks.saved');
    actions.push(isOwn || isOwnPicks ? row : { id: row.id, at: row.at, action: row.action });
  }
  return actions;
}
