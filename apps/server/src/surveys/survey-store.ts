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
}

export function createSurveyStore({ db, changes }: SurveyStoreParts): SurveyStore {
  let held: Promise<readonly Survey[]> | null = null;
  const forget = (): void => {
    held = null;
  };
  changes.onSurvey(forget);
  changes.onReconnected(forget);
  return {
    forget,
    all: () => {
      if (held) return held;
      const reading = findShownSurveys(db, shownAfterCloseMs);
      held = reading;
      reading.catch(() => {
        if (held === reading) held = null;
      });
      return reading;
    },
  };
}
