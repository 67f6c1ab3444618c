import { joinTables, readFolder, recordedFolder } from '@callshot/fake-wiki';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RawStages, readStages } from './read-stages.ts';
import { readTournaments } from './tournament-records.ts';

const tables = joinTables(readFolder(recordedFolder()).map((recording) => recording.tables));
const recorded: RawStages = {
  matches: tables.match,
  tables: tables.standingstable,
  entries: tables.standingsentry,
  placements: tables.placement,
};
const read = await readStages(recorded);

const mapped = (raw: RawStages, change: (record: unknown) => unknown): RawStages => ({
  matches: raw.matches.map(change),
  tables: raw.tables.map(change),
  entries: raw.entries.map(change),
  placements: raw.placements.map(change),
});

/** The same with every value inside changed, from the leaves up. */
function deeply(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => deeply(item, change)));
  if (typeof value !== 'object' || value === null) return change(value);
  const entries = Object.entries(value).map(([key, inner]) => [key, deeply(inner, change)]);
  return change(Object.fromEntries(entries));
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

test.each([
  {
    why: 'numbers as text',
    change: (value: unknown) => (typeof value === 'number' ? String(value) : value),
  },
  {
    why: 'numbers in text as numbers',
    change: (value: unknown) =>
      typeof value === 'string' && /^(0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value,
  },
  {
    why: 'empty lists as objects and empty objects as lists',
    change: (value: unknown) => (isEmpty(value) ? (Array.isArray(value) ? {} : []) : value),
  },
  {
    why: 'lists as objects with the keys "1", "2", …',
    change: (value: unknown) =>
      Array.isArray(value) && value.length > 0
        ? Object.fromEntries(value.map((item, index) => [String(index + 1), item]))
        : value,
  },
  {
    why: 'texts with entities',
    change: (value: unknown) =>
      typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll(':', '&#58;') : value,
  },
  {
    why: 'true and false as numbers',
    change: (value: unknown) => (typeof value === 'boolean' ? Number(value) : value),
  },
  {
    why: 'nothing as null',
    change: (value: unknown) => (value === '' ? null : value),
  },
  {
    why: 'what says nothing left out',
    change: (value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).filter(([, inner]) => inner !== '' && !isEmpty(inner)),
          )
        : value,
  },
])('$why: what is read is the same', async ({ change }) => {
  const loose = mapped(recorded, (record) => deeply(record, change));
  expect(loose).not.toEqual(recorded);
  expect(await readStages(loose)).toEqual(read);
});

test('entities are decoded once', async () => {
  const { read: tournaments } = await readTournaments(
    [{ pageid: '7', pagename: 'A/B', name: 'Q&amp;lt;A &#x2014; &quot;Cup&quot; &nope;' }],
    'rocketleague',
  );
  expect(tournaments[0]?.title).toBe('Q&lt;A — "Cup" &nope;');
});

test('dates of the year 0, and days that are not known, are none', async () => {
  const odd = ['0000-01-01', '2026-05-??', '', null, '2026-02-30', 20_260_501];
  const { read: tournaments } = await readTournaments(
    odd.map((startdate, index) => ({ pageid: index + 1, pagename: 'A', startdate })),
    'rocketleague',
  );
  expect(tournaments.map(({ start }) => start)).toEqual(odd.map(() => null));
});

test('one odd record is left out and told, and all others are there', async () => {
  const [first, second, ...others] = tables.match;
  const odd = [{ ...first, match2id: '' }, { ...second, pageid: 'many' }, null, 'no record', 7, []];
  const all = await readStages({ ...recorded, matches: [...odd, ...others] });
  expect(all.matches).toHaveLength(others.length);
  expect(all.leftOut).toHaveLength(odd.length);
  expect(all.leftOut[0]).toContain(`'${first?.objectname}': match2id`);
});

test('a match that comes twice is there once', async () => {
  const twice = await readStages({ ...recorded, matches: [...tables.match, ...tables.match] });
  expect(twice).toEqual(read);
});

test('doubles of match pages are not there', async () => {
  const doubles = tables.match.map((record) => ({ ...record, namespace: 130, pageid: 1 }));
  expect(await readStages({ ...recorded, matches: [...doubles, ...tables.match] })).toEqual(read);
});

test('matches that the main page shows as well stand on the page of their stage', async () => {
  const raw: RawStages = { ...recorded, tables: [], entries: [] };
  const again = tables.match.map((record) => ({ ...record, pageid: 1, pagename: 'Main' }));
  const deep = tables.match.map((record) => ({ ...record, pageid: 2, pagename: 'Main/Stage_1' }));
  const { matches } = await readStages({ ...raw, matches: deep });
  expect((await readStages({ ...raw, matches: [...deep, ...again] })).matches).toEqual(matches);
  expect((await readStages({ ...raw, matches: [...again, ...deep] })).matches).toEqual(matches);
});

