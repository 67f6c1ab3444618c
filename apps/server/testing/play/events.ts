import {
  type EventFormat,
  type EventStage,
  FORMAT_VERSION,
  type FormatStage,
  type GameId,
  type MatchPick,
} from '@callshot/rules';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import { createEvent } from '../../src/play/events/running/create-event.service.ts';
import { finishDueEvents } from '../../src/play/events/running/finish-event.service.ts';
import type { NewEvent } from '../../src/play/events/running/new-event.ts';
import { loadEvent } from '../../src/play/events/stages/event-stages.repository.ts';
import { upsertTeams } from '../../src/play/events/teams/event-teams.repository.ts';

export interface TestEventOptions extends Partial<Omit<NewEvent, 'format' | 'stages'>> {
  /** Stages as fixtures make them: their teams and starting slots get real ids. */
  readonly stages: readonly EventStage[];
  /** When picks lock, from now; negative = in the past. */
  readonly locksInMs?: number;
}

const hourMs = 3_600_000;

/** An event in the database, made the way staff makes one. */
export async function testEvent(db: Db, options: TestEventOptions): Promise<LoadedEvent> {
  const { stages, locksInMs = hourMs, ...given } = options;
  const gameId = given.gameId ?? 1;
  const teamIds = await insertTeams(db, gameId, stages);
  const startsAt = new Date(Date.now() + locksInMs);
  const created = await createEvent(db, {
    gameId,
    name: 'Test Major 2026',
    nameOverride: 'Test Major',
    imageUrl: null,
    url: null,
    attribution: null,
    rewardTypeId: 1,
    eventFormatId: null,
    formatName: 'Test format',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 48 * hourMs),
    ...given,
    format: formatOf(stages.map(({ format }) => format)),
    stages: stages.map(({ substages }) => ({
      substages: substages.map(({ title, teamIds: teams, officialMatches }) => ({
        title,
        teamIds: teams.map(teamIds),
        openings: officialMatches.map((match) => openingOf(match, teamIds)),
      })),
    })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return loadedEvent(db, created.value.eventId);
}

/** The event as the database holds it now. */
export async function loadedEvent(db: Db, eventId: number): Promise<LoadedEvent> {
  const event = await loadEvent(db, eventId);
  if (!event) throw new Error(`No event ${eventId}`);
  return event;
}

/** Lets the wait after the last result be over, and finishes what is due. */
export async function finishAfterWait(db: Db, eventId: number): Promise<LoadedEvent> {
  await db
    .updateTable('events')
    .set({ completedAt: sql<Date>`completed_at - interval '10 minutes'` })
    .where('id', '=', eventId)
    .execute();
  await finishDueEvents(db, 600, () => {});
  return loadedEvent(db, eventId);
}

const formatOf = (stages: readonly FormatStage[]): EventFormat => ({
  version: FORMAT_VERSION,
  stages,
  scoringBreakdown: { groups: [] },
});

function openingOf(match: MatchPick, teamOf: (id: number) => number) {
  const { eventStageId: _, eventSubstageId: __, ...opening } = match;
  const idOf = (id: number | null) => (id === null ? null : teamOf(id));
  return {
    ...opening,
    topTeamId: idOf(match.topTeamId),
    bottomTeamId: idOf(match.bottomTeamId),
    winnerTeamId: idOf(match.winnerTeamId),
    loserTeamId: idOf(match.loserTeamId),
  };
}

async function insertTeams(
  db: Db,
  gameId: GameId,
  stages: readonly EventStage[],
): Promise<(fixtureId: number) => number> {
  const fixtureIds = [
    ...new Set(stages.flatMap(({ substages }) => substages.flatMap(({ teamIds }) => teamIds))),
  ];
  const teams = fixtureIds.map((id) => ({
    externalId: `test-${id}`,
    name: `Team ${id}`,
    abbreviation: `T${id}`,
    logoPath: null,
  }));
  const ids = await upsertTeams(db, gameId, teams);
  return (fixtureId) => {
    const id = ids[fixtureIds.indexOf(fixtureId)];
    if (id === undefined) throw new Error(`No team ${fixtureId}`);
    return id;
  };
}
