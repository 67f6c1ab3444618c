import type { Kysely } from 'kysely';
import type { Capability, Nothing } from '../../platform/capability.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findAnswersAbout } from './answers.repository.ts';
import { findReportsBy } from './reports.repository.ts';
import type { ReportTables } from './reports.tables.ts';

/** Stored reports and their answers. The calls are in `report-answers`. */
export const reports: Capability<{ readonly db: Kysely<Schema> }, Nothing, ReportTables> = {
  name: 'reports',
  tables: {
    reports: {
      reporterUserId: { exported: { as: 'reports' }, onDeletion: 'deleted' },
      namedUserId: {
        exported: { not: 'reports and their words are for staff alone' },
        onDeletion: 'deleted',
      },
    },
    reportAnswers: {
      ownerUserId: { exported: { as: 'reportAnswers' }, onDeletion: 'deleted' },
      namedUserId: { exported: { as: 'reportAnswers' }, onDeletion: 'deleted' },
      answeredBy: {
        exported: { not: 'what staff did is among their own actions of the audit log' },
        onDeletion: { kept: 'an answer outlives the account of its author, without their name' },
      },
      undoneBy: {
        exported: { not: 'what staff did is among their own actions of the audit log' },
        onDeletion: { kept: 'an answer outlives the account that took it back, without its name' },
      },
    },
  },
  exports: {
    reports: ({ db }, userId) => findReportsBy(db, userId),
    reportAnswers: ({ db }, userId) => findAnswersAbout(db, userId),
  },
  make: () => ({ calls: {} }),
};
