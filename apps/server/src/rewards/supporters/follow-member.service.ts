import type { Kysely, Transaction } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  deleteMember,
  findLevelByMembers,
  findLevelOf,
  findMember,
  findMemberUser,
  findMisjudgedMembers,
  findUnknownMembers,
  lockLevel,
  lockMember,
  membersAtOnce,
  updateLevel,
  upsertMember,
} from './patreon.repository.ts';
import type { PatreonMember } from './patreon-member.ts';

/**
 * Keeps what a membership is worth, for an account that comes later where there is none, and moves the
 * level of whom it belongs to when it changes. A level that an Admin set stays until then. Answers who changed.
 */
export async function followMember(
  trx: Transaction<Schema>,
  member: PatreonMember,
): Promise<number[]> {
  const before = await lockMember(trx, member.key);
  const userId = (await findMemberUser(trx, member)) ?? before?.userId ?? null;
  const levelId = await findLevelOf(trx, member.cents);
  if (userId === null && member.cents === 0) await deleteMember(trx, member.key);
  else await upsertMember(trx, { ...member, userId, levelId });
  if (before?.userId === userId && before?.levelId === levelId) return [];
  const concerned = [...new Set([before?.userId ?? null, userId])].flatMap((id) => id ?? []);
  const changed: number[] = [];
  for (const id of concerned.sort((a, b) => a - b)) if (await moveLevel(trx, id)) changed.push(id);
  return changed;
}

/** To what the user's memberships are worth now. */
async function moveLevel(trx: Kysely<Schema>, userId: number): Promise<boolean> {
  const before = await lockLevel(trx, userId);
  const after = await findLevelByMembers(trx, userId);
  if (before === null || before === after) return false;
  await updateLevel(trx, userId, after);
  await insertAudit(trx, {
    actorUserId: null,
    action: 'user.supporter-level-changed',
    subjectType: 'user',
    subjectId: userId,
    before: { patreonLevelId: before },
    after: { patreonLevelId: after },
    reason: 'Patreon',
  });
  return true;
}

interface MemberParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
}

/** Accounts that came, confirmed an e-mail or linked Discord since are given the level that was kept for them. */
export async function findMembersAccounts(parts: MemberParts): Promise<void> {
  await followKept(parts, await findUnknownMembers(parts.db));
}

/** Once levels begin elsewhere, memberships are worth another one. */
export async function followLevels(parts: MemberParts): Promise<void> {
  for (;;) {
    const members = await findMisjudgedMembers(parts.db);
    await followKept(parts, members);
    if (members.length < membersAtOnce) return;
  }
}

async function followKept(
  { db, changes }: MemberParts,
  members: readonly { readonly memberKey: string }[],
): Promise<void> {
  await attemptAll(members, async ({ memberKey }) => {
    const changed = await db.transaction().execute(async (trx) => {
      // Patreon may say something else of it at this moment: what is kept is read once it is held.
      await lockMember(trx, memberKey);
      const member = await findMember(trx, memberKey);
      return member ? followMember(trx, member) : [];
    });
    for (const userId of changed) changes.announce('user', userId);
  });
}
