import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Selectable, Transaction } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { deleteAlias } from '../../../play/events/teams/team-aliases.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { changeTeam, plays } from './change-team.ts';
import { stands } from './describe-team-edits.ts';
import { findMerge } from './merged-teams.repository.ts';
import {
  findTeamEdit,
  lockTeam,
  markUndone,
  setNaming,
  setPicture,
} from './team-edits.repository.ts';
import type { TeamNaming, TeamPicture } from './team-edits.tables.ts';
import { undoMerge } from './undo-merge.service.ts';

type Key = 'POST /api/event/undoTeamEdit';
type Edit = Selectable<Schema['teamEdits']>;

/** A team is called, or looks, as before; only while nothing else was said of that since. */
export const undoTeamEdit = async (
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> =>
  (await findMerge(parts.db, wanted.editId))
    ? undoMerge(parts, actorUserId, wanted)
    : changeTeam(parts, wanted.eventId, (change) => undo(change, actorUserId, wanted));

async function undo(
  { trx, event }: EventChange,
  actorUserId: number,
  { eventId, editId }: Body<Key>,
): Promise<Outcome<number | null, RefusalCode<Key>>> {
  const edit = await findTeamEdit(trx, editId);
  if (!edit || !plays(event, edit.teamId)) return refuse('edit_not_found');
  const team = await lockTeam(trx, edit.teamId);
  if (!team || !stands(edit, team)) return refuse('edited_since');
  await restore(trx, team.gameId, edit);
  await markUndone(trx, edit);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.team_edit_undone',
    subjectType: 'event',
    subjectId: eventId,
    before: { teamId: edit.teamId, ...(edit.after as object) },
    after: { teamId: edit.teamId, ...(edit.before as object) },
  });
  return done(edit.teamId);
}

async function restore(
  trx: Transaction<Schema>,
  gameId: GameId,
  { kind, teamId, before, after }: Edit,
): Promise<void> {
  if (kind === 'pictured') return setPicture(trx, teamId, before as TeamPicture);
  await setNaming(trx, teamId, before as TeamNaming);
  const { newAlias } = after as TeamNaming;
  if (newAlias !== undefined) await deleteAlias(trx, { gameId, alias: newAlias, teamId });
}
