import type { FormatSummary, SavedFormat } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { orRefuse } from '../../platform/outcome.ts';
import { countEventsOf, findAllFormats, findEventsOf, findFormat } from './formats.repository.ts';
import { type KnownReadiness, readinessOf } from './readiness.ts';

export interface FormatParts {
  readonly db: Kysely<Schema>;
  readonly readiness: KnownReadiness;
}

const eventsAtMost = 20;

export async function readFormats({ db, readiness }: FormatParts): Promise<FormatSummary[]> {
  const rows = await findAllFormats(db);
  const found = await readiness.of(rows);
  // One that was deleted meanwhile is not listed.
  return rows.flatMap(({ id, name, createdAt, modifiedAt, events }) => {
    const ready = found.get(id);
    if (ready === undefined) return [];
    const { problems, warnings } = ready;
    const [created, modified] = [createdAt.toISOString(), modifiedAt.toISOString()];
    return [{ id, name, created, modified, problems, warnings, events }];
  });
}

export const readFormat = async (db: Kysely<Schema>, id: number) =>
  orRefuse(await findSavedFormat(db, id), 'format_not_found');

/** A format whole, as it is answered; null = there is none. */
export async function findSavedFormat(db: Kysely<Schema>, id: number): Promise<SavedFormat | null> {
  const row = await findFormat(db, id);
  if (row === null) return null;
  const { name, json, createdAt, modifiedAt, modifiedBy } = row;
  return {
    id,
    name,
    json,
    modifiedBy,
    created: createdAt.toISOString(),
    modified: modifiedAt.toISOString(),
    ...readinessOf(json),
    events: await countEventsOf(db, id),
    usedBy: await findEventsOf(db, id, eventsAtMost),
  };
}
