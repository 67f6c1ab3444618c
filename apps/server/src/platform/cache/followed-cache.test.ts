import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { asUrgent } from '../database/urgency.ts';
import {
  createFollowedCache,
  createFollowedValue,
  type FollowedOptions,
  readEach,
} from './followed-cache.ts';

const keys = [1, 2, 3, 4];

interface Pending {
  readonly keys: readonly number[];
  readonly found: ReadonlyMap<number, number>;
  readonly changesBefore: ReadonlyMap<number, number>;
  settle(hasFailed: boolean): void;
}

interface Got {
  readonly key: number;
  readonly atMs: number;
  /** The value of the last announced change before the call. */
  readonly atLeast: number;
  /** The same of changes that drop what is held. */
  readonly neverBelow: number;
  readonly value: Promise<number | undefined | Error>;
}

/** A database of counters whose readings end when the test says so, by a clock that it moves. */
function world(options: Partial<FollowedOptions<number, number>> = {}) {
  let nowMs = 0;
  const stored = new Map(keys.map((key) => [key, 0]));
  const announced = new Map(keys.map((key) => [key, 0]));
  const dropped = new Map(keys.map((key) => [key, 0]));
  const changes = new Map(keys.map((key) => [key, 0]));
  const pending: Pending[] = [];
  const readAtMs = new Map<string, number>();
  const got: Got[] = [];
  const cache = createFollowedCache<number, number>({
    most: 3,
    ttlMs: 100,
    elapsed: () => nowMs,
    read: (wanted) =>
      new Promise((resolve, reject) => {
        const found = new Map(wanted.map((key) => [key, stored.get(key) ?? 0]));
        pending.push({
          keys: wanted,
          found,
          changesBefore: new Map(changes),
          settle: (hasFailed) => {
            if (hasFailed) return reject(new Error('away'));
            for (const [key, value] of found) readAtMs.set(`${key} ${value}`, nowMs);
            resolve(found);
          },
        });
      }),
    ...options,
  });
  const change = (key: number): void => {
    stored.set(key, (stored.get(key) ?? 0) + 1);
  };
  const announce = (key: number): void => {
    announced.set(key, stored.get(key) ?? 0);
    changes.set(key, (changes.get(key) ?? 0) + 1);
  };
  return {
    cache,
    pending,
    got,
    change,
    invalidate: (key: number) => {
      change(key);
      announce(key);
      dropped.set(key, stored.get(key) ?? 0);
      cache.invalidate(key);
    },
    invalidateAll: () => {
      for (const key of keys) {
        change(key);
        announce(key);
        dropped.set(key, stored.get(key) ?? 0);
      }
      cache.invalidateAll();
    },
    outdate: (key: number) => {
      change(key);
      announce(key);
      cache.outdate(key);
    },
    outdateAll: () => {
      for (const key of keys) announce(key);
      cache.outdateAll();
    },
    wait: (ms: number) => {
      nowMs += ms;
    },
    get: (wanted: readonly number[]) => {
      const all = cache.getAll(wanted);
      wanted.forEach((key, at) => {
        const value = all.then(
          (values) => values[at],
          (error: Error) => error,
        );
        const [atLeast, neverBelow] = [announced.get(key) ?? 0, dropped.get(key) ?? 0];
        got.push({ key, atMs: nowMs, atLeast, neverBelow, value });
      });
    },
    settle: async (at: number, hasFailed: boolean) => {
      const [one] = pending.splice(at % Math.max(1, pending.length), 1);
      one?.settle(hasFailed);
      await nextTurn();
    },
    readAtMs: (key: number, value: number) => readAtMs.get(`${key} ${value}`),
  };
}

const key = fc.constantFrom(...keys);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('get' as const),
      keys: fc.uniqueArray(key, { minLength: 1 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      at: fc.nat(5),
      hasFailed: fc.boolean(),
    }),
  },
  fc.record({
    kind: fc.constantFrom('change' as const, 'invalidate' as const, 'outdate' as const),
    key,
  }),
  fc.record({ kind: fc.constantFrom('invalidateAll' as const, 'outdateAll' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 150 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(own: ReturnType<typeof world>, one: Step): Promise<void> {
  switch (one.kind) {
    case 'get':
      own.get(one.keys);
      await nextTurn();
      return;
    case 'settle':
      return own.settle(one.at, one.hasFailed);
    case 'wait':
      return own.wait(one.ms);
    case 'invalidateAll':
    case 'outdateAll':
      return own[one.kind]();
    default:
      return own[one.kind](one.key);
  }
}

/** No two readings of a key are under way that began with the same state of it. */
function expectNoneTwice({ pending }: ReturnType<typeof world>): void {
  const begun = pending.flatMap((one) =>
    one.keys.map((own) => `${own} ${one.changesBefore.get(own)}`),
  );
  expect(new Set(begun).size).toBe(begun.length);
}

describe('whatever happens in whichever order', () => {
  test.each([
    { why: 'callers wait for readings', options: {}, servesStale: false },
    {
      why: 'a failed reading is stood in for',
      options: { stale: { on: () => true } },
      servesStale: true,
    },
  ])(
    'answers are new enough, readings few, values bounded: $why',
    async ({ options, servesStale }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const own = world(options);
          for (const one of steps) {
            await take(own, one);
            expectNoneTwice(own);
            const heldNow = keys.filter((each) => own.cache.held(each) !== undefined);
            expect(heldNow.length).toBeLessThanOrEqual(3);
          }
          while (own.pending.length > 0) await own.settle(0, false);
          for (const { key: of, atMs, atLeast, neverBelow, value: promise } of own.got) {
            const value = await promise;
            if (typeof value !== 'number') {
              expect(String(value)).toContain('away');
              continue;
            }
            expect(value).toBeGreaterThanOrEqual(neverBelow);
            if (servesStale) continue;
            // It knows every announced change, and of others it is no older than the ttl.
            expect(value).toBeGreaterThanOrEqual(atLeast);
            expect(own.readAtMs(of, value)).toBeGreaterThan(atMs - 100);
          }
          // Nothing outdated was kept: what is held at the end is at least what was announced last.
          await checkHeld(own);
        }),
        { numRuns: 150 },
      );
    },
  );
});

