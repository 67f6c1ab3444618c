import { isGslList } from './gsl-list.ts';
import { outlined } from './outlined.ts';
import type { WikiMatch, WikiTable } from './records.ts';
import {
  isKnockout,
  isRoundRobin,
  isThinning,
  playedIn,
  type RoundLists,
  roundRuns,
  teamsOfRoundRobin,
} from './round-lists.ts';
import { keysOf } from './team-keys.ts';
import type { MatchGroup, WikiPage } from './wiki-page.ts';

/** A Swiss stage or a round robin: its matches, and its table where the page has one. */
export interface TabledStage {
  readonly kind: 'swiss' | 'league';
  /** The index of its table, or the one that a table of it would have. */
  readonly index: number;
  readonly table: WikiTable | null;
  readonly lists: readonly MatchGroup[];
  readonly matches: readonly WikiMatch[];
  /** The list or bracket that has these matches and no others: a round robin needs no other group for them. */
  readonly sole: MatchGroup | null;
}

/** The Swiss stages and round robins of a page, by their tables or by the rounds of its lists. */
export function tabledStages(page: WikiPage): TabledStage[] {
  const runs = roundRuns(page.lists).filter((run) => !isKnockout(run));
  const given = new Map<RoundLists, WikiTable>();
  const ofTables = page.tables.map((table): TabledStage => {
    const run = runs.find((candidate) => !given.has(candidate) && isRunOf(candidate, table, page));
    if (run) given.set(run, table);
    return ofTable(asPlayed(table, run), listsOf(page, table, run), page);
  });
  const owned = new Set(ofTables.flatMap(({ lists }) => lists));
  const free = runs.filter(({ lists }) => lists.every((list) => !owned.has(list)));
  const without: Pick<TabledStage, 'kind' | 'lists'>[] = [
    ...free.map(
      (run) => ({ kind: isRoundRobin(run) ? 'league' : 'swiss', lists: run.lists }) as const,
    ),
    ...page.lists
      .filter((list) => !owned.has(list) && !free.some(({ lists }) => lists.includes(list)))
      .filter((list) => isWholeRoundRobin(list) || isGslList(list.matches.map(outlined)))
      .map((list) => ({ kind: 'league', lists: [list] }) as const),
  ];
  return [...ofTables, ...withIndices(without, page.tables)];
}

/** A Swiss stage whose table calls itself a league. */
const asPlayed = (table: WikiTable, run: RoundLists | undefined): WikiTable =>
  run && table.type === 'league' && isThinning(run) ? { ...table, type: 'swiss' } : table;

/** The rounds that a table counts. Without its word they are not those of which another table tells. */
function isRunOf(run: RoundLists, table: WikiTable, { lists, tables }: WikiPage): boolean {
  const matches = run.lists.flatMap((list) => list.matches);
  const isNamedBy = ({ matchIds }: WikiTable) =>
    matches.some(({ matchId }) => matchIds.includes(matchId));
  if (table.matchIds.length > 0) return isNamedBy(table);
  if (tables.some(isNamedBy)) return false;
  const keys = keysOf(matches);
  if (keys.length === 0 && lists.some((list) => isPlayedBy(list, table))) return false;
  const isOfItsKind = (table.type === 'league') === isRoundRobin(run);
  return (isOfItsKind || (table.type === 'league' && keys.length > 0)) && areAmong(keys, table);
}

const areAmong = (keys: readonly string[], { rows }: WikiTable): boolean =>
  keys.every((key) => rows.some(({ teamKey }) => teamKey === key));

function listsOf(
  { lists }: WikiPage,
  table: WikiTable,
  run: RoundLists | undefined,
): readonly MatchGroup[] {
  if (run && table.type === 'swiss') return run.lists;
  if (table.matchIds.length > 0) {
    return lists.filter(({ matches }) =>
      matches.some(({ matchId }) => table.matchIds.includes(matchId)),
    );
  }
  return run?.lists ?? listsUnder(lists, table);
}

/**
 * Without a word from either, a list belongs to the table whose teams play in it. Lists without teams are those
 * under its heading, where none has teams: a later stage can have the same heading.
 */
function listsUnder(lists: readonly MatchGroup[], table: WikiTable): readonly MatchGroup[] {
  const played = lists.filter((list) => isPlayedBy(list, table));
  if (played.length > 0 || table.section === '') return played;
  return lists.filter(
    ({ matches, section }) => section === table.section && keysOf(matches).length === 0,
  );
}

/** Some of its teams are known, and all of them are in the table. */
function isPlayedBy({ matches }: MatchGroup, table: WikiTable): boolean {
  const keys = keysOf(matches);
  return keys.length > 0 && areAmong(keys, table);
}

function ofTable(table: WikiTable, lists: readonly MatchGroup[], page: WikiPage): TabledStage {
  const named = new Set(table.matchIds);
  const all = [...page.lists, ...page.brackets].flatMap((group) => group.matches);
  // Lists of days hold the matches of several tables.
  const isLeague = table.type === 'league';
  const matches =
    isLeague && named.size > 0
      ? all.filter(({ matchId }) => named.has(matchId))
      : isLeague && lists.length === 0
        ? matchesAmong(page, table)
        : lists.flatMap((list) => list.matches);
  const kind = table.type === 'swiss' ? 'swiss' : 'league';
  return { kind, index: table.index, table, lists, matches, sole: soleOf(kind, page, matches) };
}

/** Neither names its matches nor has lists of its own: those in which two of its teams meet. */
function matchesAmong({ lists }: WikiPage, { rows }: WikiTable): WikiMatch[] {
  const keys = new Set(rows.map(({ teamKey }) => teamKey));
  return lists
    .flatMap((list) => list.matches)
    .filter(({ opponents }) =>
      opponents.every(({ teamKey }) => teamKey !== null && keys.has(teamKey)),
    );
}

function soleOf(
  kind: TabledStage['kind'],
  { lists, brackets }: Pick<WikiPage, 'lists' | 'brackets'>,
  matches: readonly WikiMatch[],
): MatchGroup | null {
  if (kind === 'swiss') return null;
  const isWhole = (group: MatchGroup) =>
    group.matches.length === matches.length &&
    group.matches.every((match) => matches.includes(match));
  return [...lists, ...brackets].find(isWhole) ?? null;
}

/** A list in which everybody plays everybody, as far as its teams are known. */
function isWholeRoundRobin({ matches }: MatchGroup): boolean {
  const teams = teamsOfRoundRobin(playedIn(matches));
  if (teams === null) return false;
  const known = keysOf(matches).length;
  const areAllKnown = matches.every(({ opponents }) =>
    opponents.every(({ kind, teamKey }) => kind === 'bye' || teamKey !== null),
  );
  return areAllKnown ? known === teams : teams > 3 && known <= teams;
}

/** Those that no table has yet, in the order of the page: where an editor adds theirs, it has that index. */
function withIndices(
  stages: readonly Pick<TabledStage, 'kind' | 'lists'>[],
  tables: readonly WikiTable[],
): TabledStage[] {
  const taken = new Set(tables.map(({ index }) => index));
  const inOrder = stages.toSorted(
    (a, b) => (a.lists[0]?.position ?? 0) - (b.lists[0]?.position ?? 0),
  );
  return inOrder.map(({ kind, lists }) => {
    let index = 0;
    while (taken.has(index)) index += 1;
    taken.add(index);
    const matches = lists.flatMap((list) => list.matches);
    const sole = soleOf(kind, { lists, brackets: [] }, matches);
    return { kind, index, table: null, lists, matches, sole };
  });
}
