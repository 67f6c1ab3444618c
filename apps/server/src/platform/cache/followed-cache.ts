import { LRUCache } from 'lru-cache';
import { orAfter } from '../background/or-after.ts';
import { isUrgent } from '../database/urgency.ts';

/** Values of the database in memory, in step with announced changes. */
export interface FollowedCache<K, V> {
  /** Undefined where the reading found none. */
  get(key: K): Promise<V | undefined>;
  /** In the order of the keys. Those that are missing are read together. */
  getAll(keys: readonly K[]): Promise<(V | undefined)[]>;
  /** The value if it is fresh. It does not count as asked for: the next reading does. */
  fresh(key: K): V | undefined;
  /** The value that is held, outdated or not. */
  held(key: K): V | undefined;
  /** Drops a value; with `only`, just where that one is held. The next caller reads. */
  invalidate(key: K, only?: V): void;
  invalidateAll(): void;
  /** Reads a value again before it is served; `stale` decides about the one that is held. */
  outdate(key: K): void;
  outdateAll(): void;
}

export interface FollowedOptions<K, V> {
  /** Reads values. One that is left out is not kept. `held` has the earlier value of a key. */
  read(keys: readonly K[], held: (key: K) => V | undefined): Promise<ReadonlyMap<K, V>>;
  /** Capacity, in values. The one that was asked for longest ago is dropped. */
  readonly most: number;
  /** Milliseconds a value stays fresh, for changes that are not announced. */
  readonly ttlMs?: number;
  /** When a held value is served in place of a newer one. */
  readonly stale?: {
    /** The errors of a reading that the value stands in for. */
    readonly on: (error: unknown) => boolean;
    /** Milliseconds a caller waits for the reading. */
    readonly afterMs?: number;
  };
  /** Milliseconds of a clock that only goes on. */
  readonly elapsed?: () => number;
}

interface Entry<V> {
  readonly value: V;
  readonly readAtMs: number;
  readonly epoch: number;
}

interface Reading<K, V> {
  readonly isUrgent: boolean;
  readonly epoch: number;
  /** Keys that changed while it read. */
  readonly outdated: Set<K>;
  readonly found: Promise<ReadonlyMap<K, V>>;
}

