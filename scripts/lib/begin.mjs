import { commandLine } from '../../packages/command-line/command-line.mjs';
import { stopWithLauncher } from './launcher.mjs';
import { requireNode, root } from './workspace.mjs';

/**
 * Begins a command: asked for help it tells, mistyped it says so, before anything is installed or
 * built; and it ends with whoever started it. Answers what was typed.
 */
export function begin(name) {
  requireNode();
  const line = commandLine(name);
  stopWithLauncher();
  // Folders that are named on the command line are those of the caller.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(root);
  return line;
}
