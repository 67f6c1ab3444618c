import { describe, expect, test } from 'vitest';
import {
  bracketPlace,
  openPairs,
  roundRobin,
  swissLists,
  teamsNamed,
  wikiList,
  wikiMatch,
  wikiTable,
} from '../../fixtures/wiki-records.ts';
import { recordsNamed } from './group-key.ts';
import { groupsOf, readGroups } from './groups.ts';
import type { WikiMatch } from './records.ts';

const shown = (details: Parameters<typeof groupsOf>[0]) =>
  groupsOf(details).map(({ key, title, matchCount, teamCount }) => ({
    key,
    title,
    matchCount,
    teamCount,
  }));

const sixteen = teamsNamed(16);

describe('a Swiss stage is one group of matches beside its table', () => {
  const matches = swissLists('S', sixteen, { pageName: 'Cup/2026/Stage_1' });
  const whole = { matchCount: 33, teamCount: 16 };

  test.each([
    { why: 'the table names its matches', matchIds: matches.map(({ matchId }) => matchId) },
    { why: 'the table is of an older kind', matchIds: [] },
  ])('$why', ({ matchIds }) => {
    const table = wikiTable(4, sixteen, { type: 'swiss', title: 'Stage 1', matchIds });
    expect(shown({ matches, tables: [table] })).toEqual([
      { key: '1|Cup/2026/Stage_1|4', title: 'Stage 1 standings', ...whole },
      { key: '1|Cup/2026/Stage_1|swiss:4', title: 'Stage 1 matches', ...whole },
    ]);
  });

  test('without a table both are made from the matches', () => {
    expect(shown({ matches, tables: [] })).toEqual([
      {
        key: '1|Cup/2026/Stage_1|table:S0',
        title: 'Stage 1 standings, from its matches',
        ...whole,
      },
      { key: '1|Cup/2026/Stage_1|swiss:S0', title: 'Stage 1 matches', ...whole },
    ]);
    const records = recordsNamed(
      readGroups({ matches, tables: [] }),
      '1|Cup/2026/Stage_1|table:S0',
    );
    expect(records?.table).toBeNull();
    expect(records?.matches).toHaveLength(33);
  });

  test('the table calls itself a league', () => {
    const table = wikiTable(0, sixteen, { title: 'Stage 1' });
    expect(
      groupsOf({ matches, tables: [table] }).map(({ groupId, shape }) => [groupId, shape]),
    ).toEqual([
      ['0', 'table'],
      ['swiss:0', 'swiss'],
    ]);
  });

  test('before it is drawn', () => {
    const open = swissLists('S', []);
    expect(shown({ matches: open, tables: [] })).toMatchObject([whole, whole]);
  });

  test('two of them on one page, and a bracket behind them', () => {
    const second = swissLists('Z', teamsNamed(16, 'z'), { firstList: 9 });
    const bracket = wikiMatch(['t1', 'z1'], {
      matchId: 'B_1',
      groupId: 'B',
      section: 'Playoffs',
      place: bracketPlace({ bracketIndex: 18 }),
    });
    const first = swissLists('S', sixteen);
    const groups = shown({ matches: [bracket, ...second, ...first].toReversed(), tables: [] });
    expect(groups.map(({ key }) => key)).toEqual([
      '1|Cup/2026|table:S0',
      '1|Cup/2026|swiss:S0',
      '1|Cup/2026|table:Z0',
      '1|Cup/2026|swiss:Z0',
      '1|Cup/2026|B',
    ]);
    expect(
      recordsNamed(readGroups({ matches: [...first, ...second], tables: [] }), '1|x|swiss:Z0')
        ?.group.teams[0],
    ).toBe('z1');
  });
});

test.each(['Swiss Round', 'Round', 'Stage 1 – Round'])("lists called '%s 1' and so on", (name) => {
  const matches = swissLists('S', sixteen).map((match): WikiMatch => {
    const { place } = match;
    const title = place.kind === 'list' ? place.title.replace(/^Round/, name) : '';
    return {
      ...match,
      section: 'Swiss',
      place: place.kind === 'list' ? { ...place, title } : place,
    };
  });
  expect(shown({ matches, tables: [] })).toMatchObject([
    { title: 'Swiss standings, from its matches' },
    { title: 'Swiss matches', matchCount: 33 },
  ]);
});

