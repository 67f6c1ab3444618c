import { groupKey, idOfMadeTable } from './group-key.ts';
import { placesOfBracket, teamsOfList } from './group-teams.ts';
import { outlined } from './outlined.ts';
import type { WikiDetails, WikiMatch, WikiTable } from './records.ts';
import { playedIn, roundNamed, teamsOfFirstRound } from './round-lists.ts';
import { type TabledStage, tabledStages } from './stage-tables.ts';
import { startOf } from './start-of.ts';
import { keysOf } from './team-keys.ts';
import type { GroupRecords, WikiGroup } from './wiki-group.ts';
import { type MatchGroup, pagesOf, type WikiPage } from './wiki-page.ts';

type Records = Pick<WikiDetails, 'matches' | 'tables'>;

/** The groups that a format's mapping slots can take, in the order in which they are played. */
export const groupsOf = (details: Records): WikiGroup[] =>
  readGroups(details).map(({ group }) => group);

/** The same with the records that each is made of. */
export const readGroups = (details: Records): GroupRecords[] =>
  pagesOf(details).flatMap(groupsOfPage);

interface Placed {
  readonly at: number;
  readonly groups: readonly GroupRecords[];
}

function groupsOfPage(page: WikiPage): GroupRecords[] {
  const stages = tabledStages(page);
  const whole = new Set(
    stages.filter(({ sole }) => sole === null).flatMap(({ matches }) => matches),
  );
  // A list that is part of a whole is not offered: the whole is.
  const lists = page.lists.filter(({ matches }) => !matches.every((match) => whole.has(match)));
  const single = [...page.brackets, ...lists];
  const placed: Placed[] = [
    ...stages.map((stage) => ({ at: positionOf(stage), groups: ofStage(page, stage) })),
    ...single.map((own) => ({ at: own.position, groups: [ofMatches(page, own)] })),
  ];
  return placed.toSorted((a, b) => a.at - b.at).flatMap(({ groups }) => groups);
}

const positionOf = ({ lists, sole, index }: TabledStage): number =>
  (lists[0] ?? sole)?.position ?? index;

function ofStage(page: WikiPage, stage: TabledStage): GroupRecords[] {
  const base = baseTitle(page, stage);
  const { matchesId } = idsOf(stage);
  const ownKey = keyOn(page, matchesId);
  const counted = stage.sole ? keyOn(page, stage.sole.groupId) : ownKey;
  const standings = standingsOf(page, stage, base, stage.matches.length > 0 ? [counted] : []);
  if (stage.sole || stage.matches.length === 0) return [standings];
  const matches: GroupRecords = {
    group: {
      ...ofKind(page, matchesId, stage.matches),
      formerId: stage.table ? null : `${stage.kind}:${stage.index}`,
      kind: 'match',
      title: titled(base, 'matches'),
      section: base,
      teamCount: teamsOf(stage),
      shape: stage.kind === 'swiss' ? 'swiss' : 'list',
      outline: stage.matches.map(outlined),
    },
    matches: stage.matches,
    table: stage.table,
  };
  return [standings, matches];
}

/** A table is named by its position on the page; what has none by the first of its lists, which stays the same. */
function idsOf({ kind, index, table, lists, sole }: TabledStage) {
  const listId = (lists[0] ?? sole)?.groupId ?? `${index}`;
  return table
    ? { standingsId: `${index}`, matchesId: `${kind}:${index}` }
    : { standingsId: idOfMadeTable(listId), matchesId: `${kind}:${listId}` };
}

function standingsOf(
  page: WikiPage,
  stage: TabledStage,
  base: string,
  counts: readonly string[],
): GroupRecords {
  const { index, table, matches } = stage;
  const own = ofKind(page, idsOf(stage).standingsId, matches);
  const teams = table ? table.rows.map(({ teamKey }) => teamKey) : own.teams;
  return {
    group: {
      ...own,
      formerId: table ? null : `${index}`,
      kind: 'standings',
      title: table ? titled(base, 'standings') : `${titled(base, 'standings')}, from its matches`,
      section: base,
      teams,
      teamCount: Math.max(teams.length, teamsOf(stage)),
      shape: 'table',
      counts,
      wentThrough: table ? throughOf(table) : [],
    },
    matches,
    table,
  };
}

/** Those known, and places that are still open. */
function teamsOf({ kind, lists, matches }: TabledStage): number {
  const places = kind === 'swiss' ? teamsOfFirstRound(lists) : teamsOfList(playedIn(matches));
  return Math.max(keysOf(matches).length, places);
}

function throughOf({ isFinished, rows }: WikiTable): number[] {
  if (!isFinished) return [];
  const count = (...statuses: readonly string[]) =>
    rows.filter(({ definite }) => statuses.includes(definite)).length;
  const readings = [count('up'), count('up', 'stayup'), count('up', 'stayup', 'stay')];
  return [...new Set(readings)].filter((teams) => teams > 0);
}

function ofMatches(page: WikiPage, { groupId, matches, section, title }: MatchGroup): GroupRecords {
  const isBracket = matches[0]?.place.kind === 'bracket';
  const places = isBracket ? placesOfBracket(matches) : teamsOfList(playedIn(matches));
  const heading = roundNamed(section) === null ? section : '';
  return {
    group: {
      ...ofKind(page, groupId, matches),
      kind: 'match',
      title: title || heading || labelOf(page),
      section: heading || labelOf(page),
      teamCount: Math.max(keysOf(matches).length, places),
      shape: isBracket ? 'bracket' : 'list',
      outline: matches.map(outlined),
    },
    matches,
    table: null,
  };
}

/** The properties that groups of all kinds take from their matches. */
function ofKind(page: WikiPage, groupId: string, matches: readonly WikiMatch[]) {
  return {
    key: keyOn(page, groupId),
    groupId,
    pageName: page.pageName,
    ...startOf(matches),
    matchCount: matches.length,
    teams: keysOf(matches),
    outline: [],
    counts: [],
    lists: [...new Set(matches.map((match) => match.groupId))],
    formerId: null,
    wentThrough: [],
  };
}

const keyOn = ({ pageId, pageName }: WikiPage, groupId: string): string =>
  groupKey({ pageId, pageName, groupId });

/** The wiki's name for it: its table's title, else the heading above, else its page. */
function baseTitle(page: WikiPage, { table, lists }: TabledStage): string {
  const names = [
    table?.title,
    table?.section,
    ...lists.map(({ section }) => section),
    lists[0]?.title,
  ];
  return names.find((name) => name && roundNamed(name) === null) ?? labelOf(page);
}

const titled = (base: string, what: 'matches' | 'standings'): string =>
  base.toLowerCase().includes(what) ? base : `${base} ${what}`;

/** 'Stage 1' of 'BLAST/Major/2025/Austin/Stage_1'. */
const labelOf = ({ pageName }: WikiPage): string =>
  (pageName.split('/').at(-1) ?? pageName).replaceAll('_', ' ');
