import { fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findAllSettings } from '../settings/settings.repository.ts';
import { createWordFilter, type WordFilter, type WordLists } from './word-filter.ts';

/** Whether a name passes the word filter [rule: safety-12]; asked within the transaction that saves it. */
export type IsCleanName = (db: Kysely<Schema>, name: string) => Promise<boolean>;

/** The fault of a name that does not pass. */
export const unwantedWord = fieldFault('name_unwanted');

/** Settings are read each time, so that every process has staff's latest words. */
export function createIsCleanName(): IsCleanName {
  let made: { readonly of: string; readonly filter: WordFilter } | null = null;
  return async (db, name) => {
    const lists = await readLists(db);
    const of = JSON.stringify(lists);
    if (made?.of !== of) made = { of, filter: createWordFilter(lists) };
    return made.filter(name);
  };
}

/** Settings of staff, a word a line [rule: settings-8]. */
async function readLists(db: Kysely<Schema>): Promise<WordLists> {
  const rows = await findAllSettings(db, ['blockedWords', 'allowedWords']);
  const wordsOf = (name: string): string[] => {
    const value = rows.find((row) => row.name === name)?.value ?? 'null';
    return value === 'null' ? [] : value.split('\n').map((line) => line.trim());
  };
  return { blocked: wordsOf('blockedWords'), allowed: wordsOf('allowedWords') };
}
