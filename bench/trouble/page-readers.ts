import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';

export interface PageAnswer {
  readonly path: string;
  readonly answer: Answer;
}

/** People who look at one page after the other, each at one process. */
export interface PageReaders {
  /** In the order they came. */
  readonly answers: readonly PageAnswer[];
  stop(): Promise<void>;
}

const everyMs = 10;

/** One reader a process; each asks for all pages in turn, with the same cookie. */
export function startReaders(
  clients: readonly Client[],
  paths: readonly string[],
  cookie: string,
): PageReaders {
  const answers: PageAnswer[] = [];
  let isStopped = false;
  const read = async (client: Client): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      const path = paths[turn % paths.length] ?? '';
      answers.push({ path, answer: await client.get(path, { cookie }) });
      await pause(everyMs);
    }
  };
  const reading = clients.map(read);
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await Promise.all(reading);
    },
  };
}
