import type { Survey } from '@callshot/contract';
import { shownAfterCloseMs } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findShownSurveys } from './surveys.repository.ts';

/** The surveys that are shown or will be, in memory, in step with what staff save. */
export interface SurveyStore {
  all(): Promise<readonly Survey[]>;
  forget(): void;
}

export interface SurveyStoreParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onSurvey' | 'onReconnected'>;
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

/** Milliseconds a cached value stays fresh. Some changes are not announced. */
const ttlMs = 2000;

export function createSurveyStore(parts: SurveyStoreParts): SurveyStore {
  const { db, changes, elapsed = () => performance.now() } = parts;
  let held: { readonly surveys: Promise<readonly Survey[]>; readonly atMs: number } | null = null;
  const forget = (): void => {
    held = null;
  };
  changes.onSurvey(forget);
  changes.onReconnected(forget);
  return {
    forget,
    all: () => {
      const before = held;
      if (before && elapsed() - before.atMs < ttlMs) return before.surveys;
      const surveys = findShownSurveys(db, shownAfterCloseMs);
      const reading = { surveys, atMs: elapsed() };
      held = reading;
      surveys.catch(() => {
        if (held === reading) held = null;
      });
      // While the database is gone the page is served as it was.
      return before ? surveys.catch(() => before.surveys) : surveys;
    },
  };
}
