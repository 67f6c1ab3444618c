import { type Body, isStaffRole, type ManagedUser, type RefusalCode } from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import { isAdmin, isLastAdmin, lockAdmins } from '../accounts/admins.repository.ts';
import { renameUser, usernameErrorOf, usernameTaken } from '../accounts/rename-user.service.ts';
import { deleteSessionsOfUser } from '../accounts/sessions.repository.ts';
import { type OpenedSession, openSession, type SignInCall } from '../accounts/sign-in.service.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
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
} from './user-state.ts';

export interface UserUpdate {
  readonly actorUserId: number;
  readonly wanted: Body<'POST /api/user/update'>;
  /** The actor's call: whoever changes the own roles goes on in a new session. */
  readonly call: SignInCall;
}

interface FieldErrors {
  readonly usernameError: string | null;
  readonly reasonError: string | null;
}

type Refusal = RefusalCode<'POST /api/user/update'> | 'forbidden';

export type UpdateOutcome =
  | { readonly kind: 'refused'; readonly code: Refusal }
  | { readonly kind: 'errors'; readonly errors: FieldErrors }
  | {
      readonly kind: 'saved';
      readonly user: ManagedUser;
      /** Something changed that others see. */
      readonly isPublic: boolean;
      readonly ownSession: OpenedSession | null;
    };

/** Changes what staff may of a user: all of it, each change in the audit log, or nothing. */
export async function applyUserUpdate(
  db: Kysely<Schema>,
  update: UserUpdate,
): Promise<UpdateOutcome> {
  try {
    return await db.transaction().execute((trx) => apply(trx, update));
  } catch (error) {
    // Somebody registered the name between the look and the write.
    if (!isUniqueViolation(error)) throw error;
    return { kind: 'errors', errors: { usernameError: usernameTaken, reasonError: null } };
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

async function apply(trx: Transaction<Schema>, update: UserUpdate): Promise<UpdateOutcome> {
  const { actorUserId, wanted } = update;
  await lockAdmins(trx);
  // Asked again under the lock: another Admin may just have taken the role away.
  if (!(await isAdmin(trx, actorUserId))) return refused('forbidden');
  await lockUser(trx, wanted.userId);
  const before = await readUserState(trx, wanted.userId);
  if (before === null) return refused('user_not_found');
  if (wanted.version !== undefined && wanted.version !== versionOf(before)) {
    return refused('user_changed');
  }
  const after = stateAfter(before, wanted, await findAllRoles(trx));
  const refusal = await refusalOf(trx, actorUserId, before, after);
  if (refusal !== null) return refused(refusal);
  const changes = changesBetween(before, after);
  const errors = await errorsOf(trx, after, changes, wanted.reason ?? '');
  if (errors.usernameError !== null || errors.reasonError !== null) {
    return { kind: 'errors', errors };
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
  return {
    kind: 'saved',
    user: describeUser(after),
    isPublic: changes.some(({ isPublic }) => isPublic),
    ownSession: await renewSessions(trx, update, before, after),
  };
}

const refused = (code: Refusal): UpdateOutcome => ({ kind: 'refused', code });

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

async function errorsOf(
  trx: Transaction<Schema>,
  { row }: UserState,
  changes: readonly UserChange[],
  reason: string,
): Promise<FieldErrors> {
  const isReasonMissing = reason === '' && changes.some(({ needsReason }) => needsReason);
  return {
    // The rules that users themselves are held to.
    usernameError: isRename(changes)
      ? await usernameErrorOf(trx, { userId: row.id, username: row.username })
      : null,
    reasonError: isReasonMissing ? 'Say why' : null,
  };
}

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

/** Who gains a staff role, or is disabled, is signed out everywhere; whoever changes the own roles goes on in a new session. */
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
  if (isDisabled || gained.some(({ name }) => isStaffRole(name))) {
    await deleteSessionsOfUser(trx, userId);
  }
  return isChanged && userId === actorUserId ? openSession(trx, call, userId) : null;
}
