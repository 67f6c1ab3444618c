import type { Answer, ReportAnswer, ReportedSubject, ReportKind } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { type AnswerRow, findAnswers } from '../../community/reports/answers.repository.ts';
import { type Subject, subjectIn } from '../../community/reports/subject.ts';
import {
  countWaiting,
  findOpen,
  findWaiting,
  type OpenReport,
} from '../../community/reports/waiting.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { reportedKinds } from './reported-kinds.ts';
import type { SubjectNow, Trx } from './subject-now.ts';

const listedAtMost = 50;
const reportsOfEach = 20;

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`;

/** The oldest report first. */
export async function readWaiting(db: Db): Promise<Answer<'GET /api/reports/waiting'>> {
  const waiting = (await findWaiting(db, listedAtMost)).map((row) => ({
    ...row,
    subject: subjectIn(row),
  }));
  const subjects = waiting.map(({ subject }) => subject);
  const now = await readNow(db, subjects);
  const open = await findOpen(db, subjects, reportsOfEach);
  const told = waiting.flatMap(({ subject, firstReportedAt, openReports, ...row }) => {
    const found = now.get(keyOf(subject));
    if (!found) return [];
    const { name, nameplateId, owner, people, isDone, state } = found;
    const each: ReportedSubject = {
      ...subject,
      name,
      nameplateId,
      owner,
      people,
      isDone,
      state,
      openReports,
      lastReportId: row.lastReportId,
      firstReportedAt: firstReportedAt.toISOString(),
      answers: row.answers,
      reports: open
        .filter((row) => keyOf(subjectIn(row.subject)) === keyOf(subject))
        .map(tellReport),
    };
    return each;
  });
  return { total: await countWaiting(db), subjects: told };
}

async function readNow(
  db: Db | Trx,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, SubjectNow>> {
  const now = new Map<string, SubjectNow>();
  for (const kind of Object.keys(reportedKinds) as ReportKind[]) {
    const ids = subjects.filter((each) => each.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const found of await reportedKinds[kind].read(db, ids)) {
      now.set(keyOf({ kind, id: found.id }), found);
    }
  }
  return now;
}

const tellReport = (row: OpenReport): ReportedSubject['reports'][number] => ({
  id: row.id,
  reporter: {
    id: row.reporterId,
    username: publicUsername({ id: row.reporterId, username: row.username }),
    reports: row.made,
    dismissed: row.dismissed,
  },
  name: row.name,
  reason: row.reason,
  reportedAt: row.reportedAt.toISOString(),
});

/** The last first. */
export const readAnswered = async (db: Db, before: number | undefined): Promise<ReportAnswer[]> =>
  (await findAnswers(db, before, listedAtMost)).map(tellAnswer);

const person = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username: publicUsername({ id, username }) };

export const tellAnswer = (row: AnswerRow): ReportAnswer => ({
  ...subjectIn(row),
  answerId: row.id,
  action: row.action,
  name: row.name,
  newName: row.newName,
  reason: row.reason,
  reports: row.reports,
  answeredBy: person(row.answeredBy, row.answererName),
  answeredAt: row.answeredAt.toISOString(),
  undone:
    row.undoneAt === null
      ? null
      : { by: person(row.undoneBy, row.undoerName), at: row.undoneAt.toISOString() },
});
