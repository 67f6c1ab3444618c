import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** Runs a command in the checkout with its output shown; answers its exit code. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** The same for what must not fail. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with code ${code}`);
}

/** A program of an installed package. */
export const bin = (name) => `${root}node_modules/.bin/${name}`;
