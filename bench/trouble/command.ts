import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownProcess } from './own-processes.ts';
import { residentBytes } from './process-figures.ts';

/** A command of the checkout as one process, so that a kill meets the program itself. */
export interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<CommandEnd>;
}

export interface CommandEnd {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  readonly peakBytes: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a program of the checkout; only these settings reach it. */
export function startCommand(
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Command {
  const startedAt = performance.now();
  const child = ownProcess(
    spawn(process.execPath, ['--import', 'tsx', program, ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  let peakBytes = 0;
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(child.pid ?? 0));
  }, 50);
  const ended = new Promise<CommandEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ code, output: output.join(''), seconds, peakBytes });
    });
  });
  return { child, ended };
}

/** Runs one to its end, which has to be a good one. */
export async function runCommand(...call: Parameters<typeof startCommand>): Promise<CommandEnd> {
  const end = await startCommand(...call).ended;
  if (end.code !== 0) throw new Error(`${call[0]} ended with ${end.code}:\n${end.output}`);
  return end;
}
