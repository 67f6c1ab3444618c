import { sortByKey } from '@callshot/rules';

/** The owner and the instant (in milliseconds) of each entry of one stage; user 0 = none. */
export interface StageKeys {
  readonly userIds: Int32Array;
  readonly savedAt: Float64Array;
}

/** The entrants of several stages in submission order. */
export interface EntrantOrder {
  readonly userIds: Int32Array;
  /** For each stage the entrant that each of its entries belongs to; -1 = to none. */
  readonly entrantOf: readonly Int32Array[];
  /** Entrants in the order of their user ids. */
  readonly byUser: Int32Array;
}

/** Few, since each is somewhere else in memory. */
const perSlice = 1 << 11;

/**
 * Orders entrants by their last accepted save, then user id [rule: boards-6], leaving some users
 * out. In typed arrays, with pauses: an object for each of a million entries would take longer than
 * all of this.
 */
export function* orderEntrants(
  stages: readonly StageKeys[],
  leftOut: ReadonlySet<number>,
): Generator<void, EntrantOrder> {
  const entries = yield* joinStages(stages);
  const byId = yield* sortByKey(entries.userIds, yield* positions(entries.userIds.length));
  const users = yield* gatherUsers(entries, byId, leftOut);
  const order = yield* sortBySave(users.savedAt);
  const place = new Int32Array(order.length);
  const userIds = new Int32Array(order.length);
  for (let entrant = 0; entrant < order.length; entrant += 1) {
    const user = order[entrant] as number;
    place[user] = entrant;
    userIds[entrant] = users.ids[user] as number;
    if (entrant % perSlice === 0) yield;
  }
  const entrantOf = users.userOf;
  for (let entry = 0; entry < entrantOf.length; entry += 1) {
    const user = (entrantOf[entry] as number) - 1;
    entrantOf[entry] = user >= 0 ? (place[user] as number) : -1;
    if (entry % perSlice === 0) yield;
  }
  return { userIds, entrantOf: splitByStage(entrantOf, stages), byUser: place };
}

interface Entries {
  readonly userIds: Uint32Array;
  readonly savedAt: Float64Array;
}

function* joinStages(stages: readonly StageKeys[]): Generator<void, Entries> {
  const count = stages.reduce((sum, { userIds }) => sum + userIds.length, 0);
  const entries = { userIds: new Uint32Array(count), savedAt: new Float64Array(count) };
  let at = 0;
  for (const { userIds, savedAt } of stages) {
    for (let first = 0; first < userIds.length; first += perSlice) {
      entries.userIds.set(userIds.subarray(first, first + perSlice), at + first);
      entries.savedAt.set(savedAt.subarray(first, first + perSlice), at + first);
      yield;
    }
    at += userIds.length;
  }
  return entries;
}

function splitByStage(joined: Int32Array, stages: readonly StageKeys[]): Int32Array[] {
  let at = 0;
  return stages.map(({ userIds }) => {
    at += userIds.length;
    return joined.subarray(at - userIds.length, at);
  });
}

interface Users {
  /** Ascending. */
  readonly ids: Int32Array;
  readonly savedAt: Float64Array;
  /** 1 + index of the user by entry; 0 = not on the board. */
  readonly userOf: Int32Array;
}

/** Finds the users among entries sorted by user, each with the last of their saves. */
function* gatherUsers(
  entries: Entries,
  byId: Uint32Array,
  leftOut: ReadonlySet<number>,
): Generator<void, Users> {
  // Memory that was used before is filled with zeros here: megabytes of each.
  const ids = new Int32Array(byId.length);
  yield;
  const savedAt = new Float64Array(byId.length);
  yield;
  const userOf = new Int32Array(byId.length);
  let count = 0;
  for (let at = 0; at < byId.length; at += 1) {
    if (at % perSlice === 0) yield;
    const entry = byId[at] as number;
    const userId = entries.userIds[entry] as number;
    if (userId === 0 || leftOut.has(userId)) continue;
    if (count === 0 || ids[count - 1] !== userId) ids[count++] = userId;
    const user = count - 1;
    savedAt[user] = Math.max(savedAt[user] as number, entries.savedAt[entry] as number);
    userOf[entry] = count;
  }
  return { ids: ids.subarray(0, count), savedAt: savedAt.subarray(0, count), userOf };
}

/** A key holds 32 bits, which are 49 days of milliseconds: earlier saves differ in the higher half. */
const lowHalf = 2 ** 22;

function* sortBySave(savedAt: Float64Array): Generator<void, Uint32Array> {
  let earliest = Number.POSITIVE_INFINITY;
  for (let user = 0; user < savedAt.length; user += 1) {
    earliest = Math.min(earliest, savedAt[user] as number);
    if (user % perSlice === 0) yield;
  }
  const low = new Uint32Array(savedAt.length);
  const high = new Uint32Array(savedAt.length);
  for (let user = 0; user < savedAt.length; user += 1) {
    const since = (savedAt[user] as number) - earliest;
    low[user] = since % lowHalf;
    high[user] = Math.floor(since / lowHalf);
    if (user % perSlice === 0) yield;
  }
  const byLow = yield* sortByKey(low, yield* positions(savedAt.length));
  return yield* sortByKey(high, byLow);
}

function* positions(count: number): Generator<void, Uint32Array> {
  const all = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    all[at] = at;
    if (at % perSlice === 0) yield;
  }
  return all;
}
