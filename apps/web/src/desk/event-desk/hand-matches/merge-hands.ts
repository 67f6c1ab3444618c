import type { HandRow, HandState } from './hand-state.ts';

/** Typed changes, merged over a save of somebody else. */
export interface Merged {
  readonly state: HandState;
  /** Matches that both changed, as they were saved: what was typed stands over them. */
  readonly both: readonly HandRow[];
}

/**
 * `mine` was typed on `base`, and `theirs` is saved now. Untouched rows are taken from `theirs`,
 * and no typed text is lost.
 */
export function mergeHands(base: HandState, mine: HandState, theirs: HandState): Merged {
  const both: HandRow[] = [];
  const taken = new Set<string>();
  const merged = theirs.rows.flatMap((their): HandRow[] => {
    const own = mine.rows.find((row) => isSame(row, their));
    const was = base.rows.find((row) => isSame(row, their));
    if (own) taken.add(own.key);
    if (!own) return was === undefined || !isEqual(was, their) ? [their] : [];
    const { key, id: _, ...typed } = own;
    const isTyped = was === undefined || !isEqual(was, own);
    if (!isTyped || isEqual(own, their)) return [{ ...their, key }];
    if (was === undefined || !isEqual(was, their)) both.push(their);
    return [{ ...typed, key, id: their.id }];
  });
  // A match that they deleted and that was edited here becomes a new one.
  const left = mine.rows.flatMap((row): HandRow[] => {
    if (taken.has(row.key)) return [];
    const was = base.rows.find((one) => isSame(one, row));
    return was !== undefined && isEqual(was, row) ? [] : [{ ...row, id: null }];
  });
  const isOrderTyped = JSON.stringify(base.orders) !== JSON.stringify(mine.orders);
  return {
    state: { rows: [...merged, ...left], orders: isOrderTyped ? mine.orders : theirs.orders },
    both,
  };
}

/** The same match: by its id, or by its round and teams, since no team plays twice in a round. */
function isSame(one: HandRow, other: HandRow): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return (
    one.eventSubstageId === other.eventSubstageId &&
    one.round === other.round &&
    one.topTeamId !== null &&
    one.topTeamId === other.topTeamId &&
    one.bottomTeamId === other.bottomTeamId
  );
}

/** Whether both say the same, whatever they are called here. */
export const isEqual = (one: HandRow, other: HandRow): boolean =>
  NAMES.every((name) => one[name] === other[name]);

const NAMES = [
  'eventSubstageId',
  'round',
  'topTeamId',
  'bottomTeamId',
  'bestOf',
  'startsAt',
  'outcome',
  'winnerTeamId',
  'topTeamScore',
  'bottomTeamScore',
] as const satisfies readonly (keyof HandRow)[];

export const isSameHands = (one: HandState, other: HandState): boolean =>
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => {
    const match = other.rows[at];
    return match !== undefined && isEqual(row, match);
  }) &&
  JSON.stringify(one.orders) === JSON.stringify(other.orders);
