import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { growingBackOff } from './back-off.ts';
import { type Became, createSender, type Outbox } from './sender.ts';
import { type Sent, sendAgain } from './sent.ts';

interface Message {
  readonly id: number;
}

/** Messages that wait in memory, each in a lane. */
function waitingIn(lanes: readonly (readonly number[])[], atOnce = 2) {
  const waiting = lanes.map((ids) => [...ids]);
  const stored = new Map<number, Sent>();
  const stopping = new AbortController();
  const sender = (
    send: (message: Message) => Promise<Sent | null>,
    more: Partial<Outbox<Message, null>> = {},
  ) =>
    createSender<Message, null>({
      lanes: waiting.map((ids) => ({ atOnce, claim: async (most) => ids.splice(0, most) })),
      isDue: () => sql<boolean>`true`,
      read: async (ids) => ids.map((id) => ({ id })),
      send: async (message) => {
        const sent = await send(message);
        return sent === null ? null : { sent, problem: null, detail: null };
      },
      store: async (became: ReadonlyMap<number, Became<null>>) => {
        for (const [id, { sent }] of became) stored.set(id, sent);
      },
      stopping: stopping.signal,
      onError: () => {},
      ...more,
    });
  return { waiting, stored, stopping, sender };
}

const never = new Promise<never>(() => {});

describe('a sender', () => {
  test('sends each once, and never more of a lane at once than it has places', async () => {
    const ms = fc.integer({ min: 0, max: 3 });
    const lanes = fc.array(fc.array(ms, { maxLength: 9 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(lanes, fc.integer({ min: 1, max: 4 }), async (durations, atOnce) => {
        const ids = durations.map((lane, at) => lane.map((_, place) => at * 100 + place));
        const { stored, sender } = waitingIn(ids, atOnce);
        const onTheirWay = durations.map(() => 0);
        const sent: number[] = [];
        await sender(async ({ id }) => {
          const lane = Math.floor(id / 100);
          sent.push(id);
          onTheirWay[lane] = (onTheirWay[lane] ?? 0) + 1;
          expect(onTheirWay[lane]).toBeLessThanOrEqual(atOnce);
          await new Promise((resolve) => setTimeout(resolve, durations[lane]?.[id % 100]));
          onTheirWay[lane] -= 1;
          return 'sent';
        }).run();
        const all = ids.flat();
        expect(sent.toSorted((a, b) => a - b)).toEqual(all);
        expect([...stored.keys()].toSorted((a, b) => a - b)).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  test('fills the places that are free while a whole lane hangs', async () => {
    vi.useFakeTimers();
    const { waiting, stored, stopping, sender } = waitingIn([
      [1, 2],
      [10, 11, 12, 13, 14, 15, 16],
    ]);
    const running = sender(({ id }) => (id < 10 ? never : Promise.resolve('sent'))).run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...stored.keys()]).toEqual([10, 11, 12, 13, 14, 15, 16]);
    waiting[1]?.push(17);
    await vi.advanceTimersByTimeAsync(1000);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(2000);
    await running;
    vi.useRealTimers();
    expect([...stored.keys()]).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  });

  test('keeps what became of messages until it is stored, and sends none of them again', async () => {
    const { stored, sender } = waitingIn([[1, 2, 3]], 3);
    let isAway = true;
    let sent = 0;
    const { run, isDue } = sender(
      async () => {
        sent += 1;
        return 'sent';
      },
      {
        storesAtOnce: 1,
        store: async (became) => {
          const [id = 0] = became.keys();
          if (isAway && id === 2) throw new Error('away');
          expect(stored.has(id)).toBe(false);
          stored.set(id, 'sent');
        },
      },
    );
    await expect(run()).rejects.toThrow('away');
    expect([[...stored.keys()], isDue()]).toEqual([[1], true]);
    isAway = false;
    await run();
    expect([[...stored.keys()], sent]).toEqual([[1, 2, 3], 3]);
  });

  test('gives back what it could not read, and leaves to its claim what nothing is known of', async () => {
    const { stored, sender } = waitingIn([[1, 2]]);
    const away = { read: () => Promise.reject(new Error('away')) };
    const unread = sender(async () => 'sent', away);
    await expect(unread.run()).rejects.toThrow('away');
    await unread.run();
    const givenBack = { afterMs: 0, isTried: false };
    expect([...stored.values()]).toEqual([givenBack, givenBack]);
    const left = waitingIn([[3]]);
    await left.sender(async () => null).run();
    expect(left.stored.size).toBe(0);
  });

  test('begins nothing once the product stops', async () => {
    const { stopping, sender } = waitingIn([[1]]);
    stopping.abort();
    const send = vi.fn(async () => 'sent' as const);
    await sender(send).run();
    expect(send).not.toHaveBeenCalled();
  });
});

test('a message is put off longer each time, and given up after the last', () => {
  const backOff = growingBackOff({ firstMs: 10, factor: 3, longestMs: 50, attempts: 4 });
  expect(Array.from({ length: 4 }, (_, tries) => sendAgain(backOff, { tries }))).toEqual([
    { afterMs: 10, isTried: true },
    { afterMs: 30, isTried: true },
    { afterMs: 50, isTried: true },
    'failed',
  ]);
});