const opponent = (name: string, more = {}) => ({
  type: 'team',
  name,
  template: name.toLowerCase(),
  status: 'S',
  score: 0,
  ...more,
});
const matchWith = (more: object) => ({
  pageid: 1,
  pagename: 'Cup',
  match2id: 'AbCdEfGhIj_0001',
  finished: 1,
  winner: '1',
  match2opponents: [opponent('Alpha', { score: 2 }), opponent('Beta', { score: 1 })],
  ...more,
});
const only = async (more: object) => {
  const { matches } = await readStages({
    matches: [matchWith(more)],
    tables: [],
    entries: [],
    placements: [],
  });
  const [match] = matches;
  if (!match) throw new Error('No match was read');
  return match;
};

test.each([
  { why: 'a first winner', more: {}, is: { winner: 'first', isFinished: true } },
  { why: 'a draw', more: { winner: 0 }, is: { winner: 'draw' } },
  { why: 'no winner', more: { winner: '-1' }, is: { winner: 'none' } },
  { why: 'none entered yet', more: { winner: '' }, is: { winner: null, isFinished: true } },
  { why: 'not played', more: { status: 'notplayed' }, is: { isNotPlayed: true } },
  {
    why: 'not played, as older records say it',
    more: { resulttype: 'np' },
    is: { isNotPlayed: true },
  },
  { why: 'overturned', more: { extradata: { overturned: 'true' } }, is: { isOverturned: true } },
  {
    why: 'a time',
    more: { date: '2026-03-04 05:06:07', dateexact: '1' },
    is: { startsAt: '2026-03-04T05:06:07.000Z', isExact: true },
  },
  {
    why: 'a day',
    more: { date: '2026-03-04 00:00:00', dateexact: 0 },
    is: { startsAt: '2026-03-04T00:00:00.000Z', isExact: false },
  },
  {
    why: 'no time',
    more: { date: '0000-01-01 00:00:00', dateexact: 1 },
    is: { startsAt: null, isExact: false },
  },
])('$why', async ({ more, is }) => {
  expect(await only(more)).toMatchObject(is);
});

test.each([
  {
    why: 'a win without a score',
    more: {
      match2opponents: [
        opponent('Alpha', { status: 'W', score: 1 }),
        opponent('Beta', { status: 'FF', score: -1 }),
      ],
    },
    is: [
      { score: null, status: 'W' },
      { score: null, status: 'FF' },
    ],
  },
  {
    why: 'the same as older records say it',
    more: { walkover: 'ff', winner: '2' },
    is: [
      { score: null, status: 'FF' },
      { score: null, status: 'W' },
    ],
  },
  {
    why: 'places that nobody has',
    more: { match2opponents: [opponent('TBD'), { type: 'literal', name: 'Winner of A' }] },
    is: [
      { kind: 'open', teamKey: null },
      { kind: 'open', teamKey: null },
    ],
  },
  {
    why: 'a bye, and nobody at all',
    more: { match2opponents: [{ type: 'literal', name: 'BYE' }] },
    is: [{ kind: 'bye' }, { kind: 'open' }],
  },
])('opponents: $why', async ({ more, is }) => {
  expect((await only(more)).opponents).toMatchObject(is);
});

test('a team is the page of its template, whatever it is called and however its name is written', async () => {
  const team = (name: string, template: string) => ({
    type: 'team',
    name,
    template,
    teamtemplate: { page: 'Team_Vitality', name, template, shortname: 'VIT' },
  });
  const {
    matches,
    tables: standings,
    teams,
  } = await readStages({
    matches: [
      matchWith({ match2opponents: [team('Team Vitality', 'vitality 2024'), opponent('Beta')] }),
      matchWith({
        match2id: 'AbCdEfGhIj_0002',
        match2opponents: [team('Vitality', 'vitality 2026'), opponent('Beta')],
      }),
    ],
    tables: [{ pageid: 1, pagename: 'Cup', standingsindex: 0, type: 'swiss' }],
    entries: [
      { pageid: 1, standingsindex: 0, roundindex: 1, opponentname: 'team vitality' },
      {
        pageid: 1,
        standingsindex: 0,
        roundindex: 1,
        opponentname: 'Someone',
        opponenttemplate: 'vitality 2024',
      },
    ],
    placements: [
      {
        opponentname: 'Team_Vitality',
        opponentplayers: { p1: 'Apex', p1dn: 'apEX', c1: 'XTQZZZ' },
      },
    ],
  });
  const keys = matches.map(({ opponents: [first] }) => first.teamKey);
  expect(keys).toEqual(['team vitality', 'team vitality']);
  expect(standings[0]?.rows.map(({ teamKey }) => teamKey)).toEqual(['team vitality']);
  expect(teams.find(({ key }) => key === 'team vitality')).toMatchObject({
    shortName: 'VIT',
    members: [
      { position: 'Player', username: 'apEX' },
      { position: 'Coach', username: 'XTQZZZ' },
    ],
  });
});

