import type { RoleName } from '@callshot/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { IconName } from '../ui/art/icon.tsx';

/** Somewhere to go, or something to do. */
export interface Command {
  /** Unlike any other of its group. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: which of those that are called so. */
  readonly detail?: string;
  readonly icon: IconName;
  /** The key that does the same. */
  readonly keys?: string;
  readonly does: { readonly to: string } | { readonly act: () => void };
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Items of a room that can be found by name. */
export interface CommandSource {
  readonly title: string;
  readonly roles: readonly RoleName[];
  /** Letters without which it is not asked. */
  readonly least: number;
  /** The field asks sources in ascending order of this number. */
  readonly order: number;
  readonly find: FindCommands;
}

export type FindCommands = (text: string, queries: QueryClient) => Promise<readonly Command[]>;

const MOST = 8;

/** The commands with every word of the text in their names. Those that begin with it come first. */
export function matching<T extends Pick<Command, 'title'>>(
  commands: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const begins = (title: string) => (title.toLowerCase().startsWith(wanted) ? 0 : 1);
  return commands
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted((a, b) => begins(a.title) - begins(b.title));
}

/** As many as one looks through. */
export const few = (commands: readonly Command[]): readonly Command[] => commands.slice(0, MOST);
