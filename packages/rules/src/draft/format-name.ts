import { MAX_FORMAT_NAME } from '../model/format-limits.ts';

/**
 * A draft is saved under the name of its tournament. It gets the first free number from 2
 * where a format has that name already, in letters of either case [rule: drafts-20].
 */
export function freeFormatName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((other) => other.trim().toLowerCase()));
  const numbered = (at: number): string => {
    const end = at === 1 ? '' : ` ${at}`;
    return name.slice(0, MAX_FORMAT_NAME - end.length).trim() + end;
  };
  let at = 1;
  while (lower.has(numbered(at).toLowerCase())) at += 1;
  return numbered(at);
}