export function createFollowedCache<K extends string | number, V>(
  options: FollowedOptions<K, V>,
): FollowedCache<K, V> {
  const { most, ttlMs = Number.POSITIVE_INFINITY, stale } = options;
  const { elapsed = () => performance.now() } = options;
  const entries = new LRUCache<K, Entry<V>>({ max: most });
  /** The latest reading of each key. */
  const readings = new Map<K, Reading<K, V>>();
  const underWay = new Set<Reading<K, V>>();
  /** Counts the times that everything was outdated. */
  let epoch = 0;

  const hasTtl = ttlMs !== Number.POSITIVE_INFINITY;
  const now = (): number => (hasTtl ? elapsed() : 0);
  const isFresh = (entry: Entry<V>, atMs: number): boolean =>
    entry.epoch === epoch && (!hasTtl || atMs - entry.readAtMs < ttlMs);
  const fresh = (key: K): V | undefined => {
    const entry = entries.peek(key);
    return entry && isFresh(entry, now()) ? entry.value : undefined;
  };
  const held = (key: K): V | undefined => entries.peek(key)?.value;
  const isOutdated = (reading: Reading<K, V>, key: K): boolean =>
    reading.epoch !== epoch || reading.outdated.has(key);

  const outdate = (key: K): void => {
    readings.delete(key);
    for (const { outdated } of underWay) outdated.add(key);
    const entry = entries.peek(key);
    if (entry) entries.set(key, { ...entry, epoch: NEVER });
  };
  const outdateAll = (): void => {
    epoch += 1;
    readings.clear();
  };

  const start = (keys: readonly K[]): Reading<K, V> => {
    const reading: Reading<K, V> = {
      isUrgent: isUrgent(),
      epoch,
      outdated: new Set(),
      found: Promise.resolve()
        .then(() => options.read(keys, held))
        .then((found) => {
          for (const [key, value] of found) {
            // Outdated, or replaced by a later reading: what was read may be older than the change.
            if (isOutdated(reading, key) || readings.get(key) !== reading) continue;
            entries.set(key, { value, readAtMs: now(), epoch });
          }
          return found;
        })
        .finally(() => {
          underWay.delete(reading);
          for (const key of keys) if (readings.get(key) === reading) readings.delete(key);
        }),
    };
    underWay.add(reading);
    for (const key of keys) readings.set(key, reading);
    return reading;
  };

  /** Reads these or joins readings under way. An urgent caller waits for urgent readings alone. */
  const readAll = async (keys: readonly K[], isAgain = false): Promise<ReadonlyMap<K, V>> => {
    const joined = new Map<K, Reading<K, V>>();
    for (const key of keys) {
      const reading = readings.get(key);
      if (reading && (reading.isUrgent || !isUrgent())) joined.set(key, reading);
    }
    const unread = keys.filter((key) => !joined.has(key));
    if (unread.length > 0) {
      const reading = start(unread);
      for (const key of unread) joined.set(key, reading);
    }
    const values = new Map<K, V>();
    const again: K[] = [];
    const all = [...new Set(joined.values())];
    const found = new Map(
      await Promise.all(all.map(async (one) => [one, await one.found] as const)),
    );
    for (const [key, reading] of joined) {
      if (isOutdated(reading, key)) again.push(key);
      const value = found.get(reading)?.get(key);
      if (value !== undefined) values.set(key, value);
    }
    // Once: changes that never end must not keep a caller for ever.
    if (again.length === 0 || isAgain) return values;
    for (const key of again) values.delete(key);
    return new Map([...values, ...(await readAll(again, true))]);
  };

  /** Null unless all are held. */
  const heldAll = (keys: readonly K[]): ReadonlyMap<K, V> | null => {
    const there = new Map<K, V>();
    for (const key of keys) {
      const entry = entries.peek(key);
      if (!entry) return null;
      there.set(key, entry.value);
    }
    return there;
  };
  const readOrStale = async (keys: readonly K[]): Promise<ReadonlyMap<K, V>> => {
    const reading = readAll(keys);
    if (stale === undefined || heldAll(keys) === null) return reading;
    const settled = reading.catch((error: unknown) => {
      const instead = stale.on(error) ? heldAll(keys) : null;
      if (instead === null) throw error;
      return instead;
    });
    if (stale.afterMs === undefined) return settled;
    // Values that were dropped meanwhile are known to be wrong.
    return (await orAfter(settled, stale.afterMs, null)) ?? heldAll(keys) ?? settled;
  };

  const getAll = async (keys: readonly K[]): Promise<(V | undefined)[]> => {
    const atMs = now();
    const values: (V | undefined)[] = [];
    const wanted = new Set<K>();
    for (const key of keys) {
      const entry = entries.get(key);
      const isKnown = entry !== undefined && isFresh(entry, atMs);
      if (!isKnown) wanted.add(key);
      values.push(isKnown ? entry.value : undefined);
    }
    if (wanted.size === 0) return values;
    const found = await readOrStale([...wanted]);
    return keys.map((key, at) => (wanted.has(key) ? found.get(key) : values[at]));
  };

  return {
    get: async (key) => (await getAll([key]))[0],
    getAll,
    fresh,
    held,
    invalidate: (key, only) => {
      if (only !== undefined && held(key) !== only) return;
      outdate(key);
      entries.delete(key);
    },
    invalidateAll: () => {
      outdateAll();
      entries.clear();
    },
    outdate,
    outdateAll,
  };
}

/** The epoch of outdated values. */
const NEVER = -1;

/** A reading of each key by itself. */
export const readEach =
  <K, V>(read: (key: K, before: V | undefined) => Promise<V | undefined>) =>
  async (keys: readonly K[], held: (key: K) => V | undefined): Promise<ReadonlyMap<K, V>> => {
    const values = await Promise.all(keys.map((key) => read(key, held(key))));
    return new Map(
      keys.flatMap((key, at) => {
        const value = values[at];
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  };

/** A cache of one value. */
export interface FollowedValue<V> {
  get(): Promise<V>;
  invalidate(): void;
}

export function createFollowedValue<V extends {}>({
  read,
  ...options
}: Omit<FollowedOptions<'value', V>, 'read' | 'most'> & {
  readonly read: () => Promise<V>;
}): FollowedValue<V> {
  const cache = createFollowedCache<'value', V>({
    ...options,
    most: 1,
    read: readEach(() => read()),
  });
  return {
    // The reading always finds it, or throws.
    get: async () => (await cache.get('value')) as V,
    invalidate: cache.invalidateAll,
  };
}
