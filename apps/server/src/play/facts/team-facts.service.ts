import type { Answer, Query, RefusalCode, TeamFacts } from '@callshot/contract';
import { isEmptyRecord } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findRankings } from '../events/teams/team-rankings.repository.ts';
import {
  createDecidedEvents,
  type DecidedEvent,
  type DecidedEvents,
  type DecidedEventsParts,
} from './decided-events.ts';
import { describeEvent, describeMeeting } from './describe-facts.ts';
import { findEarlierEventIds } from './team-events.repository.ts';

type Key = 'GET /api/event/facts';
type Meeting = Answer<Key>['meeting'];

/** Events that are told of a team beside the one asked for, and looked through for them. */
const told = 3;
const lookedThrough = 6;

/** Reads facts of teams: official results only, whatever is picked [rule: events-34]. */
export function createTeamFacts(parts: DecidedEventsParts) {
  const { db } = parts;
  const events = createDecidedEvents(parts);
  return async ({
    eventId,
    teamId,
    otherId,
  }: Query<Key>): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> => {
    if (teamId === otherId) return refuse('same_team');
    const here = await events.get(eventId);
    if (!here || here.event.row.archivedAt !== null) return refuse('event_not_found');
    const teamIds = otherId === undefined ? [teamId] : [teamId, otherId];
    if (teamIds.some((id) => here.event.teams.every((team) => team.id !== id))) {
      return refuse('team_not_found');
    }
    const rankings = await findRankings(db, eventId);
    const earlier = new Map<number, readonly number[]>();
    for (const id of teamIds) {
      earlier.set(id, await findEarlierEventIds(db, id, here.event.row));
    }
    const teams: TeamFacts[] = [];
    for (const id of teamIds) {
      teams.push({
        teamId: id,
        ranking: rankings.get(id) ?? null,
        here: describeEvent(here, id),
        before: await lastEvents(events, id, earlier.get(id) ?? []),
      });
    }
    if (otherId === undefined) return done({ teams, meeting: null });
    const common = (earlier.get(teamId) ?? []).filter((id) => earlier.get(otherId)?.includes(id));
    return done({ teams, meeting: await findMeeting(events, here, [teamId, otherId], common) });
  };
}

/** The newest of these events in which a team has played a match. */
async function lastEvents(
  events: DecidedEvents,
  teamId: number,
  ids: readonly number[],
): Promise<TeamFacts['before']> {
  const found: TeamFacts['before'] = [];
  for (const id of ids.slice(0, lookedThrough)) {
    const decided = await events.get(id);
    const facts = decided && describeEvent(decided, teamId);
    if (facts && !isEmptyRecord(facts.record)) found.push(facts);
    if (found.length === told) break;
  }
  return found;
}

async function findMeeting(
  events: DecidedEvents,
  here: DecidedEvent,
  teamIds: readonly [number, number],
  common: readonly number[],
): Promise<Meeting> {
  const met = describeMeeting(here, teamIds);
  if (met) return met;
  for (const id of common.slice(0, lookedThrough)) {
    const decided = await events.get(id);
    const meeting = decided && describeMeeting(decided, teamIds);
    if (meeting) return meeting;
  }
  return null;
}
