import {
  type Answer,
  type AnsweredRefusal,
  type Body,
  fieldFault,
  isStaffRole,
} from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import {
  deleteSessionsOfUser,
  renewSessionsOfUser,
} from '../../account/accounts/login/sessions.repository.ts';
import {
  handOver,
  type OpenedSession,
  openSession,
  type SignInCall,
} from '../../account/accounts/login/sign-in.service.ts';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import {
  renameUser,
  usernameErrorOf,
  usernameTaken,
} from '../../account/accounts/usernames/rename-user.service.ts';
import { UsernameTakenError } from '../../account/accounts/usernames/usernames.repository.ts';
import {
  isAdmin,
  isLastAdmin,
  lockAdmins,
} from '../../account/accounts/users/admins.repository.ts';
import { settleAnalystLeague } from '../../community/leagues/analyst-league.service.ts';
import { answerReports } from '../../community/reports/answer-reports.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { deleteAllTokens } from '../../reach/tokens/tokens.repository.ts';
import type { IsCleanName } from '../moderation/clean-name.ts';
import {
  existsLevel,
  findAllRoles,
  lockUser,
  replaceParticipation,
  replaceRoles,
  updateUser,
} from './managed-users.repository.ts';
import { changesBetween, type UserChange } from './user-changes.ts';
import {
  describeUser,
  readUserState,
  stateAfter,
  type UserState,
  versionOf,
  wantsLeague,
} from './user-state.ts';

export interface UserUpdate {
  readonly actorUserId: number;
  readonly wanted: Body<'POST /api/user/update'>;
  /** The actor's call. Changing the own roles starts a new session. */
  readonly call: SignInCall;
}

type Key = 'POST /api/user/update';
type Refusal = AnsweredRefusal<Key>;
type FieldErrors = Omit<Made<Answer<Key>>, 'user'>;

interface Update {
  readonly answer: Made<Answer<Key>>;
  /** Something changed that others see. */
  readonly isPublic: boolean;
  readonly ownSession: OpenedSession | null;
  /** The analyst's, if it was made, shown or hidden. */
  readonly leagueId: number | null;
}

export interface UserUpdateParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly isCleanName: IsCleanName;
}

/** Changes what staff may of a user: all of it, each change in the audit log, or nothing. */
export async function applyUserUpdate(
  { db, changes, isCleanName }: UserUpdateParts,
  update: UserUpdate,
): Promise<Outcome<Made<Answer<Key>>, Refusal>> {
  const updated = await applyWhole(db, isCleanName, update);
  if (!updated.ok) return updated;
  const { answer, isPublic, ownSession, leagueId } = updated.value;
  if (isPublic) changes.announce('user', update.wanted.userId);
  if (leagueId !== null) changes.announce('league', leagueId);
  if (ownSession !== null) handOver(update.call, ownSession);
  return done(answer);
}

async function applyWhole(
  db: Kysely<Schema>,
  isCleanName: IsCleanName,
  update: UserUpdate,
): Promise<Outcome<Update, Refusal>> {
  try {
    return await db.transaction().execute((trx) => apply(trx, isCleanName, update));
  } catch (error) {
    if (!(error instanceof UsernameTakenError)) throw error;
    return notSaved({ usernameError: usernameTaken, reasonError: null });
  }
}

const notSaved = (errors: FieldErrors) =>
  done<Update>({
    answer: { ...errors, user: null },
    isPublic: false,
    ownSession: null,
    leagueId: null,
  });

async function apply(
  trx: Transaction<Schema>,
  isCleanName: IsCleanName,
  update: UserUpdate,
): Promise<Outcome<Update, Refusal>> {
  const { actorUserId, wanted } = update;
  await lockAdmins(trx);
  // Asked again under the lock: another Admin may just have taken the role away.
  if (!(await isAdmin(trx, actorUserId))) return refuse('forbidden');
  await lockUser(trx, wanted.userId);
  const before = await readUserState(trx, wanted.userId);
  if (before === null) return refuse('user_not_found');
  if (wanted.version !== undefined && wanted.version !== versionOf(before)) {
    return refuse('user_changed');
  }
  const after = stateAfter(before, wanted, await findAllRoles(trx));
  const refusal = await refusalOf(trx, actorUserId, before, after);
  if (refusal !== null) return refuse(refusal);
  const changes = changesBetween(before, after);
  const reason = wanted.reason ?? '';
  const errors: FieldErrors = {
    // The rules that users themselves are held to.
    usernameError: isRename(changes)
      ? await usernameErrorOf(trx, isCleanName, {
          userId: wanted.userId,
          username: after.row.username,
        })
      : null,
    reasonError: isReasonMissing(changes, reason) ? fieldFault('reason_missing') : null,
  };
  if (errors.usernameError !== null || errors.reasonError !== null) {
    return notSaved(errors);
  }
  if (isRename(changes)) {
    const { username } = after.row;
    await renameUser(trx, { userId: wanted.userId, username, changedBy: actorUserId });
  }
  await write(trx, after);
  for (const { action, before: was, after: is, isNaming } of changes) {
    await insertAudit(trx, {
      actorUserId,
      action,
      subjectType: 'user',
      subjectId: wanted.userId,
      before: was,
      after: is,
      reason: wanted.reason ?? null,
      ...(isNaming ? { erasedWith: wanted.userId } : {}),
    });
  }
  await answerOfUsername(trx, update, before, after);
  return done({
    answer: { usernameError: null, reasonError: null, user: describeUser(after) },
    isPublic: changes.some(({ isPublic }) => isPublic),
    ownSession: await renewSessions(trx, update, before, after),
    leagueId: await settleLeague(trx, update, before, after),
  });
}

