import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Runs the command, and ends it with everything it has started once standard input ends: when this
 * process closes it or dies by any death.
 */
const guard = `
exec 3<&0
"$@" 3<&- </dev/null &
command=$!
( while read -r _ <&3; do :; done
  kill -TERM 0 ) &
watcher=$!
exec 3<&-
wait "$command"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

/**
 * Starts a command in the checkout. Closing its standard input ends it. Its output is shown, or
 * returned as a stream.
 */
export function start(command, args, { env = {}, cwd = root, isShown = true } = {}) {
  const isWindows = process.platform === 'win32';
  const words = isWindows ? args : ['-c', guard, 'callshot-guard', command, ...args];
  return spawn(isWindows ? command : '/bin/sh', words, {
    cwd,
    // A group of its own, so that all of it can be ended; Ctrl-C reaches it through this process.
    detached: !isWindows,
    stdio: ['pipe', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, ...env },
    shell: isWindows,
  });
}

/** Runs a command to its end; answers its exit code. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** The same beside others: answers what it said as well, to be shown in one piece. */
export function runAside(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, isShown: false });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** Its own words stand above; what called it in vain has nothing to add. */
export class CommandFailed extends Error {}

/** The same for what must not fail. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  throw new CommandFailed(`${[command, ...args].join(' ')} ended with code ${code}: see above.`);
}

/** A program of an installed package. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** A program of a folder outside the workspaces, see `ensureTools`. */
export const toolBin = (folder, name) => `${root}${folder}/node_modules/.bin/${name}`;
