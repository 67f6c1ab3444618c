import type { ReportAction } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { insertAnswer } from './answers.repository.ts';
import { lockOpen, updateAnswered } from './reports.repository.ts';
import { columnsOf, type Subject } from './subject.ts';

export interface Answered {
  readonly action: ReportAction;
  /** The subject's name, before and after a rename. */
  readonly name: string;
  readonly newName?: string;
  readonly reason: string;
  readonly answeredBy: number;
  /** Owner of the subject; null = the product. */
  readonly ownerUserId: number | null;
  /** Those that came later wait on. */
  readonly lastReportId?: number;
}

/**
 * Closes the open reports of a subject that the caller has locked. Returns their number. Every
 * staff action on a name calls it.
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
