import type { AnsweredRefusal, Body, ReportAnswer } from '@callshot/contract';
import {
  type AnswerRow,
  findAnswer,
  markUndone,
} from '../../community/reports/answers.repository.ts';
import { holdReports, reopen } from '../../community/reports/reports.repository.ts';
import { subjectIn } from '../../community/reports/subject.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellAnswer } from './read-reports.service.ts';
import { reportedKinds } from './reported-kinds.ts';
import type { ReportParts, Trx } from './subject-now.ts';

type Key = 'POST /api/reports/undo';
type Undone = Outcome<AnswerRow, AnsweredRefusal<Key>>;

/** The subject is what it was before the answer, and what was reported waits again. */
export async function undo(
  parts: ReportParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<ReportAnswer, AnsweredRefusal<Key>>> {
  const undone = await undoWhole(parts, actorUserId, wanted);
  if (!undone.ok) return undone;
  const { kind, id } = subjectIn(undone.value);
  if (undone.value.action !== 'dismiss') reportedKinds[kind].announce(parts.changes, id);
  return done(tellAnswer(undone.value));
}

/** Refused within the transaction nothing stays of it. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Exclude<Undone, { readonly ok: true }>;

  constructor(refusal: Exclude<Undone, { readonly ok: true }>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function undoWhole(
  { db, ...parts }: ReportParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Undone> {
  try {
    return await db.transaction().execute(async (trx) => {
      const undone = await undoWithin(trx, { db, ...parts }, actorUserId, wanted);
      if (!undone.ok) throw new Refused(undone);
      return undone;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function undoWithin(
  trx: Trx,
  parts: ReportParts,
  actorUserId: number,
  { answerId, reason }: Body<Key>,
): Promise<Undone> {
  const answer = await findAnswer(trx, answerId);
  if (answer === null) return refuse('subject_not_found');
  const { kind, id } = subjectIn(answer);
  const { name, ownerUserId } = answer;
  // Old renames kept the new name only.
  if (answer.newName === name) return refuse('former_name_unknown');
  const reported = reportedKinds[kind];
  await holdReports(trx, { kind, id });
  await reported.lock(trx, { id, name });
  if (!(await markUndone(trx, answerId, actorUserId))) return refuse('already_undone');
  if (answer.action !== 'dismiss') {
    const undone = await reported.undo(trx, parts, answer, { id, actorUserId, name, reason });
    if (!undone.ok) return undone;
  }
  await reopen(trx, answerId);
  await insertAudit(trx, {
    actorUserId,
    action: 'reports.answer_undone',
    subjectType: reported.auditType,
    subjectId: id,
    before: { name, newName: answer.newName, answer: answer.action },
    reason,
    ...(ownerUserId === null ? {} : { erasedWith: ownerUserId }),
  });
  const undone = await findAnswer(trx, answerId);
  if (undone === null) throw new Error(`Answer ${answerId} is gone while it is held`);
  return done(undone);
}
