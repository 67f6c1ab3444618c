import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventStore } from '../events/event-store.ts';
import { findAllEnteredEvents } from './boards.repository.ts';
import { withName } from './build-board.ts';
import { findName } from './entry-blocks.repository.ts';
import type { HeldBoards } from './held-boards.ts';

/** Has held boards find users that changed by the names they have now, one user after the other. */
export interface UserFollower {
  /** Settles when every held board shows the user as they are now. */
  follow(userId: number): Promise<void>;
  /** Retries the users whose update failed. */
  followAgain(): Promise<void>;
  /** Users that held boards may still show as they were. */
  pending(): Iterable<number>;
  /** Settles when every announced change is shown or has failed. */
  settled(): Promise<void>;
}

interface FollowParts {
  readonly db: Kysely<Schema>;
  readonly events: EventStore;
}

export function createUserFollower(parts: FollowParts, held: HeldBoards): UserFollower {
  /** Each user with the last announced change; finishing an earlier one leaves the user pending. */
  const pending = new Map<number, symbol>();
  let queue: Promise<void> = Promise.resolve();

  const follow = (userId: number): Promise<void> => {
    const change = Symbol();
    pending.set(userId, change);
    const done = queue.then(async () => {
      await followUser(parts, held, userId);
      if (pending.get(userId) === change) pending.delete(userId);
    });
    queue = done.catch(() => {});
    return done;
  };

  return {
    follow,
    followAgain: async () => {
      await queue;
      await Promise.all(Array.from(pending.keys(), follow));
    },
    pending: () => pending.keys(),
    settled: () => queue,
  };
}

async function followUser(
  { db, events }: FollowParts,
  held: HeldBoards,
  userId: number,
): Promise<void> {
  const user = await findName(db, userId);
  if (!user) return;
  // Boards that are put meanwhile were told of the user while they were built.
  for (const board of held.allEver()) {
    const named = await withName(board, user);
    if (named !== board) held.exchange(board, named);
  }
  // A user who is eligible again is missing from the boards.
  for (const eventId of await findAllEnteredEvents(db, userId)) events.forget(eventId);
}
