import type { commands } from './commands.mjs';

export type CommandName = keyof typeof commands;

/** Checked arguments of a command. */
export interface CommandLine {
  /** Arguments without dashes. */
  readonly words: readonly string[];
  has(option: string): boolean;
  text(option: string): string | null;
  number(option: string): number | null;
}

export type ReadLine =
  | { readonly kind: 'run'; readonly line: CommandLine }
  | { readonly kind: 'help' | 'wrong'; readonly text: string };

export function readCommandLine(name: CommandName, args: readonly string[]): ReadLine;

/** Ends the process with the help that was asked for, or with one sentence about what is wrong. */
export function commandLine(name: CommandName, args?: readonly string[]): CommandLine;