/** Any action on a username closes its reports. */
async function answerOfUsername(
  trx: Transaction<Schema>,
  { actorUserId, wanted: { userId, reason = '' } }: UserUpdate,
  { row: before }: UserState,
  { row: after }: UserState,
): Promise<void> {
  const isRenamed = before.username !== after.username;
  if (!isRenamed && before.isUsernameChangeRequired === after.isUsernameChangeRequired) return;
  await answerReports(
    trx,
    { kind: 'username', id: userId },
    {
      action: isRenamed ? 'rename' : 'flag',
      name: publicUsername(before),
      ...(isRenamed && { newName: publicUsername(after) }),
      reason,
      answeredBy: actorUserId,
      ownerUserId: userId,
    },
  );
}

const isAdminState = ({ row, roles }: UserState): boolean =>
  !row.isDisabled && roles.some(({ name }) => name === 'Admin');

async function refusalOf(
  trx: Transaction<Schema>,
  actorUserId: number,
  before: UserState,
  after: UserState,
): Promise<Refusal | null> {
  const { id: userId, patreonLevelId, isDisabled } = after.row;
  if (!(await existsLevel(trx, patreonLevelId))) return 'unknown_level';
  if (isAdminState(before) && !isAdminState(after) && (await isLastAdmin(trx, userId))) {
    return 'last_admin';
  }
  return isDisabled && userId === actorUserId ? 'own_account' : null;
}

const isStaff = ({ roles }: UserState): boolean => roles.some(({ name }) => isStaffRole(name));

const isReasonMissing = (changes: readonly UserChange[], reason: string): boolean =>
  reason === '' && changes.some(({ needsReason }) => needsReason);

const isRename = (changes: readonly UserChange[]): boolean =>
  changes.some(({ isNaming }) => isNaming);

async function write(trx: Transaction<Schema>, after: UserState): Promise<void> {
  const { id } = after.row;
  await updateUser(trx, after.row);
  await replaceRoles(
    trx,
    id,
    after.roles.map((role) => role.id),
  );
  await replaceParticipation(trx, id, after.participation);
}

/** An unchanged wish does nothing: the analyst may have deleted the league since. */
async function settleLeague(
  trx: Transaction<Schema>,
  { actorUserId, wanted }: UserUpdate,
  before: UserState,
  after: UserState,
): Promise<number | null> {
  const isWanted = wantsLeague(after);
  if (isWanted === wantsLeague(before)) return null;
  const user = { id: wanted.userId, username: after.row.username };
  return settleAnalystLeague(trx, { actorUserId, user, isWanted });
}

/**
 * New staff stay signed in for as long as staff sessions last. Disabled users are signed out
 * everywhere, with all programs. Changing the own roles starts a new session.
 */
async function renewSessions(
  trx: Transaction<Schema>,
  { actorUserId, call }: UserUpdate,
  before: UserState,
  after: UserState,
): Promise<OpenedSession | null> {
  const { id: userId, isDisabled } = after.row;
  const had = new Set(before.roles.map(({ id }) => id));
  const gained = after.roles.filter(({ id }) => !had.has(id));
  const isChanged = gained.length > 0 || had.size !== after.roles.length;
  if (isDisabled) {
    await deleteAllTokens(trx, userId);
    await deleteSessionsOfUser(trx, userId);
  } else if (isStaff(after) && !isStaff(before)) {
    await renewSessionsOfUser(trx, userId);
  }
  return isChanged && userId === actorUserId ? openSession(trx, call, userId) : null;
}
