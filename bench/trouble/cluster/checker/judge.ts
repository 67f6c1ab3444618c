import { findEarlyPicks, findLateSaves, findSealFaults } from './check-lock.ts';
import {
  findAuditFaults,
  findLostProbes,
  findLostSaves,
  findReorderedSaves,
  findStaleReads,
  findUnevenVersions,
  findUnkeptKeys,
} from './check-saves.ts';
import { findRepeatedMails, findWrongBoards } from './check-told.ts';
import type { History, Stored } from './history.ts';

/** A promise of the product, and what was found that breaks it. */
export interface Judgement {
  readonly promise: PromiseName;
  readonly faults: readonly string[];
}

export type PromiseName = keyof typeof promises;

const promises = {
  'no acknowledged save is lost': findLostSaves,
  'saves keep their order': findReorderedSaves,
  'versions of an entry are linear': findUnevenVersions,
  'own picks are read as they are': findStaleReads,
  'a key has one version': findUnkeptKeys,
  'nothing is saved after the lock': findLateSaves,
  'a stage is sealed once': findSealFaults,
  'no pick is shown before the seal': findEarlyPicks,
  'boards equal a fresh computation': findWrongBoards,
  'the audit log is whole': findAuditFaults,
  'nobody is told twice': findRepeatedMails,
  'one database at a time takes writes': findLostProbes,
} satisfies Record<string, (history: History, stored: Stored) => string[]>;

/** Judges a whole run, from what its clients were told and what is stored at its end. */
export const judge = (history: History, stored: Stored): Judgement[] =>
  (Object.keys(promises) as PromiseName[]).map((promise) => ({
    promise,
    faults: promises[promise](history, stored),
  }));
