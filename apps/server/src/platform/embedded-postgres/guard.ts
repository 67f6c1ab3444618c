import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { asServerUser, type ServerUser } from './server-user.ts';

/**
 * Runs a program and sends it SIGINT once standard input ends, which happens when the parent closes
 * it or dies by any death. The first argument is a directory to clear away in that case, or empty.
 */
const script = `
scratch=$1
shift
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
( while read -r _ <&3; do :; done
  [ -z "$scratch" ] || : >"$scratch/parent-gone"
  kill -INT "$server" 2>/dev/null ) &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
[ -z "$scratch" ] || [ ! -e "$scratch/parent-gone" ] || rm -rf "$scratch"
exit "$code"
`;

export type Guarded = ChildProcessByStdio<Writable, Readable, Readable>;

export type GuardedCommand = {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly user: ServerUser;
  readonly scratchDirectory?: string;
};

/** Starts the program in a session of its own, so that Ctrl-C in a terminal reaches only the parent. */
export function spawnGuarded(command: GuardedCommand): Guarded {
  const { program, parameters, user, scratchDirectory = '' } = command;
  const words = ['-c', script, 'callshot-guard', scratchDirectory, program, ...parameters];
  const child = spawn('/bin/sh', words, {
    ...asServerUser(user),
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  return child;
}

/** Resolves when the guard and what it ran have ended. */
export function hasEnded(child: Guarded): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
}