test('opponents that are players are called as they are shown, and told apart by their pages', async () => {
  const player = (page: string, shown: string) => ({ name: page, displayname: shown, flag: 'fr' });
  const side = (type: string, ...players: ReturnType<typeof player>[]) =>
    opponent(players.map(({ name }) => name).join(' / '), {
      type,
      template: '',
      teamtemplate: [],
      match2players: players,
    });
  const sides = [
    side('solo', player('Ann_(Swedish_player)', 'ann.')),
    side('solo', player('Bo', 'Bo')),
    side('solo', player('Cy_(player)', 'Cy')),
    side('solo', player('Cy_(coach)', 'CY')),
    side('duo', player('Dee_(player)', 'Dee'), player('Eli', 'eli')),
    side('solo', player('Fay_(player)', '')),
  ];
  const matches = [0, 2, 4].map((at) => ({
    ...matchWith({ match2opponents: sides.slice(at, at + 2) }),
    match2id: `AbCdEfGhIj_000${at}`,
  }));
  const placements = [
    { opponentname: 'Gil (player)', opponenttype: 'solo', opponentplayers: { p1dn: 'gil' } },
    {
      opponentname: 'Ann (Swedish player)',
      opponenttype: 'solo',
      opponentplayers: { p1: 'Ann_(Swedish_player)', p1dn: 'ann.', p1flag: 'se' },
    },
  ];
  const { teams, matches: told } = await readStages({
    matches,
    tables: [],
    entries: [],
    placements,
  });
  expect(teams.map(({ key, name }) => [key, name])).toEqual([
    ['gil (player)', 'gil'],
    ['ann (swedish player)', 'ann.'],
    ['bo', 'Bo'],
    ['cy (player)', 'Cy (player)'],
    ['cy (coach)', 'Cy (coach)'],
    ['dee (player) / eli', 'Dee / eli'],
    ['fay (player)', 'Fay (player)'],
  ]);
  expect(told[0]?.opponents.map(({ teamKey }) => teamKey)).toEqual(['ann (swedish player)', 'bo']);
});

test('rows of a table are those of the last round that counts, in the order shown', async () => {
  const entry = (round: number, slot: number, opponentname: string, more = {}) => ({
    pageid: '1',
    standingsindex: '0',
    roundindex: String(round),
    slotindex: slot,
    opponentname,
    scoreboard: { match: { w: '3', l: 1 } },
    ...more,
  });
  const { tables: standings } = await readStages({
    matches: [],
    tables: [
      {
        pageid: 1,
        pagename: 'Cup',
        standingsindex: 0,
        type: 'league',
        extradata: { roundcount: '2', finished: true },
      },
    ],
    entries: [
      entry(1, 1, 'Beta'),
      entry(2, 2, 'Beta', { placement: 'dq' }),
      entry(2, 1, 'Alpha', { placement: '1', definitestatus: 'up', currentstatus: 'down' }),
      entry(3, 1, 'Beta'),
      entry(2, 3, 'TBD'),
    ],
    placements: [],
  });
  expect(standings).toMatchObject([
    {
      isFinished: true,
      rounds: 2,
      rows: [
        {
          teamKey: 'alpha',
          placement: 1,
          wins: 3,
          losses: 1,
          definite: 'up',
          isDisqualified: false,
        },
        { teamKey: 'beta', placement: null, definite: '', isDisqualified: true },
      ],
    },
  ]);
});

test('whatever stands in a record, reading it ends well, and the others are as they were', async () => {
  const [broken, ...others] = tables.match.slice(0, 12);
  const alone = await readStages({ ...recorded, matches: others, entries: [], placements: [] });
  const columns = Object.keys(broken ?? {});
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...columns), fc.anything({ maxDepth: 4 })),
      async (junk) => {
        const odd = { ...broken, ...junk, pageid: 77 };
        const all = await readStages({
          ...recorded,
          matches: [odd, ...others],
          entries: [],
          placements: [],
        });
        const rest = all.matches.filter(({ pageId }) => pageId !== 77);
        expect(rest.map(({ matchId }) => matchId)).toEqual(
          alone.matches.map(({ matchId }) => matchId),
        );
        expect(JSON.stringify(all)).not.toContain('\\u0000');
      },
    ),
    { numRuns: 200 },
  );
});

test('a way that a page draws nowhere is read where its editors name it', async () => {
  const [bracket = {}, ...others] = recorded.matches.filter(
    (record) => Object(Object(record).match2bracketdata).type === 'bracket',
  );
  const { match2bracketid: groupId, match2id } = Object(bracket);
  const told = (ways: object) => {
    const data = { ...Object(Object(bracket).match2bracketdata), upperMatchId: '', ...ways };
    return readStages({
      ...recorded,
      matches: [{ ...Object(bracket), match2bracketdata: data }, ...others],
    });
  };
  const placeOf = async (ways: object) =>
    (await told(ways)).matches.find(({ matchId }) => matchId === match2id)?.place;
  expect(await placeOf({})).toMatchObject({ winnerTo: null, loserTo: null });
  expect(await placeOf({ winnerto: 'R03-M002', loserto: 'OtherOther_R01-M001' })).toMatchObject({
    winnerTo: `${groupId}_R03-M002`,
    loserTo: 'OtherOther_R01-M001',
  });
});
