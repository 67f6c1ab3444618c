import { describe, expect, test } from 'vitest';
import {
  bracketPlace,
  listPlace,
  roundRobin,
  swissLists,
  teamsNamed,
  wikiList,
  wikiMatch,
  wikiTable,
} from '../../fixtures/wiki-records.ts';
import { groupsOf } from './groups.ts';
import type { WikiMatch } from './records.ts';

const shown = (details: Parameters<typeof groupsOf>[0]) =>
  groupsOf(details).map(({ key, title, matchCount, teamCount }) => ({
    key,
    title,
    matchCount,
    teamCount,
  }));

const sixteen = teamsNamed(16);

/** The Swiss of sixteen in lists of days, so many matches each. */
const daysOf = (counts: readonly number[], matches: readonly WikiMatch[]): WikiMatch[] => {
  const days = counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, index) => ({ day, index })),
  );
  return matches.map((match, at): WikiMatch => {
    const { day = 0, index = 0 } = days[at] ?? {};
    const title = index === 0 ? `Day ${day + 1}` : '';
    return {
      ...match,
      groupId: `D${day}`,
      section: 'Stage 1',
      place: listPlace({ title, index, listIndex: day }),
    };
  });
};

describe('lists of days mix the rounds of a Swiss, which come in the order of their matches', () => {
  const drawn = swissLists('S', sixteen);
  const bracket = wikiMatch(['t1', 't2'], {
    matchId: 'B_1',
    groupId: 'B',
    section: 'Playoffs',
    place: bracketPlace({ bracketIndex: 18 }),
  });

  test.each([
    { why: 'two rounds a day', days: [16, 14, 3] },
    { why: 'a day ends within a round', days: [12, 10, 11] },
    { why: 'one list of all', days: [33] },
  ])('$why', ({ days }) => {
    const matches = daysOf(days, drawn);
    expect(shown({ matches: [...matches, bracket], tables: [] })).toMatchObject([
      { title: 'Stage 1 standings, from its matches', matchCount: 33, teamCount: 16 },
      { key: '1|Cup/2026|swiss:D0', title: 'Stage 1 matches', matchCount: 33, teamCount: 16 },
      { key: '1|Cup/2026|B' },
    ]);
    const table = wikiTable(0, sixteen, { type: 'swiss', title: 'Stage 1' });
    expect(groupsOf({ matches, tables: [table] })[1]).toMatchObject({
      shape: 'swiss',
      teamCount: 16,
    });
  });

  test('the matches say their rounds', () => {
    const sizes = [8, 8, 8, 6, 3];
    const rounds = sizes.flatMap((size, at) => Array.from({ length: size }, () => at + 1));
    const undrawn = swissLists('S', []);
    const matches = daysOf([16, 14, 3], undrawn).map((match, at): WikiMatch => {
      const { place } = match;
      const round = rounds[at] ?? 0;
      return place.kind === 'list' ? { ...match, place: { ...place, round } } : match;
    });
    expect(shown({ matches, tables: [] })).toMatchObject([
      { title: 'Stage 1 standings, from its matches' },
      { title: 'Stage 1 matches', matchCount: 33, teamCount: 16 },
    ]);
  });

  test('as many matches that are played otherwise are no Swiss', () => {
    const others = wikiList(
      'D',
      [...roundRobin(teamsNamed(8)), ...roundRobin(teamsNamed(5, 'z')).slice(0, 5)],
      {
        place: { title: 'Day 1' },
      },
    );
    expect(shown({ matches: others, tables: [] })).toMatchObject([{ key: '1|Cup/2026|D' }]);
  });
});
