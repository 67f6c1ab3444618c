import { surveyEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppConfig } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { publicLine } from '../../play/pictures/picture-line.ts';
import { createPictureTaker } from '../../play/pictures/take-picture.ts';
import { answersLostKind } from './notice-kinds.ts';
import { surveyHandlers } from './survey.handlers.ts';
import { findAllAnswersOf } from './survey-answers.repository.ts';
import { deleteUnsavedPictures } from './survey-pictures.repository.ts';
import { createSurveyStore } from './survey-store.ts';
import type { SurveyTables } from './surveys.tables.ts';

interface SurveyParts {
  readonly db: Kysely<Schema>;
  readonly config: AppConfig;
  readonly clock: DatabaseClock;
  readonly changes: Pick<Changes, 'announce' | 'onSurvey' | 'onReconnected'>;
}

export const surveys: Capability<SurveyParts, typeof surveyEndpoints, SurveyTables> = {
  name: 'surveys',
  groups: [
    {
      name: 'Surveys',
      about: 'What the product asks everybody: answered by users, made by SurveyCreators.',
      calls: surveyEndpoints,
    },
  ],
  tables: {
    surveys: {},
    surveyPrompts: {},
    surveyOptions: {},
    surveyAnswers: { userId: { exported: { as: 'surveyAnswers' }, onDeletion: 'deleted' } },
    surveyCounts: {},
  },
  exports: { surveyAnswers: ({ db }, userId) => findAllAnswersOf(db, userId) },
  noticeKinds: [answersLostKind],
  make: ({ db, config, clock, changes }) => {
    const line = publicLine(`Callshot (${config.publicUrl})`);
    const pictures = createPictureTaker({ db, line, hosts: config.pictureHosts ?? [] });
    const store = createSurveyStore({ db, changes });
    return {
      calls: surveyHandlers({ db, clock, changes, pictures, store }),
      jobs: [{ everyMs: everyHourMs, run: () => deleteUnsavedPictures(db) }],
    };
  },
};
