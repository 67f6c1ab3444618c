import type { ReportAction } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { insertAnswer } from './answers.repository.ts';
import { lockOpen, updateAnswered } from './reports.repository.ts';
import { columnsOf, type Subject } from './subject.ts';

export interface Answered {
  readonly action: ReportAction;
  /** What the subject was called, and what a rename made of it. */
  readonly name: string;
  readonly newName?: string;
  readonly reason: string;
  readonly answeredBy: number;
  /** Whose the subject is; null = the product's. */
  readonly ownerUserId: number | null;
  /** Those that came later wait on. */
  readonly lastReportId?: number;
}

/**
 * Answers what waits of a subject that the caller holds; how many reports that were. Whoever does
 * something about a name, wherever in the product, answers its reports by it.
 */
export async function answerReports(
  trx: Kysely<Schema>,
  subject: Subject,
  { lastReportId, newName, ...answered }: Answered,
): Promise<number> {
  const open = await lockOpen(trx, subject, lastReportId ?? null);
  if (open.length === 0) return 0;
  const answerId = await insertAnswer(trx, {
    ...answered,
    ...columnsOf(subject),
    newName: newName ?? null,
    reports: open.length,
  });
  await updateAnswered(trx, open, answerId);
  return open.length;
}
