import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import type { Transaction } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { lookSoon } from '../../liquipedia/event-wikis.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { playsIn, replaceInStages } from '../replace-in-stages.service.ts';
import { plays } from './change-team.ts';
import { changeTeamsEvents } from './change-teams-events.ts';
import { stands } from './describe-team-edits.ts';
import { lockBoth } from './merge-teams.service.ts';
import {
  exchangeExternalIds,
  findMerge,
  moveAliases,
  moveMembers,
  restoreEventTeamNames,
  setParticipants,
} from './merged-teams.repository.ts';
import { findTeamEdit, markUndone } from './team-edits.repository.ts';
import type { LostTeam, MergedEvent, TeamMerge } from './team-edits.tables.ts';

type Key = 'POST /api/event/undoTeamEdit';

/** Two teams that were said to be one are two again: what was the lost team's is its own [rule: events-32]. */
export const undoMerge = (
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> =>
  changeTeamsEvents(
    parts,
    wanted.eventId,
    async (db) => {
      const merge = await findMerge(db, wanted.editId);
      return merge?.events.map(({ eventId }) => eventId) ?? [];
    },
    (changes, trx) => undo(changes, trx, actorUserId, wanted),
  );

async function undo(
  changes: readonly EventChange[],
  trx: Transaction<Schema>,
  actorUserId: number,
  { eventId, editId }: Body<Key>,
): Promise<Outcome<null, RefusalCode<Key>>> {
  const here = changes.find(({ event }) => event.row.id === eventId);
  const edit = await findTeamEdit(trx, editId);
  if (!here || edit?.kind !== 'merged' || !plays(here.event, edit.teamId)) {
    return refuse('edit_not_found');
  }
  const merge = edit.after as TeamMerge;
  const { lostTeamId, aliases, hasTakenPage } = merge;
  const [lost, kept] = await lockBoth(trx, lostTeamId, edit.teamId);
  if (!lost || !kept || !stands(edit, kept)) return refuse('edited_since');
  const exchanges = changes.flatMap((change) => {
    const merged = merge.events.find((own) => own.eventId === change.event.row.id);
    return merged ? [{ change, merged }] : [];
  });
  const hasComeBack = exchanges.some(({ change }) =>
    change.event.stages.some((stage) => playsIn(stage, lostTeamId)),
  );
  if (hasComeBack) return refuse('edited_since');
  if (hasTakenPage) await exchangeExternalIds(trx, lost, kept);
  await moveAliases(trx, { from: kept.id, to: lostTeamId }, aliases);
  const teams = { lostTeamId, keptId: kept.id };
  for (const { change, merged } of exchanges) await undoIn(change, merged, teams, actorUserId);
  await markUndone(trx, edit);
  const { name } = edit.before as LostTeam;
  await insertAudit(trx, {
    actorUserId,
    action: 'event.team_edit_undone',
    subjectType: 'event',
    subjectId: eventId,
    before: { teamId: kept.id, team: kept.name },
    after: { teams: [name, kept.name] },
    reason: `${name} is not ${kept.name}`,
  });
  return done(null);
}

async function undoIn(
  change: EventChange,
  { eventId, ownStageIds, names, participants, hasMovedMembers }: MergedEvent,
  { lostTeamId, keptId }: { readonly lostTeamId: number; readonly keptId: number },
  actorUserId: number,
): Promise<void> {
  const { trx, event } = change;
  const back = { from: keptId, to: lostTeamId };
  const concerned = event.stages.filter(
    (stage) => playsIn(stage, keptId) && !ownStageIds.includes(stage.id),
  );
  if (concerned.length > 0) {
    const reason = 'Two teams that were said to be one are two';
    await replaceInStages(change, concerned, back, { actorUserId, reason, isQuiet: true });
  }
  if (hasMovedMembers) await moveMembers(trx, eventId, back);
  if (participants.includes(lostTeamId)) await setParticipants(trx, eventId, back, participants);
  await restoreEventTeamNames(trx, eventId, keptId, names);
  await lookSoon(trx, eventId);
}
