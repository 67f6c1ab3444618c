import { type FieldFault, fieldFault } from '@callshot/contract';
import { tidyLeagueName } from '@callshot/rules';
import { closeWithin, renameWithin } from '../../community/league-lists/judge-league.service.ts';
import { findAllOf } from '../../community/league-lists/listed-leagues.repository.ts';
import { restoreWithin } from '../../community/league-lists/restore-league.service.ts';
import { leagueNameKey } from '../../community/leagues/league-name-key.ts';
import { lockLeague, lockLeagueName } from '../../community/leagues/leagues.repository.ts';
import { tellLeague } from '../../community/leagues/told-league.ts';
import { done, refuse } from '../../platform/outcome.ts';
import type { Act, ReportedKind, ReportParts, Trx, Undoing } from './subject-now.ts';

/** Leagues: staff give another name, or close one. */
export const reportedLeagues: ReportedKind = {
  auditType: 'league',
  read: async (db, ids) =>
    (await findAllOf(db, ids)).map((row) => {
      const { name, nameplateId, createdBy, creatorName } = tellLeague(row, { isMember: true });
      return {
        id: row.id,
        name,
        nameplateId,
        owner: { id: createdBy, username: creatorName },
        people: row.memberCount,
        isDone: false,
        state: name,
      };
    }),
  lock: async (trx, { id, name }) => {
    // Lock order: the name first.
    await lockLeagueName(trx, leagueNameKey(tidyLeagueName(name)));
    await lockLeague(trx, id);
  },
  act: (trx, parts, action, act) =>
    action === 'rename' ? rename(trx, parts, act) : close(trx, act),
  undo: (trx, parts, answer, act) =>
    answer.action === 'close'
      ? restore(trx, parts, act)
      : nameBack(trx, parts, answer.newName, act),
  announce: (changes, id) => changes.announce('league-rights', id),
};

async function rename(trx: Trx, parts: ReportParts, act: Act): Promise<FieldFault | null> {
  const league = await lockLeague(trx, act.id);
  if (league?.name === tidyLeagueName(act.name)) return fieldFault('name_same');
  const { id: leagueId, name, reason } = act;
  const renamed = await renameWithin(trx, parts, act.actorUserId, { leagueId, name, reason });
  if (!renamed.ok) throw new Error(`League ${leagueId} is gone while it is held`);
  return renamed.value;
}

async function close(trx: Trx, { id, actorUserId, reason }: Act): Promise<null> {
  const league = await lockLeague(trx, id);
  if (league === null) throw new Error(`League ${id} is gone while it is held`);
  await closeWithin(trx, actorUserId, { league, reason });
  return null;
}

async function restore(trx: Trx, parts: ReportParts, act: Act): Promise<Undoing> {
  const restored = await restoreWithin(trx, parts, act.actorUserId, { leagueId: act.id });
  if (restored.ok) return done(null);
  return refuse(restored.code === 'name_taken' ? 'name_taken' : 'subject_changed');
}

async function nameBack(
  trx: Trx,
  parts: ReportParts,
  newName: string | null,
  { id: leagueId, name, reason, actorUserId }: Act,
): Promise<Undoing> {
  const league = await lockLeague(trx, leagueId);
  if (league === null || league.name !== newName) return refuse('subject_changed');
  const renamed = await renameWithin(trx, parts, actorUserId, {
    leagueId,
    name,
    reason,
    isBack: true,
  });
  if (!renamed.ok) return refuse('subject_changed');
  return renamed.value === null ? done(null) : refuse('name_taken');
}
