import type { WikiDetails, WikiMatch, WikiTable } from './records.ts';

/** A page with its brackets, lists and tables, in the order in which they stand there. */
export interface WikiPage {
  readonly pageId: number;
  readonly pageName: string;
  readonly brackets: readonly MatchGroup[];
  readonly lists: readonly MatchGroup[];
  readonly tables: readonly WikiTable[];
}

/** The matches of one bracket or list. */
export interface MatchGroup {
  readonly groupId: string;
  readonly matches: readonly WikiMatch[];
  /** The heading above it. */
  readonly section: string;
  /** Its own title, which the first match of a list carries. */
  readonly title: string;
  readonly position: number;
}

/** The pages of a tournament, those that are played first before the others. */
export function pagesOf({ matches, tables }: Pick<WikiDetails, 'matches' | 'tables'>): WikiPage[] {
  const counted = tables.filter(({ type }) => type !== 'ffa');
  const ids = [...new Set([...matches, ...counted].map(({ pageId }) => pageId))];
  const pages = ids.map((pageId) =>
    pageOf(
      pageId,
      matches.filter((match) => match.pageId === pageId),
      counted.filter((table) => table.pageId === pageId),
    ),
  );
  return inOrderOfPlay(pages);
}

function pageOf(
  pageId: number,
  matches: readonly WikiMatch[],
  tables: readonly WikiTable[],
): WikiPage {
  const groups = matchGroups(matches);
  const isBracket = ({ matches: [first] }: MatchGroup) => first?.place.kind === 'bracket';
  return {
    pageId,
    pageName: matches[0]?.pageName ?? tables[0]?.pageName ?? '',
    brackets: groups.filter(isBracket),
    lists: groups.filter((group) => !isBracket(group)),
    tables: tables.toSorted((a, b) => a.index - b.index),
  };
}

/** Each match once, however often the page shows it. */
export function matchGroups(matches: readonly WikiMatch[]): MatchGroup[] {
  const byGroup = new Map<string, Map<string, WikiMatch>>();
  for (const match of matches) {
    const known = byGroup.get(match.groupId) ?? new Map<string, WikiMatch>();
    if (!known.has(match.matchId)) known.set(match.matchId, match);
    byGroup.set(match.groupId, known);
  }
  return [...byGroup]
    .map(([groupId, own]) => matchGroup(groupId, [...own.values()]))
    .sort((a, b) => a.position - b.position);
}

function matchGroup(groupId: string, matches: readonly WikiMatch[]): MatchGroup {
  const inOrder = matches.toSorted((a, b) => indexOf(a) - indexOf(b) || a.order - b.order);
  const [first] = inOrder;
  const titles = inOrder.flatMap(({ place }) => (place.kind === 'list' ? [place.title] : []));
  return {
    groupId,
    matches: inOrder,
    section: first?.section ?? '',
    title: titles.find((title) => title !== '') ?? '',
    position: positionOf(first),
  };
}

const indexOf = ({ place }: WikiMatch): number => (place.kind === 'list' ? place.index : 0);

function positionOf(first: WikiMatch | undefined): number {
  if (!first) return 0;
  return first.place.kind === 'list' ? first.place.listIndex : first.place.bracketIndex;
}

/**
 * By the first match where every page has one with a day; else as they were made, those of stages before
 * the page that they hang on.
 */
function inOrderOfPlay(pages: readonly WikiPage[]): WikiPage[] {
  const starts = new Map(pages.map((page) => [page, startOfPage(page)]));
  const areDated = pages.every((page) => starts.get(page) !== '');
  const isMain = ({ pageName }: WikiPage) =>
    pages.some((other) => other.pageName.startsWith(`${pageName}/`));
  return pages.toSorted((a, b) => {
    const byDay = areDated ? compareTexts(starts.get(a) ?? '', starts.get(b) ?? '') : 0;
    return byDay || Number(isMain(a)) - Number(isMain(b)) || a.pageId - b.pageId;
  });
}

const startOfPage = ({ brackets, lists }: WikiPage): string =>
  [...brackets, ...lists]
    .flatMap(({ matches }) => matches.flatMap(({ startsAt }) => startsAt ?? []))
    .reduce((least, at) => (least === '' || at < least ? at : least), '');

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