test('lists called by their days are rounds where their matches say which', () => {
  const matches = swissLists('S', sixteen).map((match): WikiMatch => {
    const { place } = match;
    if (place.kind !== 'list') return match;
    const round = Number(/\d+/.exec(place.title || match.section)?.[0]);
    return { ...match, section: 'Swiss', place: { ...place, title: `May ${round}`, round } };
  });
  expect(shown({ matches, tables: [] })).toMatchObject([
    { title: 'Swiss standings, from its matches' },
    { title: 'Swiss matches', matchCount: 33, teamCount: 16 },
  ]);
});

describe('round robins', () => {
  const four = teamsNamed(4);
  const robin = { matchCount: 6, teamCount: 4 };

  test('a list with its table', () => {
    const matches = wikiList('A', roundRobin(four), {
      section: 'Group A',
      place: { title: 'Group A' },
    });
    const table = wikiTable(0, four, { section: 'Group A' });
    expect(shown({ matches, tables: [table] })).toEqual([
      { key: '1|Cup/2026|0', title: 'Group A standings', ...robin },
      { key: '1|Cup/2026|A', title: 'Group A', ...robin },
    ]);
    expect(groupsOf({ matches, tables: [table] })[0]?.counts).toEqual(['1|Cup/2026|A']);
  });

  test('lists of rounds are one group', () => {
    const rounds = [0, 1, 2].flatMap((at) =>
      wikiList(
        `R${at}`,
        [
          [four[0]!, four[at + 1]!],
          ['t2', 't3'],
        ],
        {
          section: 'Group A',
          place: { title: `Round ${at + 1}`, listIndex: at },
        },
      ),
    );
    expect(shown({ matches: rounds, tables: [wikiTable(2, four)] })).toEqual([
      { key: '1|Cup/2026|2', title: 'Group A standings', ...robin },
      { key: '1|Cup/2026|league:2', title: 'Group A matches', ...robin },
    ]);
  });

  test('lists of rounds in each of which a team rests', () => {
    const rounds = [0, 1, 2, 3, 4].flatMap((at) =>
      wikiList(`R${at}`, openPairs(2), { place: { title: `Round ${at + 1}`, listIndex: at } }),
    );
    expect(groupsOf({ matches: rounds, tables: [] }).map(({ groupId }) => groupId)).toEqual([
      'table:R0',
      'league:R0',
    ]);
  });

  test('lists of days, from which each table takes its matches', () => {
    const day = wikiList('D', [...roundRobin(four), ...roundRobin(teamsNamed(4, 'z'))]);
    const tables = [0, 1].map((at) =>
      wikiTable(at, teamsNamed(4, at ? 'z' : 't'), {
        title: at ? 'Group B' : 'Group A',
        matchIds: day.slice(6 * at, 6 * at + 6).map(({ matchId }) => matchId),
      }),
    );
    expect(shown({ matches: day, tables })).toEqual([
      { key: '1|Cup/2026|0', title: 'Group A standings', ...robin },
      { key: '1|Cup/2026|league:0', title: 'Group A matches', ...robin },
      { key: '1|Cup/2026|1', title: 'Group B standings', ...robin },
      { key: '1|Cup/2026|league:1', title: 'Group B matches', ...robin },
    ]);
  });

  test('lists of days, of which tables without their matches take those between their teams', () => {
    const others = teamsNamed(4, 'z');
    const [own, foreign] = [roundRobin(four), roundRobin(others)];
    const days = [0, 1, 2].flatMap((at) =>
      wikiList(`D${at}`, [...own.slice(2 * at, 2 * at + 2), ...foreign.slice(2 * at, 2 * at + 2)], {
        section: `Day ${at + 1}`,
        place: { listIndex: at },
      }),
    );
    const tables = [four, others].map((teams, at) =>
      wikiTable(at, teams, { title: at ? 'Group B' : 'Group A' }),
    );
    expect(shown({ matches: days, tables })).toEqual([
      { key: '1|Cup/2026|0', title: 'Group A standings', ...robin },
      { key: '1|Cup/2026|league:0', title: 'Group A matches', ...robin },
      { key: '1|Cup/2026|1', title: 'Group B standings', ...robin },
      { key: '1|Cup/2026|league:1', title: 'Group B matches', ...robin },
    ]);
  });

  test('a table can be made from a list that has none', () => {
    const matches = wikiList('A', roundRobin(four), { section: 'Group A' });
    expect(shown({ matches, tables: [] })).toMatchObject([
      { key: '1|Cup/2026|table:A', title: 'Group A standings, from its matches' },
      { key: '1|Cup/2026|A', title: 'Group A' },
    ]);
  });
});

