import type { AnsweredRefusal, Body } from '@callshot/contract';
import type { Viewer } from '../../community/leagues/league-parts.ts';
import { findSeenLeague } from '../../community/leagues/read-league.service.ts';
import {
  holdAnswers,
  insertReport,
  isAnswered,
} from '../../community/reports/reports.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { reportedKinds } from './reported-kinds.ts';
import type { SubjectNow } from './subject-now.ts';

type Key = 'POST /api/reports/report';
type Reporter = Viewer & { readonly userId: number };

/** One report of a user and a subject, as long as that is what it was. */
export async function report(
  db: Db,
  reporter: Reporter,
  { kind, id, reason }: Body<Key>,
): Promise<Outcome<null, AnsweredRefusal<Key>>> {
  return db.transaction().execute(async (trx) => {
    // Before all that it reads: a report that is taken up again meanwhile is this user's one.
    await holdAnswers(trx, { kind, id });
    const [now] = await reportedKinds[kind].read(trx, [id]);
    if (!now || !(await isSeen(trx, kind, now, reporter))) return refuse('subject_not_found');
    if (now.owner?.id === reporter.userId) return refuse('own_subject');
    const { name, state } = now;
    const about = { subject: { kind, id }, reporterUserId: reporter.userId, state };
    if (await isAnswered(trx, about)) return refuse('already_answered');
    const isNew = await insertReport(trx, { ...about, name, reason });
    return isNew ? done(null) : refuse('already_reported');
  });
}

/**
 * A subject that the reporter cannot see is not found: hidden leagues of others, plates shown as
 * Classic.
 */
async function isSeen(
  db: Parameters<typeof findSeenLeague>[0],
  kind: Body<Key>['kind'],
  { id, isDone }: SubjectNow,
  reporter: Reporter,
): Promise<boolean> {
  if (kind === 'league') return (await findSeenLeague(db, id, reporter)) !== null;
  return kind === 'username' || !isDone;
}
