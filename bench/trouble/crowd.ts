import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { EventStage } from '../../packages/rules/src/index.ts';
import { ownProcess } from './own-processes.ts';

/** Many people, each of whom saves one slip: the slip of seed `at`, for the one at that place. */
export interface Crowd {
  readonly origins: readonly string[];
  readonly eventId: number;
  readonly stage: EventStage;
  readonly cookies: readonly string[];
  /** They come evenly between these instants, in ms since 1970. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly lockAt: number;
}

/** The final answer to one of them. */
export interface Saved {
  readonly status: number;
  readonly code: string;
  /** The duration of the last try, in milliseconds. */
  readonly ms: number;
  readonly tries: number;
  readonly sentAt: number;
  /** Whether the answer said when to come back. */
  readonly isRetryTold: boolean;
}

export async function letSave(crowd: Crowd): Promise<readonly Saved[]> {
  const child = ownProcess(
    fork(new URL('./crowd-process.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    }),
  );
  const died = once(child, 'exit').then(() => {
    throw new Error('The crowd ended before it had its answers');
  });
  died.catch(() => {});
  child.send(crowd);
  const [saved] = await Promise.race([once(child, 'message'), died]);
  return saved as readonly Saved[];
}
