import type { Answer, OfficialPicks } from '@callshot/contract';
import type { ToldResult } from '@callshot/rules';
import { keptFor } from '../../platform/http/answers/kept-answer.ts';
import { done, type Outcome, orRefuse, refuse } from '../../platform/outcome.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { findAllRevisions } from './entries.repository.ts';
import type { ReadingParts } from './read-picks.service.ts';
import { countPeopleOfStage } from './stage-people.repository.ts';
import { listsOf } from './submitted-picks.ts';

interface EventParts extends ReadingParts {
  readonly events: EventStore;
}

type OfEvent<T> = Promise<Outcome<T, 'event_not_found'>>;

/** Official results, as picks. */
export async function readOfficialPicks(
  { events }: Pick<EventParts, 'events'>,
  eventId: number,
): OfEvent<Answer<'GET /api/picks/get/official/:eventId'>> {
  const event = await events.get(eventId);
  return orRefuse(event && officialPicksOf(event), 'event_not_found');
}

const officialPicksOf = keptFor((event: LoadedEvent) => ({
  ...listsOf(
    event.stages.map(({ official }) => official),
    { eventId: event.row.id, userId: null },
  ),
  teamMatches: event.stages.flatMap(({ stage }) =>
    stage.substages.flatMap(({ eventSubstageId, teamMatches = [] }) =>
      teamMatches.map(({ round, teamIds: [firstTeamId, secondTeamId], result }) => ({
        eventSubstageId,
        round,
        firstTeamId,
        secondTeamId,
        result,
      })),
    ),
  ),
  corrected: event.corrected.map(({ eventStageId, was, at, source, reason }) => ({
    eventStageId,
    was: toldAs(was),
    at: at.toISOString(),
    source: source === 'manual' ? ('staff' as const) : ('wiki' as const),
    reason,
  })),
  version: event.row.officialVersion,
}));

/** The lists of a rule cannot be changed, those of an answer could. */
const toldAs = (was: ToldResult): OfficialPicks['corrected'][number]['was'] =>
  was.match === null
    ? { ...was, team: { ...was.team, pickTypeIds: [...was.team.pickTypeIds] } }
    : was;

/** Every accepted submission of the caller's own entries, newest first [rule: picks-22]. */
export async function readRevisions(
  { db, entries, events }: EventParts,
  eventId: number,
  userId: number,
): OfEvent<Answer<'GET /api/picks/get/revisions/:eventId'>> {
  const event = await events.get(eventId);
  if (event === null) return refuse('event_not_found');
  const revisions = await findAllRevisions(db, eventId, userId);
  const told = entries.readPast(event, revisions).map(({ entry: revision, picks }) => ({
    eventStageId: revision.eventStageId,
    version: revision.version,
    savedAt: revision.savedAt.toISOString(),
    isPostLock: revision.isPostLock,
    isByStaff: revision.isByStaff,
    ...listsOf([picks], { eventId, userId }),
  }));
  return done(told);
}

/** The users that an action on the current stage affects. */
export async function readStagePeople(
  { db, events }: Pick<EventParts, 'db' | 'events'>,
  eventId: number,
): OfEvent<Answer<'GET /api/event/stage'>> {
  const event = await events.get(eventId);
  return orRefuse(event && (await countPeopleOfStage(db, event)), 'event_not_found');
}
