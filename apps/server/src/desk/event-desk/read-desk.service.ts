import type { DeskEvent, EventDesk } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { AppConfig } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { findOverdue, tellOverdue } from '../../play/events/results/overdue-events.ts';
import { finishWaitOf } from '../../play/events/running/finish-event.service.ts';
import { findRankings } from '../../play/events/teams/team-rankings.repository.ts';
import { countLateEntrants, countPickedByStage } from '../../play/picks/stage-people.repository.ts';
import { findPictureProblem } from '../../play/pictures/pictures.repository.ts';
import type { Seals } from '../../play/seals/seals.ts';
import { findEventWiki } from '../liquipedia/event-wikis.repository.ts';
import { describeDesk, describeRow } from './describe-desk.ts';
import {
  countDoubtsWaiting,
  findAllDeskEvents,
  findDeskTeams,
  findUnplaced,
} from './event-desk.repository.ts';
import { findTeamEdits } from './teams/team-edits.repository.ts';

export interface DeskReaderParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly seals: Seals;
  readonly events: Pick<EventStore, 'get'>;
  /** Submissions of each stage of an event. */
  readonly counts: { get(eventId: number): Promise<number> };
  readonly config: AppConfig;
}

export async function listDesk(
  { db, clock, counts, events }: DeskReaderParts,
  gameId: GameId,
): Promise<DeskEvent[]> {
  const rows = await findAllDeskEvents(db, gameId);
  const now = await clock.now();
  const running = rows.filter((row) => row.finishedAt === null && row.archivedAt === null);
  const overdue = await findOverdue(
    events,
    running.map(({ id }) => id),
    now,
  );
  return Promise.all(
    rows.map(async (row) =>
      describeRow(row, {
        now,
        entrants: await counts.get(row.id),
        overdue: overdue.get(row.id) ?? null,
      }),
    ),
  );
}

/** One event as it is now. */
export async function readDesk(
  parts: DeskReaderParts,
  eventId: number,
): Promise<Outcome<EventDesk, 'event_not_found'>> {
  const event = await parts.seals.currentEvent(eventId);
  return event ? done(await deskOf(parts, event)) : refuse('event_not_found');
}

export async function deskOf(
  { db, clock, counts, config }: DeskReaderParts,
  event: LoadedEvent,
): Promise<EventDesk> {
  const { row, teams } = event;
  const { imageSource } = row;
  const wiki = await findEventWiki(db, row.id);
  const now = await clock.now();
  const teamIds = [...new Set(teams.map(({ id }) => id))];
  return describeDesk(event, {
    imageProblem: imageSource === null ? null : await findPictureProblem(db, imageSource),
    wiki: wiki && {
      ...wiki,
      unplaced: await findUnplaced(db, row.id),
      doubtsWaiting: await countDoubtsWaiting(db, row.id),
    },
    now,
    overdue: tellOverdue(event, now),
    entrants: await counts.get(row.id),
    lateEntrants: await countLateEntrants(db, row.id),
    finishWaitSeconds: finishWaitOf(config),
    picked: await countPickedByStage(db, row.id),
    teams: await findDeskTeams(db, teamIds),
    teamEdits: await findTeamEdits(db, teamIds),
    rankings: await findRankings(db, row.id),
  });
}
