/** Past, present and undone states. Undo moves along them and never computes anything. */
export interface EditHistory<S> {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
  /** The text that the last change was typed into: typing on is the same step. */
  readonly typedInto: string | null;
}

/** So that a long evening's edits stay a small piece of memory: states share what did not change. */
const MOST_STEPS = 500;

/** States share what did not change, so that the very same parts are what counts as the same. */
export const isSameState = <S extends object>(one: S, other: S): boolean =>
  Object.keys(one).every((name) => Reflect.get(one, name) === Reflect.get(other, name));

export const beginHistory = <S>(present: S): EditHistory<S> => ({
  past: [],
  present,
  future: [],
  typedInto: null,
});

/** Goes on to another state; `into` names the text that it was typed into. */
export function changeTo<S extends object>(
  history: EditHistory<S>,
  present: S,
  into: string | null = null,
): EditHistory<S> {
  const { past, typedInto } = history;
  const before = history.present;
  if (isSameState(present, before)) return history;
  const isSameStep = into !== null && into === typedInto;
  return {
    past: isSameStep ? past : [...past, before].slice(-MOST_STEPS),
    present,
    future: [],
    typedInto: into,
  };
}

export function undo<S>(history: EditHistory<S>): EditHistory<S> {
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

export function redo<S>(history: EditHistory<S>): EditHistory<S> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, typedInto: null };
}

/** Every state as the server now knows it: new parts have got their ids. */
export const settleHistory = <S>(
  history: EditHistory<S>,
  settle: (state: S) => S,
): EditHistory<S> => ({
  ...history,
  past: history.past.map(settle),
  present: settle(history.present),
  future: history.future.map(settle),
});

/** The number of steps between the shown state and the saved one. */
export function stepsSince<S extends object>({ past, future }: EditHistory<S>, saved: S): number {
  const is = (state: S) => isSameState(state, saved);
  const before = past.findLastIndex(is);
  if (before >= 0) return past.length - before;
  const after = future.findIndex(is);
  return after >= 0 ? after + 1 : Math.max(1, past.length);
}