describe('a table can be made from a GSL group', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'] as const;
  const gsl = { matchCount: 5, teamCount: 4 };

  test('of which four teams are known', () => {
    const drawn = [[a, b], [c, d], ...openPairs(3)] as const;
    const matches = wikiList('G', drawn, { section: 'Group C' });
    expect(shown({ matches, tables: [] })).toEqual([
      { key: '1|Cup/2026|table:G', title: 'Group C standings, from its matches', ...gsl },
      { key: '1|Cup/2026|G', title: 'Group C', ...gsl },
    ]);
  });

  test('that its headers name', () => {
    const headers = ['Opening Matches', '', 'Winners Match', 'Elimination Match', 'Decider Match'];
    const matches = wikiList('G', openPairs(5)).map((match, at): WikiMatch => {
      const { place } = match;
      return place.kind === 'list'
        ? { ...match, place: { ...place, header: headers[at] ?? '' } }
        : match;
    });
    expect(groupsOf({ matches, tables: [] }).map(({ kind }) => kind)).toEqual([
      'standings',
      'match',
    ]);
  });
});

test('nobody has the place of a bye', () => {
  const [match, other] = ['a', 'b'].map((matchId) =>
    wikiMatch(['t1', null], { matchId, groupId: 'B', place: bracketPlace() }),
  );
  const [first, second] = match!.opponents;
  const withBye: WikiMatch = { ...match!, opponents: [first, { ...second, kind: 'bye' }] };
  expect(groupsOf({ matches: [withBye, other!], tables: [] })[0]?.teamCount).toBe(3);
});

test('five matches of nobody are a list of four teams, without standings', () => {
  const matches = wikiList('G', openPairs(5), { section: 'Group C' });
  expect(shown({ matches, tables: [] })).toEqual([
    { key: '1|Cup/2026|G', title: 'Group C', matchCount: 5, teamCount: 4 },
  ]);
});

test('a match that the page shows twice is one', () => {
  const matches = wikiList('G', openPairs(5));
  expect(shown({ matches: [...matches, ...matches], tables: [] })).toMatchObject([
    { matchCount: 5 },
  ]);
});

test('the start is the first exact time, else the first day', () => {
  const day = wikiMatch([null, null], {
    matchId: 'a',
    groupId: 'B',
    startsAt: '2026-02-01T00:00:00.000Z',
    place: bracketPlace(),
  });
  const exact = { ...day, matchId: 'b', startsAt: '2026-02-02T12:00:00.000Z', isExact: true };
  const startOf = (...matches: (typeof day)[]) => {
    const [group] = groupsOf({ matches, tables: [] });
    return [group?.start, group?.isExactStart];
  };
  expect(startOf(day)).toEqual([day.startsAt, false]);
  expect(startOf(day, exact)).toEqual([exact.startsAt, true]);
  expect(startOf({ ...day, startsAt: null })).toEqual([null, false]);
});

test('a table of a bracket counts it', () => {
  const place = bracketPlace();
  const matches = ['a', 'b'].map((matchId) =>
    wikiMatch(['t1', 't2'], { matchId, groupId: 'B', place }),
  );
  const table = wikiTable(0, ['t1', 't2'], { matchIds: ['a', 'b'] });
  const groups = groupsOf({ matches, tables: [table] });
  expect(groups.map(({ groupId, counts }) => [groupId, counts])).toEqual([
    ['0', ['1|Cup/2026|B']],
    ['B', []],
  ]);
});

test('pages come in the order of play, or as they were made with the main page last', () => {
  const list = (pageId: number, pageName: string, startsAt: string | null) =>
    wikiList(`L${pageId}`, openPairs(2), { pageId, pageName, startsAt });
  const orderOf = (...days: (string | null)[]) =>
    groupsOf({
      matches: [
        ...list(1, 'Cup', days[0] ?? null),
        ...list(3, 'Cup/Playoffs', days[1] ?? null),
        ...list(2, 'Cup/Wildcard', days[2] ?? null),
      ],
      tables: [],
    }).map(({ pageName }) => pageName);
  expect(orderOf('2026-01-02', '2026-01-03', '2026-01-01')).toEqual([
    'Cup/Wildcard',
    'Cup',
    'Cup/Playoffs',
  ]);
  expect(orderOf('2026-01-02', null, null)).toEqual(['Cup/Wildcard', 'Cup/Playoffs', 'Cup']);
});
