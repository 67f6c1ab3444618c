import type { FormatSummary, SavedFormat } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { orRefuse } from '../platform/outcome.ts';
import { countEventsOf, findAllFormats, findEventsOf, findFormat } from './formats.repository.ts';
import { countProblems, type ProblemCounts } from './problem-counts.ts';

export interface FormatParts {
  readonly db: Kysely<Schema>;
  readonly problemCounts: ProblemCounts;
}

const eventsAtMost = 20;

export async function readFormats({ db, problemCounts }: FormatParts): Promise<FormatSummary[]> {
  const rows = await findAllFormats(db);
  const problems = await problemCounts.of(rows);
  return rows.map(({ id, name, createdAt, modifiedAt, events }) => ({
    id,
    name,
    created: createdAt.toISOString(),
    modified: modifiedAt.toISOString(),
    problems: problems.get(id) ?? 0,
    events,
  }));
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
    problems: countProblems(json),
    events: await countEventsOf(db, id),
    usedBy: await findEventsOf(db, id, eventsAtMost),
  };
}
