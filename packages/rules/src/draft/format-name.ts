import { MAX_FORMAT_NAME } from '../model/format-limits.ts';

/**
 * The name under which a draft is saved: the tournament's, with the first number from 2 that is free where a
 * format has it already, in letters of either case [rule: drafts-20].
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
