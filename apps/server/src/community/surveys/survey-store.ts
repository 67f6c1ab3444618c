import type { Survey } from '@callshot/contract';
import { shownAfterCloseMs } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { createFollowedValue } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
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
  const cache = createFollowedValue({
    ttlMs,
    elapsed,
    // While the database is gone the page is served as it was.
    stale: { on: () => true },
    read: () => findShownSurveys(db, shownAfterCloseMs),
  });
  changes.onSurvey(cache.invalidate);
  changes.onReconnected(cache.invalidate);
  return { all: cache.get, forget: cache.invalidate };
}
