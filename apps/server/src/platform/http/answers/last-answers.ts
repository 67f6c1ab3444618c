import type { Endpoint } from '@callshot/contract';
import { LRUCache } from 'lru-cache';
import type { Printed } from './kept-answer.ts';

/** An answer as it was last given, and when. */
export interface LastAnswer {
  readonly printed: Printed;
  readonly at: Date;
  /** Milliseconds since then, whatever becomes of the clock. */
  age(): number;
}

/** The place of one call's answer. */
export interface AnswerPlace {
  keep(printed: Printed): void;
  last(): LastAnswer | null;
}

/**
 * Public answers as they were last given, for an outage of the database [rule: safety-35]. They show no more than
 * they did then: a stage whose lock passes meanwhile stays sealed.
 */
export interface LastAnswers {
  /** Null = a call of which nothing is kept. Begun before the answer is made. */
  placeFor(call: KeptCall): AnswerPlace | null;
  /** Somebody or something is to be shown otherwise, or not at all. */
  forget(): void;
  /**
   * This process may have missed such a change. Answers are replaced as they are asked for. Dropped at once, they
   * would be missing when the database comes and goes.
   */
  forgetSoon(): void;
}

export interface KeptCall {
  readonly key: string;
  readonly endpoint: Endpoint;
  /** Neither a session nor a token was sent. */
  readonly isVisitor: boolean;
  readonly gameId: number;
  readonly params: unknown;
  readonly query: unknown;
}

/** In characters: a board's page has some 8,000, an event 20,000. */
const mostCharacters = 32_000_000;
const longestAnswer = 1_000_000;
/** An answer that is given again and again is noted once in so long. */
const notedEveryMs = 500;
const soonMs = 60_000;

interface Kept {
  readonly printed: Printed;
  readonly at: Date;
  readonly atMs: number;
}

const known = new WeakMap<object, LastAnswers>();

/** The same for every part that uses this database. */
export function lastAnswersOf(db: object): LastAnswers {
  const answers = known.get(db) ?? createLastAnswers();
  known.set(db, answers);
  return answers;
}

export function createLastAnswers(most = mostCharacters): LastAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: most,
    maxEntrySize: Math.min(most, longestAnswer),
    sizeCalculation: ({ printed }, key) => printed.payload.length + key.length,
  });
  let epoch = 0;
  return {
    placeFor: (call) => {
      if (!isKept(call)) return null;
      const { key, gameId, params, query } = call;
      const name = `${key} ${gameId} ${JSON.stringify([params, query])}`;
      const begunIn = epoch;
      return {
        keep: (printed) => {
          const atMs = performance.now();
          const before = kept.get(name);
          if (before && before.printed === printed && atMs - before.atMs < notedEveryMs) return;
          // An answer that was read before something was hidden may show it.
          if (begunIn === epoch) kept.set(name, { printed, at: new Date(), atMs });
        },
        last: () => {
          const found = kept.get(name);
          if (found === undefined) return null;
          const { printed, at, atMs } = found;
          return { printed, at, age: () => performance.now() - atMs };
        },
      };
    },
    forget: () => {
      epoch += 1;
      kept.clear();
    },
    forgetSoon: () => {
      const missedUntil = performance.now();
      setTimeout(() => {
        for (const [name, { atMs }] of kept.entries()) if (atMs <= missedUntil) kept.delete(name);
      }, soonMs).unref();
    },
  };
}

/** A visitor's own answer to a call that tells others apart is for visitors alone. */
function isKept({ endpoint, isVisitor }: KeptCall): boolean {
  const { who, mutates, cache, cost, produces, sends, isTokenProof } = endpoint;
  if (who !== 'anyone' || mutates || isTokenProof || produces || sends || cost !== undefined)
    return false;
  return cache === 'public' || (cache === 'private' && isVisitor);
}
