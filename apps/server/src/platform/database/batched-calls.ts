import { isDatabaseUnavailable } from './database-unavailable.ts';

type Some<T> = readonly [T, ...T[]];

export interface BatchedCalls<Item, Answer> {
  /** Carries out several at once, all of them or, when it throws, none; answers in their order. */
  readonly run: (items: Some<Item>) => Promise<readonly Answer[]>;
  /** Only items of the same lane share a batch. */
  readonly laneOf: (item: Item) => string;
  readonly sizeAtMost: number;
  /** Batches of a lane under way at the same time. */
  readonly atOnce: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane<Item, Answer> {
  readonly waiting: Waiting<Item, Answer>[];
  running: number;
}

/**
 * Batches calls: an item goes at once while few batches are under way, and otherwise waits for the
 * next one. The higher the load, the larger the batches.
 */
export function batchCalls<Item, Answer>(
  calls: BatchedCalls<Item, Answer>,
): (item: Item) => Promise<Answer> {
  const lanes = new Map<string, Lane<Item, Answer>>();

  const start = (name: string, lane: Lane<Item, Answer>): void => {
    while (lane.running < calls.atOnce) {
      const [first, ...others] = lane.waiting.splice(0, calls.sizeAtMost);
      if (!first) break;
      lane.running += 1;
      carryOut(calls.run, [first, ...others])
        .catch((error: unknown) => {
          // The database is gone: the waiting calls would only time out as well.
          for (const { reject } of [first, ...others, ...lane.waiting.splice(0)]) reject(error);
        })
        .finally(() => {
          lane.running -= 1;
          start(name, lane);
        });
    }
    if (lane.running === 0) lanes.delete(name);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      const name = calls.laneOf(item);
      const lane = lanes.get(name) ?? { waiting: [], running: 0 };
      lanes.set(name, lane);
      lane.waiting.push({ item, resolve, reject });
      start(name, lane);
    });
}

/** Answers or rejects every one of the batch; throws when the database cannot be reached. */
async function carryOut<Item, Answer>(
  run: BatchedCalls<Item, Answer>['run'],
  batch: Some<Waiting<Item, Answer>>,
): Promise<void> {
  const [first, ...others] = batch;
  try {
    const answers = await run([first.item, ...others.map(({ item }) => item)]);
    for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (others.length === 0) first.reject(error);
    // One of them failed all: each alone, so that none answers for another.
    else for (const one of batch) await carryOut(run, [one]);
  }
}
