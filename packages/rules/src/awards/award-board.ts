import { sortByKey } from '../ranking/radix-sort.ts';
import { TrophyType } from './award-tier.ts';

/** Trophies of users, those of one user together. */
export interface AwardedUsers {
  /** The index of each user’s first trophy, and the end of the last user’s. */
  readonly starts: Uint32Array;
  readonly trophyTypeIds: Uint8Array;
}

/** Users with a trophy, best first. */
export interface AwardRanking {
  /** Users by place; those of one rank as they stand in the list. */
  readonly order: Uint32Array;
  /** The rank of each place, shared by equal counts. */
  readonly ranks: Uint32Array;
  /** The place of each user; `NO_PLACE` without a trophy. */
  readonly positions: Uint32Array;
}

export const NO_PLACE = 0xffffffff;

/** Users dealt with between two pauses. */
const SLICE = 1 << 13;
const TYPES = Object.values(TrophyType);

/**
 * Orders users by how many trophies they have of the best tier, then of the next, down to wood; equal
 * counts share a rank [rule: trophies-20]. A stable sort for each key, from that with wood up.
 */
export function* rankAwardedUsers(awarded: AwardedUsers): Generator<void, AwardRanking> {
  const users = awarded.starts.length - 1;
  const keys = yield* keysOfCounts(awarded);
  let order = yield* usersWithAwards(awarded.starts);
  for (const key of keys) order = yield* sortByKey(key, order);
  const positions = new Uint32Array(users).fill(NO_PLACE);
  const ranks = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const user = order[place] as number;
    positions[user] = place;
    const isSame = place > 0 && keys.every((key) => key[user] === key[order[place - 1] as number]);
    ranks[place] = isSame ? (ranks[place - 1] as number) : place + 1;
    if (place % SLICE === 0) yield;
  }
  return { order, ranks, positions };
}

const KEY_BITS = 32;

/**
 * The counts of each user, wood first, counted down from the most that there may be so that more comes
 * first. Each is a digit, and a key holds as many of them as it has room for: all six while nobody has
 * 40 trophies.
 */
function* keysOfCounts({ starts, trophyTypeIds }: AwardedUsers): Generator<void, Uint32Array[]> {
  const users = starts.length - 1;
  let most = 1;
  for (let user = 0; user < users; user += 1) {
    most = Math.max(most, (starts[user + 1] as number) - (starts[user] as number));
    if (user % SLICE === 0) yield;
  }
  const digits = Math.floor(KEY_BITS / Math.log2(most + 1));
  const keys: Uint32Array[] = [];
  for (let first = 0; first < TYPES.length; first += digits) {
    const weights = TYPES.map((_, type) =>
      type >= first && type < first + digits ? (most + 1) ** (type - first) : 0,
    );
    const none = weights.reduce((sum, weight) => sum + most * weight, 0);
    const key = new Uint32Array(users);
    for (let user = 0; user < users; user += 1) {
      let value = none;
      for (let at = starts[user] as number; at < (starts[user + 1] as number); at += 1) {
        value -= weights[(trophyTypeIds[at] as number) - 1] as number;
      }
      key[user] = value;
      if (user % SLICE === 0) yield;
    }
    keys.push(key);
  }
  return keys;
}

function* usersWithAwards(starts: Uint32Array): Generator<void, Uint32Array> {
  const users = starts.length - 1;
  const having = new Uint32Array(users);
  let count = 0;
  for (let user = 0; user < users; user += 1) {
    if (starts[user] !== starts[user + 1]) having[count++] = user;
    if (user % SLICE === 0) yield;
  }
  return having.slice(0, count);
}

/** A trophy as it is chosen for the five that a row shows. */
export interface TopAward {
  readonly trophyTypeId: number;
  readonly rewardTypeId: number;
  /** Newer ones are greater. */
  readonly awardedAt: number;
  readonly eventId: number;
}

const MOST_SHOWN = 5;
/** Globe, then trophy, then medal; prestige counts with globe. */
const PLACE_OF_REWARD: Readonly<Record<number, number>> = { 3: 3, 4: 3, 5: 3, 2: 2, 1: 1 };

/** Up to five: by tier, then by kind, then the newest [rule: trophies-21]. */
export const topAwards = <A extends TopAward>(awards: readonly A[]): A[] =>
  awards
    .toSorted(
      (a, b) =>
        b.trophyTypeId - a.trophyTypeId ||
        (PLACE_OF_REWARD[b.rewardTypeId] ?? 0) - (PLACE_OF_REWARD[a.rewardTypeId] ?? 0) ||
        b.awardedAt - a.awardedAt ||
        b.eventId - a.eventId,
    )
    .slice(0, MOST_SHOWN);
