import { expect, test } from 'vitest';
import { readStages } from './read-stages.ts';

// Templates of several squads name one page of their club, as those of a team that was renamed do.

interface Own {
  readonly id: string;
  readonly round?: number;
  readonly at?: string;
  readonly list?: number;
}

const side = (name: string, page: string, players: readonly string[] = []) => ({
  type: 'team',
  name,
  template: name.toLowerCase(),
  teamtemplate: { page, name, template: name.toLowerCase() },
  match2players: players.map((player) => ({ name: player, displayname: player })),
});
type Side = ReturnType<typeof side>;

const lions = side('Lions', 'Lions');
const academy = side('Lions Academy', 'Lions');
const [one, two, three] = ['One', 'Two', 'Three'].map((name) => side(name, name)) as [
  Side,
  Side,
  Side,
];

const match = (sides: readonly [Side, Side], { id, round, at, list }: Own) => ({
  pageid: 1,
  pagename: 'Cup',
  match2id: `AbCdEfGhIj_${id}`,
  match2bracketid: 'AbCdEfGhIj',
  date: `2026-05-${at ?? '01 10:00:00'}`,
  dateexact: 1,
  match2bracketdata:
    round === undefined
      ? { type: 'matchlist', ...(list !== undefined && { groupRoundIndex: list }) }
      : {
          type: 'bracket',
          coordinates: { roundIndex: round, sectionIndex: 0, matchIndexInRound: 0 },
        },
  match2opponents: sides,
});

const read = (matches: readonly object[], placements: readonly object[] = []) =>
  readStages({ matches, tables: [], entries: [], placements });

const keysOf = async (matches: readonly object[]) =>
  (await read(matches)).teams.map(({ key }) => key);

test.each([
  { why: 'that play each other', matches: [match([lions, academy], { id: '1' })] },
  {
    why: 'in one round of a bracket',
    matches: [
      match([lions, one], { id: '1', round: 0 }),
      match([two, academy], { id: '2', round: 0, at: '02 10:00:00' }),
    ],
  },
  {
    why: 'in one round of a list',
    matches: [
      match([lions, one], { id: '1', list: 1 }),
      match([two, academy], { id: '2', list: 1, at: '02 10:00:00' }),
    ],
  },
  {
    why: 'each of which plays between matches of the other',
    matches: [
      match([lions, one], { id: '1', at: '01 10:00:00' }),
      match([academy, two], { id: '2', at: '02 10:00:00' }),
      match([lions, three], { id: '3', at: '03 10:00:00' }),
    ],
  },
])('squads of a club $why are teams of their own', async ({ matches }) => {
  const keys = await keysOf(matches);
  expect(keys).toContain('lions');
  expect(keys).toContain('lions academy');
});

test('tables and lists of who takes part name squads by their templates, where the page is of both', async () => {
  const row = (slot: number, opponenttemplate: string) => ({
    pageid: 1,
    standingsindex: 0,
    roundindex: 1,
    slotindex: slot,
    opponentname: 'Lions',
    opponenttemplate,
  });
  const { tables, teams } = await readStages({
    matches: [match([lions, academy], { id: '1' }), match([one, two], { id: '2' })],
    tables: [{ pageid: 1, pagename: 'Cup', standingsindex: 0, type: 'league' }],
    entries: [row(1, 'lions academy'), row(2, 'lions')],
    placements: [
      { opponentname: 'Lions', opponenttemplate: 'lions academy', opponentplayers: { p1: 'Ann' } },
      { opponentname: 'Lions', opponenttemplate: 'lions', opponentplayers: { p1: 'Bo' } },
    ],
  });
  expect(tables[0]?.rows.map(({ teamKey }) => teamKey)).toEqual(['lions academy', 'lions']);
  expect(teams.map(({ name, members }) => [name, members[0]?.username])).toEqual([
    ['Lions Academy', 'Ann'],
    ['Lions', 'Bo'],
    ['One', undefined],
    ['Two', undefined],
  ]);
});

test('a team that was renamed, whose page moved with it, is one team', async () => {
  const cub = (name: string) => side(name, 'Lions', ['Ann', 'Bo', 'Cy']);
  const inOrder = [
    match([cub('Cubs'), one], { id: '1', round: 0 }),
    match([two, cub('Lions')], { id: '2', round: 1, at: '02 10:00:00' }),
  ];
  expect(await keysOf(inOrder)).toEqual(['lions', 'one', 'two']);
  // Its players tell that it is one team, where its names are written now so, now so.
  const mixed = [
    match([cub('Cubs'), one], { id: '1' }),
    match([cub('Lions'), two], { id: '2', at: '02 10:00:00' }),
    match([cub('Cubs'), three], { id: '3', at: '03 10:00:00' }),
  ];
  expect(await keysOf(mixed)).toEqual(['lions', 'one', 'two', 'three']);
});
