import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import {
  isProcessAlive,
  isZombie,
  startMarkOf,
} from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import { descendantsOf } from '../../bench/trouble/process-figures.ts';
import { root } from '../lib/workspace.mjs';

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  /** Its output, both streams. */
  readonly said: string;
}

export interface TestProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  said(): string;
}

type Settings = Readonly<Record<string, string>>;

/** An environment with only what programs need to be found. */
const bare = (): Settings => ({ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp' });

/** Starts a program in the checkout, in a group of its own as a shell does; it ends with the test. */
export function startProcess(words: readonly string[], env: Settings = {}): TestProcess {
  const [program = '', ...args] = words;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bare(), LOG_LEVEL: 'warn', ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const said = (): string => output.join('');
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said() }));
  });
  onTestFinished(() => signalGroup(child, 'SIGKILL'));
  return { child, ended, said };
}

/** Sends the signals of Ctrl-C and of a closing terminal. */
export function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    return;
  }
}

/** A process with all that came of it, each with what tells its id from a later one. */
export interface Tree {
  readonly marks: ReadonlyMap<number, string>;
}

export function treeOf(pid: number): Tree {
  const ids = [pid, ...descendantsOf(pid)];
  return { marks: new Map(ids.map((id) => [id, startMarkOf(id)])) };
}

/** Those of the tree that still run, whosever children they are by now. */
export const survivorsOf = ({ marks }: Tree): number[] =>
  [...marks]
    .filter(([pid, mark]) => isProcessAlive(pid) && !isZombie(pid) && startMarkOf(pid) === mark)
    .map(([pid]) => pid);

/** A directory that the database's own user can reach as well; it goes with the file's tests. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'callshot-processes-'));
  chmodSync(directory, 0o711);
  // A database that was killed may still write into it.
  afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 50 }));
  return directory;
}
