import type { Kysely } from 'kysely';
import { orAfter } from '../platform/background/or-after.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { publicUsername } from './public-username.ts';
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

interface Known {
  readonly card: UserCard;
  /** When its reading began, in the count of what happened; what was outdated since is read again. */
  readonly asOf: number;
}

type Found = ReadonlyMap<number, UserCard>;

/** A reading under way, and whom it may find as they were before a change. */
interface Reading {
  readonly outdated: Set<number>;
  readonly done: Promise<Found>;
}

/** More than a thousand pages. */
const mostByDefault = 50_000;
/** A reader waits this long for the newest, as for a newer board. */
const timeoutMs = 250;
/** Before anything happened. */
const never = -1;

export function createUserCards({ db, changes, most = mostByDefault }: UserCardParts): UserCards {
  /** In the order in which they were read. */
  const known = new Map<number, Known>();
  /** By user, the reading that will tell them as they are now. */
  const readings = new Map<number, Reading>();
  const underWay = new Set<Reading>();
  let happened = 0;
  let invalidatedAt = 0;
  let state = 0;

  const invalidate = (): void => {
    happened += 1;
    invalidatedAt = happened;
    state += 1;
    readings.clear();
  };
  changes.onUser((userId) => {
    state += 1;
    readings.delete(userId);
    for (const { outdated } of underWay) outdated.add(userId);
    const there = known.get(userId);
    if (there) known.set(userId, { ...there, asOf: never });
  });
  // The wearers are not known here.
  changes.onNameplate((_, isShownOtherwise) => {
    if (isShownOtherwise) invalidate();
  });
  changes.onReconnected(invalidate);

  const keep = (userId: number, found: UserCard, asOf: number): UserCard => {
    const there = known.get(userId)?.card;
    const isSame = there !== undefined && saysTheSame(there, found);
    if (there && !isSame) state += 1;
    const card = isSame ? there : found;
    known.delete(userId);
    known.set(userId, { card, asOf });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return card;
  };
  const read = (userIds: readonly number[]): void => {
    happened += 1;
    const asOf = happened;
    const outdated = new Set<number>();
    const find = async (): Promise<Found> => {
      const rows = await findAllCards(db, userIds);
      if (rows.length !== userIds.length) throw new Error('A name without an account is shown');
      return new Map(
        rows.map((row) => [row.id, keep(row.id, cardOf(row), outdated.has(row.id) ? never : asOf)]),
      );
    };
    const reading: Reading = {
      outdated,
      done: find().finally(() => {
        underWay.delete(reading);
        for (const id of userIds) if (readings.get(id) === reading) readings.delete(id);
      }),
    };
    underWay.add(reading);
    for (const id of userIds) readings.set(id, reading);
  };

  /** The pending readings of these users. Users without one are read in one query. */
  const readingsOf = (userIds: readonly number[]): Promise<Found[]> => {
    const unread = userIds.filter((id) => !readings.has(id));
    if (unread.length > 0) read(unread);
    const reading = new Set(userIds.flatMap((id) => readings.get(id) ?? []));
    return Promise.all(Array.from(reading, ({ done }) => done));
  };

  return {
    of: async (userIds) => {
      const cards = new Map(userIds.map((id) => [id, known.get(id)?.card]));
      const outdated = [...cards.keys()].filter(
        (id) => (known.get(id)?.asOf ?? never) <= invalidatedAt,
      );
      if (outdated.length > 0) {
        const reading = readingsOf(outdated);
        const isMissing = outdated.some((id) => cards.get(id) === undefined);
        // Names are shown while the database is away, as far as they are known.
        const found = isMissing
          ? await reading
          : await orAfter(
              reading.catch(() => []),
              timeoutMs,
              [],
            );
        for (const some of found) for (const [id, card] of some) cards.set(id, card);
      }
      return userIds.map((id) => cards.get(id) ?? missing(id));
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

function missing(userId: number): never {
  throw new Error(`User ${userId} has no card`);
}
