import type { RawBuilder } from 'kysely';
import { orAfter } from '../background/or-after.ts';
import type { RepeatedWork } from '../background/ticker.ts';
import type { Answered, Sent } from './sent.ts';

/** Messages that wait for each other, and for no other lane's. */
export interface Lane {
  /** On their way at the same time. */
  readonly atOnce: number;
  claim(most: number): Promise<readonly number[]>;
}

export interface Became<Detail> extends Answered {
  /** Null = nothing went out. */
  readonly detail: Detail | null;
}

export interface Outbox<Message extends { readonly id: number }, Detail> {
  readonly lanes: readonly Lane[];
  isDue(): RawBuilder<boolean>;
  /** The content of those that are still wanted. */
  read(ids: readonly number[]): Promise<readonly Message[]>;
  /** Null = nothing is known: its claim runs out, and it is sent again. */
  send(message: Message): Promise<Became<Detail> | null>;
  store(became: ReadonlyMap<number, Became<Detail>>): Promise<void>;
  /** Stores so many in one call; left out = all. */
  readonly storesAtOnce?: number;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export type Sender = Required<Pick<RepeatedWork, 'run' | 'isDue'>>;

const lookAgainMs = 1000;
/** Milliseconds that a stop waits for what is on its way. */
const graceMs = 2000;

/**
 * Sends what is due until nothing is. A place that becomes free is filled while others are still
 * on their way, so that a slow receiver takes its own place alone. Outcomes are kept in memory until
 * the database has them.
 */
export function createSender<Message extends { readonly id: number }, Detail>(
  outbox: Outbox<Message, Detail>,
): Sender {
  const { lanes, stopping, onError } = outbox;
  const running = lanes.map(() => new Set<Promise<void>>());
  const kept = new Map<number, Became<Detail>>();
  let onSettled = (): void => {};

  const onTheirWay = (): number => running.reduce((sum, { size }) => sum + size, 0);
  const keep = (id: number, sent: Sent, problem: string | null = null): void => {
    kept.set(id, { sent, problem, detail: null });
  };
  const store = async (): Promise<void> => {
    const all = [...kept];
    const atOnce = outbox.storesAtOnce ?? all.length;
    for (let at = 0; at < all.length; at += atOnce) {
      const some = new Map(all.slice(at, at + atOnce));
      await outbox.store(some);
      for (const id of some.keys()) kept.delete(id);
    }
  };
  const read = async (claimed: readonly number[]): Promise<readonly Message[]> => {
    try {
      return await outbox.read(claimed);
    } catch (error) {
      for (const id of claimed) keep(id, { afterMs: 0, isTried: false });
      throw error;
    }
  };
  const send = async (message: Message): Promise<void> => {
    try {
      const became = await outbox.send(message);
      if (became !== null) kept.set(message.id, became);
    } catch (error) {
      keep(message.id, 'failed', error instanceof Error ? error.name : null);
      onError(error);
    }
  };
  /** Whether more may wait. */
  const fill = async (lane: Lane, places: Set<Promise<void>>): Promise<boolean> => {
    const free = lane.atOnce - places.size;
    if (free <= 0 || stopping.aborted) return true;
    const claimed = await lane.claim(free);
    if (claimed.length === 0) return false;
    const messages = await read(claimed);
    const wanted = new Set(messages.map(({ id }) => id));
    for (const id of claimed) if (!wanted.has(id)) keep(id, 'skipped');
    for (const message of messages) {
      const sending = send(message).finally(() => {
        places.delete(sending);
        onSettled();
      });
      places.add(sending);
    }
    return true;
  };
  /** Until half of them have arrived: a claim for each would be a statement for each. */
  const roomMade = async (): Promise<void> => {
    const enough = Math.floor(onTheirWay() / 2);
    const made = new Promise<null>((resolve) => {
      onSettled = () => {
        if (onTheirWay() <= enough || stopping.aborted) resolve(null);
      };
      stopping.addEventListener('abort', onSettled, { once: true });
    });
    await orAfter(made, lookAgainMs, null);
    stopping.removeEventListener('abort', onSettled);
    onSettled = () => {};
  };

  const run = async (): Promise<void> => {
    let isMore = true;
    while ((isMore || onTheirWay() > 0) && !stopping.aborted) {
      await store();
      isMore = false;
      for (const [at, lane] of lanes.entries()) {
        const places = running[at];
        if (places && (await fill(lane, places))) isMore = true;
      }
      if (onTheirWay() > 0 && !stopping.aborted) await roomMade();
    }
    await orAfter(Promise.all(running.flatMap((places) => [...places])), graceMs, null);
    await store();
  };
  return {
    run,
    isDue: () => kept.size > 0 || outbox.isDue(),
  };
}
