import type { Answer, AnsweredRefusal, Body, FieldFault } from '@callshot/contract';
import { usernameTaken } from '../../account/accounts/usernames/rename-user.service.ts';
import { UsernameTakenError } from '../../account/accounts/usernames/usernames.repository.ts';
import { answerReports } from '../../community/reports/answer-reports.ts';
import { findLastAnswer } from '../../community/reports/answers.repository.ts';
import { lockOpen } from '../../community/reports/reports.repository.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellAnswer } from './read-reports.service.ts';
import { reportedKinds } from './reported-kinds.ts';
import type { ReportParts, SubjectNow, Trx } from './subject-now.ts';

type Key = 'POST /api/reports/answer';
type Answered = Outcome<Made<Answer<Key>>, AnsweredRefusal<Key>>;

/** Does what is asked about a subject that is still what was looked at, and answers its reports by it. */
export async function answer(
  parts: ReportParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Answered> {
  const answered = await answerWhole(parts, actorUserId, wanted);
  if (answered.ok && answered.value.answer && wanted.action !== 'dismiss') {
    reportedKinds[wanted.kind].announce(parts.changes, wanted.id);
  }
  return answered;
}

async function answerWhole(
  parts: ReportParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Answered> {
  try {
    return await parts.db.transaction().execute((trx) => act(trx, parts, actorUserId, wanted));
  } catch (error) {
    if (!(error instanceof UsernameTakenError)) throw error;
    return notAnswered(usernameTaken);
  }
}

const notAnswered = (nameError: FieldFault) => done<Made<Answer<Key>>>({ nameError, answer: null });

async function act(
  trx: Trx,
  parts: ReportParts,
  actorUserId: number,
  { kind, id, action, name = '', reason, state, lastReportId }: Body<Key>,
): Promise<Answered> {
  const reported = reportedKinds[kind];
  await reported.lock(trx, { id, name });
  const [now] = await reported.read(trx, [id]);
  if (!now) return refuse('subject_not_found');
  if ((await lockOpen(trx, { kind, id }, lastReportId)).length === 0) {
    return refuse('reports_answered');
  }
  if (now.state !== state) return refuse('subject_changed');
  const wanted = { id, actorUserId, name, reason };
  if (action === 'dismiss') {
    await dismiss(trx, reported.auditType, now, {
      ...wanted,
      subject: { kind, id },
      lastReportId,
    });
  } else {
    const nameError = await reported.act(trx, parts, action, wanted);
    if (nameError !== null) return notAnswered(nameError);
  }
  const last = await findLastAnswer(trx, { kind, id });
  if (last === null) throw new Error(`Reports of ${kind} ${id} were left unanswered`);
  return done({ nameError: null, answer: tellAnswer(last) });
}

interface Dismissal {
  readonly subject: { readonly kind: Body<Key>['kind']; readonly id: number };
  readonly actorUserId: number;
  readonly reason: string;
  readonly lastReportId: number;
}

async function dismiss(
  trx: Trx,
  subjectType: string,
  { name, owner }: SubjectNow,
  { subject, actorUserId, reason, lastReportId }: Dismissal,
): Promise<void> {
  const ownerUserId = owner?.id ?? null;
  const reports = await answerReports(trx, subject, {
    action: 'dismiss',
    name,
    reason,
    answeredBy: actorUserId,
    ownerUserId,
    lastReportId,
  });
  await insertAudit(trx, {
    actorUserId,
    action: 'reports.dismissed',
    subjectType,
    subjectId: subject.id,
    after: { name, reports },
    reason,
    ...(ownerUserId === null ? {} : { erasedWith: ownerUserId }),
  });
}
