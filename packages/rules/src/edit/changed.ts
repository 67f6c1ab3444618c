import type { EditFault } from './edit-fault.ts';

/** The edited value, or why the edit was refused. */
export type Changed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: EditFault };

export const changed = <T>(value: T): Changed<T> => ({ ok: true, value });

export const refused = (fault: EditFault): { readonly ok: false; readonly fault: EditFault } => ({
  ok: false,
  fault,
});

export function mapped<T, R>(from: Changed<T>, to: (value: T) => R): Changed<R> {
  return from.ok ? changed(to(from.value)) : from;
}

/** A list with one item replaced. */
export const replacedAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((other, index) => (index === at ? item : other));

export const withoutAt = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);
