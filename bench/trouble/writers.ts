import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import type { PickSet } from '../../packages/rules/src/index.ts';
import type { Answer, Client } from './client.ts';
import { waitUntil } from './wait-until.ts';
import { type Person, savePath, slipOf } from './world.ts';

/** The answered version of a save, and the picks that were sent. */
export interface Acknowledged {
  readonly userId: number;
  readonly version: number;
  readonly picks: PickSet;
}

/** People who save again and again, each waiting for the answer, at whichever process answers. */
export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** Every response that was no success, in the order of arrival. */
  readonly failed: readonly Answer[];
  /** The longest that anybody waited for an answer, in ms. */
  slowest(): number;
  /** Resolves when all writers have the response they wait for. */
  stop(): Promise<void>;
}

export interface WritersOptions {
  readonly event: LoadedEvent;
  readonly people: readonly Person[];
  readonly clients: readonly Client[];
}

/** Waits for so many more acknowledged saves; answers in how many milliseconds they came. */
export function moreSaves({ acknowledged }: Writers, count: number): Promise<number> {
  const enough = acknowledged.length + count;
  return waitUntil('people save', 30_000, () => acknowledged.length >= enough, 2);
}

/** After a failure they go to the next process, as a proxy would send them; slips never repeat soon. */
export function startWriters({ event, people, clients }: WritersOptions): Writers {
  const acknowledged: Acknowledged[] = [];
  const failed: Answer[] = [];
  let seed = 0;
  let slowest = 0;
  let isStopped = false;

  const write = async (person: Person, first: number): Promise<void> => {
    let at = first;
    while (!isStopped) {
      seed += 1;
      const picks = slipOf(event, seed);
      const client = clients[at % clients.length];
      if (!client) throw new Error('No process to save at');
      const answer = await client.post(savePath(event.row.id), {
        body: picks,
        cookie: person.cookie,
      });
      slowest = Math.max(slowest, answer.ms);
      if (answer.status === 200) {
        const { version } = JSON.parse(answer.body) as { version: number };
        acknowledged.push({ userId: person.id, version, picks });
      } else {
        failed.push(answer);
        at += 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  };
  const writing = people.map(write);
  return {
    acknowledged,
    failed,
    slowest: () => slowest,
    stop: async () => {
      isStopped = true;
      await Promise.all(writing);
    },
  };
}
