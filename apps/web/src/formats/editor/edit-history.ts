import type { EventFormat } from '@callshot/rules';

/** All of a format that is edited. */
export interface FormatState {
  readonly name: string;
  readonly format: EventFormat;
}

/** What was, is and was taken back: undo moves along it and never computes anything. */
export interface EditHistory {
  readonly past: readonly FormatState[];
  readonly present: FormatState;
  readonly future: readonly FormatState[];
  /** The text that the last change was typed into: typing on is the same step. */
  readonly typedInto: string | null;
}

/** So that a long evening's edits stay a small piece of memory: states share what did not change. */
const MOST_STEPS = 500;

export const beginHistory = (present: FormatState): EditHistory => ({
  past: [],
  present,
  future: [],
  typedInto: null,
});

/** Goes on to another state; `into` names the text that it was typed into. */
export function changeTo(
  history: EditHistory,
  present: FormatState,
  into: string | null = null,
): EditHistory {
  const { past, typedInto } = history;
  const before = history.present;
  if (present.name === before.name && present.format === before.format) return history;
  const isSameStep = into !== null && into === typedInto;
  return {
    past: isSameStep ? past : [...past, before].slice(-MOST_STEPS),
    present,
    future: [],
    typedInto: into,
  };
}

export function undo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: before,
    future: [present, ...future],
    typedInto: null,
  };
}

export function redo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, typedInto: null };
}
