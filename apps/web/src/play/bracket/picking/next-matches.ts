import { type BracketState, unpickedMatches } from '@callshot/rules';

/** The matches that can be picked now and are not picked whole, in the order of picking. */
export const openMatches = (state: BracketState): number[] =>
  unpickedMatches(state).flatMap(({ isPickable, node }) => (isPickable ? node.index : []));

/** The first of them from a match on; round at the end. */
export const openFrom = (open: readonly number[], from: number): number | null =>
  open.find((match) => match >= from) ?? open[0] ?? null;

/** The open match that comes next, or came before; round at both ends. */
export function openBeside(open: readonly number[], from: number, by: 1 | -1): number | null {
  if (by === 1) return openFrom(open, from + 1);
  return open.findLast((match) => match < from) ?? open.at(-1) ?? null;
}
