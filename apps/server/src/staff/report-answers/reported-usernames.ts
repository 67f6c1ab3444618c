import { type FieldFault, fieldFault } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import {
  renameUser,
  usernameErrorOf,
} from '../../account/accounts/usernames/rename-user.service.ts';
import { tidyUsername, usernameKey } from '../../account/accounts/usernames/username.ts';
import {
  clearUsernameChangeRequired,
  existsUsername,
  findUsernameForUpdate,
  lockIdentities,
} from '../../account/accounts/usernames/usernames.repository.ts';
import { answerReports } from '../../community/reports/answer-reports.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, refuse } from '../../platform/outcome.ts';
import { usernameGivenKind } from './notice-kinds.ts';
import { askForAnotherUsername, findReportedUsers } from './reported-users.repository.ts';
import type { Act, ReportedKind, ReportParts, Trx } from './subject-now.ts';

/** Usernames: staff give another one, or ask its owner to choose one. */
export const reportedUsernames: ReportedKind = {
  auditType: 'user',
  read: async (db, ids) =>
    (await findReportedUsers(db, ids)).map((user) => {
      const { id, nameplateId, isUsernameChangeRequired } = user;
      const username = publicUsername(user);
      return {
        id,
        name: username,
        nameplateId,
        owner: { id, username },
        people: null,
        isDone: isUsernameChangeRequired,
        state: username,
      };
    }),
  lock: async (trx, { id }) => {
    await findUsernameForUpdate(trx, id);
  },
  act: (trx, parts, action, act) =>
    action === 'rename' ? rename(trx, parts, act) : flag(trx, act),
  undo: async (trx, parts, answer, act) => {
    const before = await currentName(trx, act.id);
    if (answer.action === 'flag') {
      if (!before?.isUsernameChangeRequired) return refuse('subject_changed');
      await clearUsernameChangeRequired(trx, act.id);
      await auditFlag(trx, act, false);
      return done(null);
    }
    if (before === null || before.name !== answer.newName) return refuse('subject_changed');
    await lockIdentities(trx, { names: [before.name, act.name] });
    if (await existsUsername(trx, act.name, act.id)) return refuse('name_taken');
    await give(trx, parts, act, before.name);
    return done(null);
  },
  announce: (changes, id) => changes.announce('user', id),
};

async function currentName(trx: Trx, id: number) {
  const user = await findUsernameForUpdate(trx, id);
  return user === undefined ? null : { ...user, name: publicUsername({ id, ...user }) };
}

async function rename(trx: Trx, parts: ReportParts, act: Act): Promise<FieldFault | null> {
  const before = await currentName(trx, act.id);
  if (before === null) throw new Error(`User ${act.id} is gone while it is held`);
  const name = tidyUsername(act.name);
  if (usernameKey(name) === before.usernameKey) return fieldFault('name_same');
  const wanted = { userId: act.id, username: name };
  // The rules that users themselves are held to.
  const error = await usernameErrorOf(trx, parts.isCleanName, wanted);
  if (error !== null) return error;
  await give(trx, parts, { ...act, name }, before.name);
  await answer(trx, act, { action: 'rename', name: before.name, newName: name });
  return null;
}

async function give(
  trx: Trx,
  { tellUser }: ReportParts,
  { id, name, reason, actorUserId }: Act,
  before: string,
): Promise<void> {
  await renameUser(trx, { userId: id, username: name, changedBy: actorUserId });
  await insertAudit(trx, {
    actorUserId,
    action: 'user.renamed',
    subjectType: 'user',
    subjectId: id,
    before: { username: before },
    after: { username: name },
    reason,
    erasedWith: id,
  });
  await tellUser(trx, id, usernameGivenKind, { before, name, reason });
}

async function flag(trx: Trx, act: Act): Promise<null> {
  const before = await currentName(trx, act.id);
  if (before === null) throw new Error(`User ${act.id} is gone while it is held`);
  if (!before.isUsernameChangeRequired) {
    await askForAnotherUsername(trx, act.id);
    await auditFlag(trx, act, true);
  }
  await answer(trx, act, { action: 'flag', name: before.name });
  return null;
}

const auditFlag = (trx: Trx, { id, actorUserId, reason }: Act, isAsked: boolean) =>
  insertAudit(trx, {
    actorUserId,
    action: 'user.flagged-for-rename',
    subjectType: 'user',
    subjectId: id,
    before: { isUsernameChangeRequired: !isAsked },
    after: { isUsernameChangeRequired: isAsked },
    reason,
  });

type Done = {
  readonly action: 'rename' | 'flag';
  readonly name: string;
  readonly newName?: string;
};

const answer = (trx: Trx, { id, actorUserId, reason }: Act, what: Done) =>
  answerReports(
    trx,
    { kind: 'username', id },
    { ...what, reason, answeredBy: actorUserId, ownerUserId: id },
  );
