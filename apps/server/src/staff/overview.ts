import type { Answer, RoleName } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { SubmissionCounts } from '../live/submission-counts.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { DiscordApi } from '../platform/discord/discord-api.ts';
import { countWaiting } from '../reports/waiting.repository.ts';
import {
  countCurrentEvents,
  countMessages,
  countUsers,
  findCurrentEvents,
  findDiscordProblems,
  findNextLock,
  findUnreadableEvents,
} from './overview.repository.ts';

export interface OverviewParts {
  readonly db: Kysely<Schema>;
  readonly counts: SubmissionCounts;
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

async function readEvents({ db, counts }: OverviewParts): Promise<Overview['events']> {
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
    list: await listEvents({ db, counts }),
  };
}

const mostListed = 20;

async function listEvents({ db, counts }: Pick<OverviewParts, 'db' | 'counts'>) {
  const events = await findCurrentEvents(db, mostListed);
  return Promise.all(
    events.map(async ({ stages, lockAt, ...event }) => ({
      ...event,
      stages: stages ?? 0,
      lockAt: lockAt?.toISOString() ?? null,
      entrants: await counts.get(event.eventId),
    })),
  );
}

const readHealth = async ({
  db,
  isMailSent,
  discord,
}: OverviewParts): Promise<Overview['health']> => ({
  mail: { isSent: isMailSent, ...(await countMessages(db, 'email')) },
  discord: {
    isSent: discord.hasBot,
    ...(await countMessages(db, 'discord')),
    problems: await findDiscordProblems(db),
  },
  unreadable: await findUnreadableEvents(db),
  reports: await countWaiting(db),
});
