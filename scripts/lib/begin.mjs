import { commandLine } from '../../packages/command-line/command-line.mjs';
import { stopWithLauncher } from './launcher.mjs';
import { CommandFailed } from './run.mjs';
import { requireNode, root } from './workspace.mjs';

/**
 * Starts a command and returns its arguments. `--help` and mistyped arguments are answered before
 * anything is installed or built. The command ends with its parent process. Missing prerequisites
 * are reported without a stack trace.
 */
export function begin(name) {
  requireNode();
  const line = commandLine(name);
  stopWithLauncher();
  process.on('uncaughtException', (error) => {
    console.error(isTold(error) ? error.message : error);
    process.exit(1);
  });
  // Folders that are named on the command line are those of the caller.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(root);
  return line;
}

/** A command that failed, or a file of the checkout that this user may not write. */
const isTold = (error) =>
  error instanceof CommandFailed ||
  (typeof error?.path === 'string' && error.syscall !== undefined);
