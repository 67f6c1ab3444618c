import type { Kysely } from 'kysely';
import { createFollowedCache } from '../../../platform/cache/followed-cache.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { publicUsername } from '../usernames/public-username.ts';
import { type PinnedTrophy, pinnedTrophyOf } from './trophy-face.ts';
import { findAllCards } from './user-cards.repository.ts';

/** Everything that is shown beside a user's name. */
export interface UserCard {
  readonly username: string;
  readonly nameplateId: number;
  readonly isStaff: boolean;
  readonly pinned: PinnedTrophy | null;
}

/** Cards of those whose names were shown last, in step with what changes of them. */
export interface UserCards {
  /**
   * Cards of these users, in their order; those that are missing are read at once. The same objects
   * as long as they say the same.
   */
  of(userIds: readonly number[]): Promise<readonly UserCard[]>;
  /** Another number whenever a card that was given out may say something else by now. */
  state(): number;
  /** Marks all cards as outdated. For changes that announced no user. */
  invalidate(): void;
}

export interface UserCardParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'onUser' | 'onNameplate' | 'onReconnected'>;
  /** Capacity of the cache, in cards. */
  readonly most?: number;
}

/** More than a thousand pages. */
const mostByDefault = 50_000;
/** A reader waits this long for the newest, as for a newer board. */
const timeoutMs = 250;

export function createUserCards({ db, changes, most = mostByDefault }: UserCardParts): UserCards {
  let state = 0;
  const cache = createFollowedCache<number, UserCard>({
    most,
    // Names are shown while the database is away, as far as they are known.
    stale: { on: () => true, afterMs: timeoutMs },
    read: async (userIds, held) => {
      const rows = await findAllCards(db, userIds);
      if (rows.length !== userIds.length) throw new Error('A name without an account is shown');
      return new Map(
        rows.map((row) => {
          const found = cardOf(row);
          const before = held(row.id);
          if (before && saysTheSame(before, found)) return [row.id, before];
          if (before) state += 1;
          return [row.id, found];
        }),
      );
    },
  });
  const invalidate = (): void => {
    state += 1;
    cache.outdateAll();
  };
  changes.onUser((userId) => {
    state += 1;
    cache.outdate(userId);
  });
  // The wearers are not known here.
  changes.onNameplate((_, isShownOtherwise) => {
    if (isShownOtherwise) invalidate();
  });
  changes.onReconnected(invalidate);
  return {
    of: async (userIds) => {
      const cards = await cache.getAll(userIds);
      return cards.map((card, at) => card ?? missing(userIds[at]));
    },
    state: () => state,
    invalidate,
  };
}

const cardOf = (row: Awaited<ReturnType<typeof findAllCards>>[number]): UserCard => ({
  username: publicUsername(row),
  nameplateId: row.nameplateId,
  isStaff: row.isStaff,
  pinned: pinnedTrophyOf(row),
});

const saysTheSame = (one: UserCard, other: UserCard): boolean =>
  one.username === other.username &&
  one.nameplateId === other.nameplateId &&
  one.isStaff === other.isStaff &&
  one.pinned?.eventName === other.pinned?.eventName &&
  one.pinned?.imagePath === other.pinned?.imagePath &&
  one.pinned?.url === other.pinned?.url;

function missing(userId: number | undefined): never {
  throw new Error(`User ${userId} has no card`);
}
