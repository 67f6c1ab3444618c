import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { deskFault } from '@callshot/contract';
import { type MatchPick, matchesOf, problemsOfNewEvent } from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage, type LoadedStage } from '../../play/events/loaded-event.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import { findTeamNames } from '../../play/events/teams/event-teams.repository.ts';
import { planSeating, type Seating } from '../../play/official/plan-seating.ts';
import { writeSeating } from '../../play/official/write-seating.service.ts';
import { tellNamedProblem } from '../../play/problem-words/event-words.ts';
import { afterSeating, type DeskParts } from './desk-parts.ts';
import { startOf } from './hand-openings.ts';
import { deskOf, readDesk } from './read-desk.service.ts';

type Key = 'POST /api/event/slots';
type Wanted = Body<Key>;
type Refusal = RefusalCode<Key>;

/** Puts teams into the groups and starting slots of a stage by hand. */
export async function seatTeams(
  parts: DeskParts,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<EventDesk, Refusal>> {
  const { eventId } = wanted;
  await parts.seals.currentEvent(eventId);
  const seated = await changeEvent(parts.db, eventId, async (change) => {
    if (change.event.row.version !== wanted.version) {
      return refuse('event_changed', { current: await deskOf(parts, change.event) });
    }
    return seat(change, actorUserId, wanted);
  });
  if (seated === null) return refuse('event_not_found');
  if (!seated.ok) return seated;
  await afterSeating(parts, eventId);
  return readDesk(parts, eventId);
}

async function seat(
  change: EventChange,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<null, Refusal>> {
  const { trx, event } = change;
  const loaded = findStage(event, wanted.eventStageId);
  if (!loaded) return refuse('stage_not_found');
  const names = await findTeamNames(
    trx,
    event.row.gameId,
    wanted.substages.flatMap(({ teamIds }) => teamIds),
  );
  const openings = openingsOf(loaded, wanted);
  const seating: Seating = {
    eventStageId: loaded.id,
    teams: new Map(wanted.substages.map((each) => [each.eventSubstageId, each.teamIds])),
    openings: openings.flatMap(({ row }) => row ?? []),
  };
  const problems = [
    ...openings.flatMap(({ problem }) => problem ?? []),
    ...problemsOf(change, loaded, wanted, names),
  ];
  if (problems.length > 0) return refuse('teams_refused', { problems });
  const planned = await planSeating(trx, change, seating);
  if (!planned.ok) {
    if (planned.code !== 'invalid_picks') return planned;
    const told = planned.details?.problems ?? [];
    return refuse('teams_refused', { problems: told.map(asOpening) });
  }
  await writeSeating(change, [planned.value], { actorUserId, reason: null, isStaffsWord: true });
  return done(null);
}

/** Rows in the order of the body, so that a problem names its place there. */
function openingsOf(
  { id, stage }: LoadedStage,
  { openings }: Wanted,
): { readonly row?: MatchPick; readonly problem?: ToldProblem }[] {
  const nodes = new Map(matchesOf(stage.format).map((node) => [node.key, node]));
  const known = new Set(stage.substages.map(({ eventSubstageId }) => eventSubstageId));
  return openings.map(({ eventSubstageId, slot, ...start }, index) => {
    const node = nodes.get(slot);
    if (!node || !known.has(eventSubstageId)) {
      return { problem: tellProblem(`openings[${index}]`, deskFault('opening_gone')) };
    }
    const isAlone = (start.topTeamId === null) !== (start.bottomTeamId === null);
    if (start.isBye && !isAlone) {
      return { problem: tellProblem(`openings[${index}]`, deskFault('bye_of_one')) };
    }
    return { row: startOf(node, { eventStageId: id, eventSubstageId }, start) };
  });
}

function problemsOf(
  { event }: EventChange,
  { index, stage }: LoadedStage,
  { substages }: Wanted,
  names: ReadonlyMap<number, string>,
): ToldProblem[] {
  const lists = new Map(substages.map((each) => [each.eventSubstageId, each.teamIds]));
  const isOpened = index <= event.row.stage;
  const strangers = substages.flatMap(({ eventSubstageId, teamIds }, at): ToldProblem[] => {
    const path = `substages[${at}]`;
    if (!stage.substages.some((own) => own.eventSubstageId === eventSubstageId)) {
      return [tellProblem(path, deskFault('group_gone'))];
    }
    const unknown = teamIds.filter((teamId) => !names.has(teamId));
    return unknown.map((teamId) => tellProblem(path, deskFault('team_gone', { teamId })));
  });
  const { row, format } = event;
  const problems = problemsOfNewEvent({
    gameId: row.gameId,
    rewardTypeId: row.rewardTypeId,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    format: { ...format, stages: [stage.format] },
    stages: [
      {
        substages: stage.substages.map(({ eventSubstageId, title, teamIds }) => ({
          title,
          teamIds: lists.get(eventSubstageId) ?? teamIds,
          openings: [],
        })),
      },
    ],
  }).filter(({ code }) => isOpened || code !== 'too_few_teams');
  const nameOf = (teamId: number): string => names.get(teamId) ?? `Team ${teamId}`;
  return [
    ...strangers,
    ...problems.map((problem) =>
      tellNamedProblem({ ...problem, path: problem.path.slice(2) }, nameOf),
    ),
  ];
}

const asOpening = (problem: ToldProblem): ToldProblem => ({
  ...problem,
  path: problem.path.replace(/^matchPicks/, 'openings'),
});
