import { checkFormat, readFormat } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findFormatJson } from './formats.repository.ts';

/** Problems keep a format from being used. Warnings are probably mistakes. */
export interface Readiness {
  readonly problems: number;
  readonly warnings: number;
}

/** The readiness of saved formats, by their ids. */
export interface KnownReadiness {
  of(formats: readonly SavedVersion[]): Promise<ReadonlyMap<number, Readiness>>;
}

interface SavedVersion {
  readonly id: number;
  readonly modifiedAt: Date;
}

interface Known extends Readiness {
  readonly version: number;
}

export function readinessOf(json: string): Readiness {
  const { format, problems } = readFormat(json);
  const warnings = format === null ? 0 : checkFormat(format).warnings.length;
  return { problems: problems.length, warnings };
}

/**
 * Checks them by the rules of this process, and each saved version of a format once: a list of many large
 * formats would hold up everybody else.
 */
export function createReadiness(db: Kysely<Schema>): KnownReadiness {
  let known: ReadonlyMap<number, Known> = new Map();
  const check = async ({ id, modifiedAt }: SavedVersion): Promise<Known | null> => {
    const version = modifiedAt.getTime();
    const before = known.get(id);
    if (before?.version === version) return before;
    const json = await findFormatJson(db, id);
    return json === null ? null : { version, ...readinessOf(json) };
  };
  return {
    of: async (formats) => {
      const next = new Map<number, Known>();
      for (const format of formats) {
        const found = await check(format);
        if (found !== null) next.set(format.id, found);
      }
      known = next;
      return next;
    },
  };
}
