import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownProcess } from '../own-processes.ts';
import { onJsonLines } from './json-lines.ts';
import type { Network } from './network.ts';

export interface CallerRequest {
  readonly nr: number;
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

export interface CallerAnswer {
  readonly nr: number;
  readonly status: number;
  readonly body: string;
}

/** Calls from the clients' host; never throws, and answers status 0 where no answer came. */
export type Call = (request: Omit<CallerRequest, 'nr'>) => Promise<CallerAnswer>;

const program = fileURLToPath(new URL('./caller-process.ts', import.meta.url));

export function startCaller(network: Network): Call {
  const [name = '', ...words] = network.on('cl', [process.execPath, '--import', 'tsx', program]);
  const child = ownProcess(spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const waiting = new Map<number, (answer: CallerAnswer) => void>();
  onJsonLines<CallerAnswer>(child.stdout, (answer) => {
    waiting.get(answer.nr)?.(answer);
    waiting.delete(answer.nr);
  });
  let nr = 0;
  return (request) =>
    new Promise((resolve) => {
      nr += 1;
      waiting.set(nr, resolve);
      child.stdin.write(`${JSON.stringify({ ...request, nr })}\n`);
    });
}
