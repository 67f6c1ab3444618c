import { expect, test } from 'vitest';
import { groupStage } from '../../fixtures/synthetic-stages.ts';
import { roundRobin, teamsNamed, wikiList, wikiTable } from '../../fixtures/wiki-records.ts';
import { groupsOf, readGroups } from '../wiki/groups.ts';
import type { StageMapping } from '../wiki/mapping.ts';
import type { WikiDetails } from '../wiki/records.ts';
import { mappedStage } from './mapped-stage.ts';

// A mapping means what it named when it was made, whatever becomes of the page.

const [a, b] = [teamsNamed(4, 'a'), teamsNamed(4, 'b')];
const listA = wikiList('A', roundRobin(a), { place: { title: 'Group A', listIndex: 0 } });
const listB = wikiList('B', roundRobin(b), { place: { title: 'Group B', listIndex: 1 } });
const tieBreaks = wikiList(
  'A',
  [
    ['a1', 'a2'],
    ['a2', 'a3'],
    ['a3', 'a1'],
  ],
  { place: { title: 'Group A', listIndex: 0 } },
).map((match) => ({
  ...match,
  matchId: `${match.matchId} again`,
  order: match.order + 6,
  place: { ...match.place, index: 6 + (match.place.kind === 'list' ? match.place.index : 0) },
}));

type Page = Pick<WikiDetails, 'matches' | 'tables'>;
const plain: Page = { matches: [...listA, ...listB], tables: [] };
const tabled: Page = {
  ...plain,
  tables: [wikiTable(0, a, { section: 'Group A' }), wikiTable(1, b, { section: 'Group B' })],
};

/** Each group with its standings and its list, as staff map them. */
function mappingOf(page: Page): StageMapping {
  const groups = groupsOf(page);
  const keysOf = (kind: 'match' | 'standings') =>
    groups.filter((group) => group.kind === kind).map(({ key }) => key);
  return [0, 1].map((substageIndex) => ({
    stageIndex: 0,
    substageIndex,
    matchKeys: keysOf('match').slice(substageIndex, substageIndex + 1),
    standingsKey: keysOf('standings')[substageIndex] ?? null,
  }));
}

/** Which matches and tables the groups follow. */
function follows(page: Page, mapping: StageMapping) {
  const stage = groupStage();
  const { said, tables, gone } = mappedStage(stage, mapping, {
    groups: readGroups(page),
    teamIdOf: () => null,
  });
  return stage.substages.map(({ eventSubstageId }) => ({
    lists: [
      ...new Set(
        said.flatMap((one) => (one.eventSubstageId === eventSubstageId ? one.match.groupId : [])),
      ),
    ],
    matches: said.filter((one) => one.eventSubstageId === eventSubstageId).length,
    teams: tables
      .filter((one) => one.eventSubstageId === eventSubstageId)
      .map(({ table }) => table.rows[0]?.teamKey[0]),
    gone: gone.filter((one) => one.eventSubstageId === eventSubstageId).map(({ key }) => key),
  }));
}

const follow = (list: string, matches: number, ...teams: string[]) => ({
  lists: [list],
  matches,
  teams,
  gone: [],
});

test.each([
  { why: 'before anything changes', page: plain, is: [follow('A', 6), follow('B', 6)] },
  {
    why: 'matches that part who is level make one no round robin any more',
    page: { ...plain, matches: [...listA, ...tieBreaks, ...listB] },
    is: [follow('A', 9), follow('B', 6)],
  },
  { why: 'both get tables', page: tabled, is: [follow('A', 6, 'a'), follow('B', 6, 'b')] },
  {
    why: 'the second gets one',
    page: { ...plain, tables: [wikiTable(0, b, { section: 'Group B' })] },
    is: [follow('A', 6), follow('B', 6, 'b')],
  },
  {
    why: 'the groups change places',
    page: { ...plain, matches: [...listB, ...listA].map(swapped) },
    is: [follow('A', 6), follow('B', 6)],
  },
  {
    why: 'the page is moved into another one',
    page: {
      matches: plain.matches.map((match) => ({ ...match, pageId: 7, pageName: 'Cup/2026/Finals' })),
      tables: [],
    },
    is: [follow('A', 6), follow('B', 6)],
  },
])('groups without tables follow their lists: $why', ({ page, is }) => {
  expect(follows(page, mappingOf(plain))).toEqual(is);
});

function swapped(match: (typeof listA)[number]) {
  const { place } = match;
  return place.kind === 'list'
    ? { ...match, place: { ...place, listIndex: 1 - place.listIndex } }
    : match;
}

test.each([
  {
    why: 'a table comes before them',
    tables: [
      wikiTable(0, teamsNamed(8, 'z'), { section: 'Qualifier' }),
      wikiTable(1, a, { section: 'Group A' }),
      wikiTable(2, b, { section: 'Group B' }),
    ],
    is: [follow('A', 6, 'a'), follow('B', 6, 'b')],
  },
  {
    why: 'they change places',
    tables: [wikiTable(0, b, { section: 'Group B' }), wikiTable(1, a, { section: 'Group A' })],
    is: [follow('A', 6, 'a'), follow('B', 6, 'b')],
  },
  {
    why: 'one is taken away',
    tables: [wikiTable(0, b, { section: 'Group B' })],
    is: [follow('A', 6), follow('B', 6, 'b')],
  },
])('groups with tables follow theirs: $why', ({ tables, is }) => {
  expect(follows({ ...tabled, tables }, mappingOf(tabled))).toEqual(is);
});

test('what was mapped by positions is found by its lists', () => {
  const mapping = mappingOf(plain).map((own, at) => ({ ...own, standingsKey: `1|Cup/2026|${at}` }));
  const page = { ...plain, matches: [...listA, ...tieBreaks, ...listB] };
  expect(follows(page, mapping)).toEqual([follow('A', 9), follow('B', 6)]);
});
