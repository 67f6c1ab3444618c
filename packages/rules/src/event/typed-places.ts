import { type FormatStage, isFrom } from '../model/format.ts';

/**
 * Places of a bracket as staff type them, in the order of its starting slots. The typed teams of a bracket with
 * entries are those whom no result brings: they take the invited places in order. A list as long as the bracket has
 * places, or one with a bye, is taken as it was typed [rule: formats-46].
 *
 * Groups count from 0, and `open` is a place that is not known yet.
 */
export function placedByEntries<Place>(
  { bracket, entries }: FormatStage,
  group: number,
  typed: readonly Place[],
  { open, isBye }: { readonly open: Place; isBye(place: Place): boolean },
): readonly Place[] {
  const own = entries?.[group];
  if (!own || bracket === null || typed.length >= own.length || typed.some(isBye)) return typed;
  if (typed.length > own.filter((entry) => !isFrom(entry)).length) return typed;
  const left = typed.values();
  return own.map((entry) => (isFrom(entry) ? open : (left.next().value ?? open)));
}
