import type { exampleEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import { findAllNotes } from './example-notes.repository.ts';

export const exampleHandlers = (db: Kysely<Schema>): Handlers<keyof typeof exampleEndpoints> => ({
  'GET /api/example/notes': async ({ caller }) => {
    if (caller.user === null) return refuse('unauthorized');
    const notes = await findAllNotes(db, caller.user.id);
    return notes.map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() }));
  },
});
