import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** The folder in which commands run, and their settings beside the own. */
export interface Shell {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

async function outputOf(
  { cwd, env }: Shell,
  program: string,
  words: readonly string[],
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: MOST_OUTPUT };
  const { stdout } = await run(program, [...words], options);
  return stdout;
}

export const inShell = (shell: Shell, script: string): Promise<string> =>
  outputOf(shell, 'sh', ['-c', script]);

export const podman = (shell: Shell, words: readonly string[]): Promise<string> =>
  outputOf(shell, 'podman', words);

export const compose = (shell: Shell, words: readonly string[]): Promise<string> =>
  outputOf(shell, 'podman-compose', words);

/** Without namespaces of its own, which a container like this one does not allow. */
export const buildah = (shell: Shell, words: readonly string[]): Promise<string> =>
  outputOf({ ...shell, env: { ...shell.env, BUILDAH_ISOLATION: 'chroot' } }, 'buildah', words);

export const hasImage = (name: string): boolean =>
  spawnSync('podman', ['image', 'exists', name]).status === 0;

/** Whether containers can be started at all. */
export function canRun(shell: Shell, image: string): boolean {
  try {
    const options = { env: { ...process.env, ...shell.env }, stdio: 'pipe' as const };
    execFileSync('podman', ['run', '--rm', '--network', 'none', image, 'true'], options);
    return true;
  } catch {
    return false;
  }
}
