import type { Answer, TeamFacts } from '@callshot/contract';
import {
  type DecidedMatch,
  hasSeeds,
  kindOf,
  lastMeeting,
  recordOf,
  stageEnd,
} from '@callshot/rules';
import { namesOfEvent } from '../events/event-words.ts';
import type { DecidedEvent, DecidedStage } from './decided-events.ts';

type EventFacts = TeamFacts['here'];
type StageFacts = EventFacts['stages'][number];
type Meeting = NonNullable<Answer<'GET /api/event/facts'>['meeting']>;

/** Kinds of stages whose places at the end of an event are the event's. */
const PLACES_ALL: Readonly<Record<StageFacts['kind'], boolean>> = {
  swiss: false,
  groups: false,
  orders: true,
  fixtures: false,
  brackets: true,
};

/** A team in an event by its official results. */
export function describeEvent({ event, stages }: DecidedEvent, teamId: number): EventFacts {
  const own = stages.flatMap((stage) => describeStage(stage, teamId) ?? []);
  const last = own.find(({ eventStageId }) => eventStageId === stages.at(-1)?.loaded.id);
  return {
    eventId: event.row.id,
    ...namesOfEvent(event.row),
    startDate: event.row.startsAt.toISOString(),
    record: recordOf(
      teamId,
      stages.flatMap(({ matches }) => matches),
    ),
    stages: own,
    place: last && PLACES_ALL[last.kind] ? last.place : null,
  };
}

/** Null = the team has no place in it. */
function describeStage({ loaded, matches }: DecidedStage, teamId: number): StageFacts | null {
  const { stage, official } = loaded;
  const substage = stage.substages.find(({ teamIds }) => teamIds.includes(teamId));
  if (!substage) return null;
  return {
    eventStageId: loaded.id,
    eventSubstageId: substage.eventSubstageId,
    stageName: loaded.name,
    kind: kindOf(stage.format),
    seed: hasSeeds(stage.format) ? substage.teamIds.indexOf(teamId) + 1 : null,
    record: recordOf(teamId, matches),
    ...stageEnd(stage, official, teamId),
  };
}

/** The last match of two teams in an event; null = they have not met there. */
export function describeMeeting(
  { event, stages }: DecidedEvent,
  teamIds: readonly [number, number],
): Meeting | null {
  for (const { loaded, matches } of stages.toReversed()) {
    const match = lastMeeting(...teamIds, matches);
    if (match === null) continue;
    return {
      eventId: event.row.id,
      ...namesOfEvent(event.row),
      stageName: loaded.name,
      startTime: match.startsAt,
      teamIds: [...teamIds],
      ...asSeenBy(teamIds[0], match),
    };
  }
  return null;
}

function asSeenBy(one: number, { teamIds, end, maps, isForfeit }: DecidedMatch) {
  const winnerTeamId = end === 'first' ? teamIds[0] : end === 'second' ? teamIds[1] : null;
  const isSwapped = teamIds[0] !== one;
  const own: [number, number] | null = maps && (isSwapped ? [maps[1], maps[0]] : [...maps]);
  return { winnerTeamId, maps: own, isForfeit };
}