async function checkHeld(own: ReturnType<typeof world>): Promise<void> {
  const before = own.got.length;
  for (const each of keys) own.get([each]);
  await nextTurn();
  while (own.pending.length > 0) await own.settle(0, false);
  for (const { atLeast, value } of own.got.slice(before)) {
    expect(await value).toBeGreaterThanOrEqual(atLeast);
  }
}

test('missing values are read together; callers of the same wait for one reading', async () => {
  const { cache, pending, settle } = world();
  const answers = Promise.all([cache.getAll([1, 2, 3]), cache.get(2), cache.getAll([3, 1, 3])]);
  await nextTurn();
  expect(pending.map((one) => one.keys)).toEqual([[1, 2, 3]]);
  await settle(0, false);
  expect(await answers).toEqual([[0, 0, 0], 0, [0, 0, 0]]);
});

test('a value that changes while it is read is read again before it is served', async () => {
  const { cache, invalidate, settle } = world();
  const reading = cache.get(1);
  await nextTurn();
  invalidate(1);
  await settle(0, false);
  await settle(0, false);
  expect(await reading).toBe(1);
  expect(cache.held(1)).toBe(1);
});

test('an outdated value is served while the reading is slow or fails, a dropped one never', async () => {
  const { cache, outdate, invalidate, settle } = world({ stale: { on: () => true, afterMs: 5 } });
  const first = cache.get(1);
  await nextTurn();
  await settle(0, false);
  expect(await first).toBe(0);
  outdate(1);
  expect(await cache.get(1)).toBe(0);
  const failing = cache.get(1);
  await settle(0, true);
  expect(await failing).toBe(0);
  outdate(1);
  const dropped = expect(cache.get(1)).rejects.toThrow('away');
  invalidate(1);
  await nextTurn();
  await settle(0, true);
  await dropped;
});

test('a failure is not kept, and a value that the reading leaves out is asked for each time', async () => {
  const read = vi.fn(async (wanted: readonly number[]) => new Map(wanted.map((own) => [own, own])));
  read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(new Map());
  const cache = createFollowedCache<number, number>({ most: 1, read });
  await expect(cache.get(1)).rejects.toThrow('away');
  expect(await cache.get(1)).toBeUndefined();
  expect(await cache.get(1)).toBe(1);
  expect(await cache.get(1)).toBe(1);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a value may stay when a cheap check says that it is current', async () => {
  let nowMs = 0;
  const load = vi.fn(async () => ({}));
  const cache = createFollowedCache<number, object>({
    most: 1,
    ttlMs: 10,
    elapsed: () => nowMs,
    read: readEach(async (_, before) => before ?? load()),
  });
  const value = await cache.get(1);
  nowMs = 10;
  expect(await cache.get(1)).toBe(value);
  cache.outdateAll();
  expect(await cache.get(1)).toBe(value);
  expect(load).toHaveBeenCalledTimes(1);
  cache.invalidate(1, {});
  expect(await cache.get(1)).toBe(value);
  cache.invalidate(1, value);
  expect(await cache.get(1)).not.toBe(value);
});

test('an urgent caller waits for urgent readings alone', async () => {
  const { cache, pending, settle } = world();
  const usual = cache.get(1);
  const urgent = asUrgent(() => Promise.all([cache.get(1), cache.get(1)]));
  const later = cache.get(1);
  await nextTurn();
  expect(pending).toHaveLength(2);
  await settle(1, false);
  expect([await urgent, await later]).toEqual([[0, 0], 0]);
  await settle(0, false);
  expect(await usual).toBe(0);
});

test('a cache of one value follows the same rules', async () => {
  let stored = 'one';
  const value = createFollowedValue({ read: async () => stored });
  expect(await value.get()).toBe('one');
  stored = 'two';
  expect(await value.get()).toBe('one');
  value.invalidate();
  expect(await value.get()).toBe('two');
});
