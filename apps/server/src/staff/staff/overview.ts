import type { Answer, RoleName } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { countWaiting } from '../../community/reports/waiting.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DiscordApi } from '../../platform/discord/discord-api.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import { findOverdue } from '../../play/events/results/overdue-events.ts';
import type { SubmissionCounts } from '../../play/live/submission-counts.ts';
import {
  countCurrentEvents,
  countMessages,
  countUsers,
  findCurrentEvents,
  findDiscordProblems,
  findMailProblem,
  findNextLock,
  findUnreadableEvents,
} from './overview.repository.ts';

export interface OverviewParts {
  readonly db: Kysely<Schema>;
  readonly counts: SubmissionCounts;
  readonly clock: DatabaseClock;
  readonly events: Pick<EventStore, 'get'>;
  /** Whether the operator configured mail. */
  readonly isMailSent: boolean;
  readonly discord: Pick<DiscordApi, 'hasBot'>;
}

type Overview = Answer<'GET /api/staff/overview'>;

/** Numbers for the staff's dashboard: each role sees what it works with, an Admin everything. */
export async function readOverview(
  parts: OverviewParts,
  roles: ReadonlySet<RoleName>,
): Promise<Overview> {
  const concerns = (role: RoleName): boolean => roles.has(role) || roles.has('Admin');
  const users = await countUsers(parts.db);
  return {
    users: { total: users.total, joinedLately: users.joinedLately },
    moderation: concerns('Moderator') ? { disabled: users.disabled, flagged: users.flagged } : null,
    events: concerns('EventCreator') ? await readEvents(parts) : null,
    health: roles.has('Admin') ? await readHealth(parts) : null,
  };
}

async function readEvents(parts: OverviewParts): Promise<Overview['events']> {
  const { db, counts } = parts;
  const next = await findNextLock(db);
  return {
    current: await countCurrentEvents(db),
    nextLock: next?.lockAt
      ? {
          ...next,
          lockAt: next.lockAt.toISOString(),
          entrants: await counts.get(next.eventId),
        }
      : null,
    list: await listEvents(parts),
  };
}

const mostListed = 20;

async function listEvents({ db, counts, clock, events }: OverviewParts) {
  const current = await findCurrentEvents(db, mostListed);
  const ids = current.map(({ eventId }) => eventId);
  const overdue = await findOverdue(events, ids, await clock.now());
  return Promise.all(
    current.map(async ({ stages, lockAt, ...event }) => ({
      ...event,
      stages: stages ?? 0,
      lockAt: lockAt?.toISOString() ?? null,
      entrants: await counts.get(event.eventId),
      overdue: overdue.get(event.eventId) ?? null,
    })),
  );
}

const readHealth = async ({
  db,
  isMailSent,
  discord,
}: OverviewParts): Promise<Overview['health']> => ({
  mail: {
    isSent: isMailSent,
    ...(await countMessages(db, 'email')),
    problem: await findMailProblem(db),
  },
  discord: {
    isSent: discord.hasBot,
    ...(await countMessages(db, 'discord')),
    problems: await findDiscordProblems(db),
  },
  unreadable: await findUnreadableEvents(db),
  reports: await countWaiting(db),
});
