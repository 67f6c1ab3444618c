import { bracketFuture } from './bracket-future.ts';
import { bracketGains } from './bracket-gains.ts';
import type { ColumnRule } from './bracket-rules.ts';
import { searchBracket } from './bracket-search.ts';
import type { JudgedBracket } from './judged-bracket.ts';
import type { Maximum } from './maximum.ts';

/**
 * The most points that an entry can still reach in one bracket, over all ways to play its open
 * matches. A bound that no way exceeds, where there are too many ways or the draw is incomplete.
 */
export function bracketMaximum(
  bracket: JudgedBracket,
  rules: ReadonlyMap<number, readonly ColumnRule[]>,
): (entry: Uint8Array) => Maximum {
  let future: ReturnType<typeof bracketFuture> | undefined;
  return (entry) => {
    const gains = bracketGains(bracket, rules, entry);
    const { sure, open } = gains;
    if (open === 0) return { points: sure, isExact: true };
    future ??= bracketFuture(bracket);
    if (future === null) return { points: sure + open, isExact: false };
    const found = searchBracket(future, gains);
    return {
      points: sure + Math.min(found.points, open),
      isExact: found.isExact && gains.isAdditive,
    };
  };
}
