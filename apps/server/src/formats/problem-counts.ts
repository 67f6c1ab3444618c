import { parseFormat } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { findFormatJson } from './formats.repository.ts';

/** How many problems each format has. */
export interface ProblemCounts {
  of(formats: readonly SavedVersion[]): Promise<ReadonlyMap<number, number>>;
}

interface SavedVersion {
  readonly id: number;
  readonly modifiedAt: Date;
}

interface Counted {
  readonly version: number;
  readonly problems: number;
}

export function countProblems(json: string): number {
  const read = parseFormat(json);
  return read.ok ? 0 : read.problems.length;
}

/**
 * Counts them as the rules of this process do, and each saved version of a format once: a list of many
 * large formats would hold up everybody else.
 */
export function createProblemCounts(db: Kysely<Schema>): ProblemCounts {
  let counted: ReadonlyMap<number, Counted> = new Map();
  const count = async ({ id, modifiedAt }: SavedVersion): Promise<Counted> => {
    const version = modifiedAt.getTime();
    const known = counted.get(id);
    if (known?.version === version) return known;
    const json = await findFormatJson(db, id);
    return { version, problems: json === null ? 0 : countProblems(json) };
  };
  return {
    of: async (formats) => {
      const next = new Map<number, Counted>();
      for (const format of formats) next.set(format.id, await count(format));
      counted = next;
      return new Map([...next].map(([id, { problems }]) => [id, problems]));
    },
  };
}
