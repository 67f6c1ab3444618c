import type { WikiDetails, WikiMatch } from '../wiki/records.ts';

/** Matches that decide nothing of the tournament, or only who comes first among level teams. */
export interface Uncounted {
  readonly what: string;
  readonly why: 'show_match' | 'tie_break';
  readonly matches: number;
}

const WORDS = [
  ['show_match', /\bshow\s?-?match(es)?\b|\bexhibition\b|\ball[\s-]?stars?\b/i],
  ['tie_break', /\btie[\s-]?break(er|ers|s)?\b/i],
] as const;

/** Takes show matches and tie-breaks out, and names them [rule: drafts-3]. */
export function countedMatches({ matches }: Pick<WikiDetails, 'matches'>): {
  readonly counted: readonly WikiMatch[];
  readonly leftOut: readonly Uncounted[];
} {
  const titles = titlesOfLists(matches);
  const leftOut = new Map<string, Uncounted>();
  const counted = matches.filter((match) => {
    const names = namesOf(match, titles.get(match.groupId) ?? '');
    const found = WORDS.flatMap(([why, word]) => {
      const what = names.find((name) => word.test(name));
      return what === undefined ? [] : [{ what, why }];
    })[0];
    if (!found) return true;
    const key = `${found.why} ${found.what} ${match.pageId}`;
    leftOut.set(key, { ...found, matches: (leftOut.get(key)?.matches ?? 0) + 1 });
    return false;
  });
  return { counted, leftOut: [...leftOut.values()] };
}

/** A list carries its title on its first match. */
function titlesOfLists(matches: readonly WikiMatch[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { groupId, place } of matches) {
    if (place.kind === 'list' && place.title !== '') titles.set(groupId, place.title);
  }
  return titles;
}

const namesOf = ({ place, section }: WikiMatch, title: string): readonly string[] => [
  place.header,
  title,
  section,
];
