import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { deskFault } from '@callshot/contract';
import { type Replacement, slotsNaming } from '@callshot/rules';
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type ToldProblem, tellProblem } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import {
  findEventTeamNames,
  passNamesOn,
} from '../../../play/events/teams/event-team-names.repository.ts';
import { countConcerned } from '../../../play/picks/entries.repository.ts';
import { lookSoon } from '../../liquipedia/event-wikis.repository.ts';
import { externalIdOf } from '../../liquipedia/wiki-teams.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { HAND_MADE } from '../find-or-make-teams.ts';
import { playsIn, replaceInStages } from '../replace-in-stages.service.ts';
import { plays } from './change-team.ts';
import { changeTeamsEvents } from './change-teams-events.ts';
import {
  exchangeExternalIds,
  findEventIdsOfTeam,
  findMergedInto,
  moveAliases,
  moveMembers,
  moveParticipant,
} from './merged-teams.repository.ts';
import { recordTeamEdit } from './record-team-edit.ts';
import { lockTeam } from './team-edits.repository.ts';
import type { ChangedNames, MergedEvent } from './team-edits.tables.ts';

type Key = 'POST /api/event/mergeTeams';
type Refusal = RefusalCode<Key>;
type Trx = Transaction<Schema>;
type Team = Selectable<Schema['teams']>;

/**
 * Merges a misspelt team into the real one, which takes over its places, names and picks in all
 * events. The team was the same all along, so no notice is sent [rule: events-32].
 */
export async function mergeTeams(
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, Refusal>> {
  const { eventId, teamId, intoTeamId } = wanted;
  if (teamId === intoTeamId) return refuse('same_team');
  return changeTeamsEvents(
    parts,
    eventId,
    (db) => findEventIdsOfTeam(db, teamId),
    (changes, trx) => merge(changes, trx, actorUserId, wanted),
  );
}

async function merge(
  changes: readonly EventChange[],
  trx: Trx,
  actorUserId: number,
  { eventId, teamId, intoTeamId, was }: Body<Key>,
): Promise<Outcome<null, Refusal>> {
  const here = changes.find(({ event }) => event.row.id === eventId);
  if (!here) return refuse('event_not_found');
  const [lost, kept] = await lockBoth(trx, teamId, intoTeamId);
  if (!kept || kept.gameId !== here.event.row.gameId) return refuse('into_not_found');
  if (!lost || !plays(here.event, teamId)) {
    // The same once more, after its answer was lost.
    const isDone = lost !== null && (await findMergedInto(trx, teamId)) === intoTeamId;
    return isDone ? done(null) : refuse('team_not_found');
  }
  const isOutdated = lost.name !== was.name || kept.name !== was.intoName;
  if (isOutdated || (await findMergedInto(trx, intoTeamId)) !== null) return refuse('team_changed');
  const replacement = { from: teamId, to: intoTeamId };
  const problems = await meetings(changes, replacement);
  if (problems.length > 0) return refuse('teams_meet', { problems });
  const hasTakenPage = isOfWiki(lost) && kept.externalId.startsWith(HAND_MADE);
  if (hasTakenPage) await exchangeExternalIds(trx, lost, kept);
  const aliases = await moveAliases(trx, replacement);
  const events: MergedEvent[] = [];
  for (const change of changes) events.push(await mergeIn(change, replacement, actorUserId, was));
  await recordTeamEdit(here, actorUserId, {
    teamId: intoTeamId,
    kind: 'merged',
    action: 'event.teams_merged',
    before: { name: lost.name, abbreviation: lost.abbreviation },
    after: { lostTeamId: teamId, aliases, hasTakenPage, events },
    told: {
      before: { teams: [lost.name, kept.name] },
      after: { team: kept.name, events: events.map((own) => own.eventId) },
      reason: `${lost.name} is ${kept.name}`,
    },
  });
  return done(null);
}

/** By ascending id, so that two who merge the same teams wait for one another. */
export async function lockBoth(
  trx: Trx,
  one: number,
  other: number,
): Promise<[Team | null, Team | null]> {
  const teams = new Map<number, Team>();
  for (const id of [one, other].sort((a, b) => a - b)) {
    const team = await lockTeam(trx, id);
    if (team) teams.set(id, team);
  }
  return [teams.get(one) ?? null, teams.get(other) ?? null];
}

const isOfWiki = ({ externalId }: Team): boolean => externalId.startsWith(externalIdOf(''));

const toldAtMost = 5;

/** Stages in which both teams play: a merge would leave one team twice, in the draw and in slips. */
async function meetings(changes: readonly EventChange[], { from, to }: Replacement) {
  const found = changes.flatMap(({ trx, event }) =>
    event.stages
      .filter((stage) => playsIn(stage, from) && playsIn(stage, to))
      .map((stage) => ({ trx, event, stage })),
  );
  const problems: ToldProblem[] = [];
  for (const { trx, event, stage } of found.slice(0, toldAtMost)) {
    const slots = slotsNaming(stage.stage, stage.layout, new Set([from, to]));
    const concerned = slots?.length === 0 ? [] : [{ eventStageId: stage.id, slots }];
    const { entries } = await countConcerned(trx, concerned);
    const at = { stage: stage.name, event: event.row.nameOverride, count: entries };
    problems.push(tellProblem('intoTeamId', deskFault('both_play', at)));
  }
  return problems;
}

async function mergeIn(
  change: EventChange,
  replacement: Replacement,
  actorUserId: number,
  was: Body<Key>['was'],
): Promise<MergedEvent> {
  const { trx, event } = change;
  const eventId = event.row.id;
  const { from, to } = replacement;
  const concerned = event.stages.filter((stage) => playsIn(stage, from));
  const ownStageIds = event.stages.filter((stage) => playsIn(stage, to)).map(({ id }) => id);
  if (concerned.length > 0) {
    const reason = `${was.name} is ${was.intoName}`;
    await replaceInStages(change, concerned, replacement, { actorUserId, reason, isQuiet: true });
  }
  const hasMovedMembers = await moveMembers(trx, eventId, replacement);
  const participants = await moveParticipant(trx, eventId, replacement);
  const before = await findEventTeamNames(trx, eventId);
  await passNamesOn(trx, eventId, replacement);
  const names = namesChanged(before, await findEventTeamNames(trx, eventId));
  await lookSoon(trx, eventId);
  return { eventId, ownStageIds, names, participants, hasMovedMembers };
}

type Names = Awaited<ReturnType<typeof findEventTeamNames>>;

function namesChanged(before: Names, after: Names): ChangedNames {
  const had = new Map(before.map(({ name, teamId }) => [name, teamId]));
  const has = new Map(after.map(({ name, teamId }) => [name, teamId]));
  return {
    were: [...had]
      .filter(([name, teamId]) => has.get(name) !== teamId)
      .map(([name, teamId]) => ({ name, teamId })),
    added: [...has.keys()].filter((name) => !had.has(name)),
  };
}
