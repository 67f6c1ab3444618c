import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { ownProcess } from '../own-processes.ts';
import type { HostName, Network } from './network.ts';

export interface HostProgram {
  readonly host: HostName;
  readonly words: readonly string[];
  readonly log: string;
  readonly user?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program on a host, in a session of its own. */
export function startOn(
  network: Network,
  { host, words, log, user, env }: HostProgram,
): ChildProcess {
  const [program = '', ...rest] = network.on(host, ['setsid', ...words], user);
  const file = openSync(log, 'a');
  const child = ownProcess(
    spawn(program, rest, {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', file, file],
    }),
  );
  closeSync(file);
  return child;
}

/** Sends a signal to what runs on a host, or to those programs alone whose name is meant. */
export function signalHost(
  network: Network,
  host: HostName,
  signal: NodeJS.Signals,
  isMeant: (name: string) => boolean = () => true,
): void {
  for (const pid of network.pids(host).filter((one) => isMeant(nameOf(one)))) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

export const isRunning = (network: Network, host: HostName, isMeant: (name: string) => boolean) =>
  network.pids(host).some((pid) => isMeant(nameOf(pid)));

/** A nice value counts within its session alone if sessions share the processor evenly. */
export function hurryHosts(network: Network, hosts: readonly HostName[]): void {
  for (const host of hosts) network.pids(host).forEach(hurry);
}

function hurry(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, '-10');
  } catch {
    // Not every kernel has groups of sessions.
  }
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
