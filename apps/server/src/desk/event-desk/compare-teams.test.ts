import type { EventTeam } from '@callshot/contract';
import type { WikiTeam } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { changeOf, pairTeams } from './compare-teams.ts';
import type { DeskTeamRow } from './event-desk.repository.ts';

type Members = readonly (readonly [WikiTeam['members'][number]['position'], string])[];

const five: Members = ['ann', 'bob', 'cid', 'dan', 'eve'].map((name) => ['Player', name]);
const rosterOf = (members: Members) =>
  members.map(([position, username]) => ({ position, username, flag: null }));

const teamOf = (id: number, name: string, members = five): EventTeam => ({
  id,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  logoUrl: null,
  mark: { field: 0, shape: 0, charge: 0, tag: '', short: '' },
  group: null,
  eventStageId: 1,
  eventSubstageId: 1,
  members: rosterOf(members),
});
const rowOf = (id: number, externalId: string, ...aliases: string[]): DeskTeamRow => ({
  id,
  externalId,
  aliases,
  logoSource: 'https://liquipedia.net/a.png',
  isNameManual: false,
  isLogoManual: false,
});
const wikiOf = (name: string, more: Partial<WikiTeam> = {}): WikiTeam => ({
  key: name.toLowerCase(),
  name,
  shortName: name.slice(0, 3).toUpperCase(),
  template: null,
  logoUrl: 'https://liquipedia.net/a.png',
  members: rosterOf(five),
  ...more,
});

function compared(team: EventTeam, row: DeskTeamRow, ...wiki: WikiTeam[]) {
  const { pairs, missing } = pairTeams([team], [row], wiki);
  return { change: pairs.map(changeOf)[0], pair: pairs[0], missing };
}

test('the same team is found by its page, and nothing differs [rule: event-creator-21, events-4, results-19]', () => {
  const found = compared(teamOf(1, 'Alpha'), rowOf(1, 'liquipedia:alpha'), wikiOf('Alpha'));
  expect([found.change, found.missing]).toEqual([null, []]);
});

test('a team that staff typed is found by a name of it', () => {
  const other = wikiOf('Team Alpha', { key: 'alpha (france)', shortName: 'ALP' });
  const { change } = compared(teamOf(1, 'Alpha'), rowOf(1, 'hand:alpha', 'team alpha'), other);
  expect(change).toMatchObject({ newName: 'Team Alpha', isRenamed: false, newLogo: null });
});

test('what staff said of a name or a picture is not asked of the wiki again', () => {
  const said = { isNameManual: true, isLogoManual: true };
  const row = { ...rowOf(1, 'liquipedia:alpha'), ...said };
  const more = { key: 'alpha', shortName: 'X', logoUrl: 'https://liquipedia.net/b.png' };
  const found = compared(teamOf(1, 'Alpha Five'), row, wikiOf('Alpha', more));
  expect([found.change, found.missing]).toEqual([null, []]);
});

test('players who came and went, another logo and other letters are told', () => {
  const members: Members = [...five.slice(1), ['Player', 'fay'], ['Coach', 'gus']];
  const more = {
    members: rosterOf(members),
    logoUrl: 'https://liquipedia.net/b.png',
    shortName: 'A',
  };
  const { change } = compared(
    teamOf(1, 'Alpha'),
    rowOf(1, 'liquipedia:alpha'),
    wikiOf('Alpha', more),
  );
  expect(change).toEqual({
    teamId: 1,
    name: 'Alpha',
    isRenamed: false,
    newName: null,
    newAbbreviation: 'A',
    newLogo: 'https://liquipedia.net/b.png',
    joined: [
      { position: 'Player', username: 'fay' },
      { position: 'Coach', username: 'gus' },
    ],
    left: [{ position: 'Player', username: 'ann' }],
  });
});

test('a page without a roster takes nobody out of a team', () => {
  const { change } = compared(
    teamOf(1, 'Alpha'),
    rowOf(1, 'liquipedia:alpha'),
    wikiOf('Alpha', { members: [], logoUrl: null }),
  );
  expect(change).toBeNull();
});

test('a team that is on another page now is found by its players', () => {
  const { change, pair } = compared(
    teamOf(1, 'Alpha'),
    rowOf(1, 'liquipedia:alpha'),
    wikiOf('Sponsor Alpha Esports', { members: rosterOf([...five.slice(2), ['Player', 'new']]) }),
  );
  expect([change?.isRenamed, change?.newName, pair?.isRenamed]).toEqual([
    true,
    'Sponsor Alpha Esports',
    true,
  ]);
});

test('two of the same players do not make the same team, nor does a coach', () => {
  const members: Members = [...five.slice(3), ['Coach', 'cid'], ['Player', 'x'], ['Player', 'y']];
  const { pair, missing } = compared(
    teamOf(1, 'Alpha'),
    rowOf(1, 'liquipedia:alpha'),
    wikiOf('Beta', { members: rosterOf(members) }),
  );
  expect([pair, missing.map(({ name }) => name)]).toEqual([undefined, ['Alpha']]);
});

test('a team that is found by name is no other team by its players', () => {
  const [alpha, beta] = [teamOf(1, 'Alpha'), teamOf(2, 'Beta')];
  const rows = [rowOf(1, 'liquipedia:gone'), rowOf(2, 'liquipedia:beta')];
  const { pairs, missing } = pairTeams([alpha, beta], rows, [wikiOf('Beta')]);
  expect(pairs.map(({ team }) => team.name)).toEqual(['Beta']);
  expect(missing.map(({ name }) => name)).toEqual(['Alpha']);
});

describe('a team that the wiki has under two pages, since it was renamed in the middle', () => {
  const old = wikiOf('Alpha');
  const renamed = wikiOf('Bought');
  const starts = (own: Readonly<Record<string, string>>) => (wiki: WikiTeam) =>
    own[wiki.key] ?? null;
  const found = (row: DeskTeamRow, lastStartOf: (wiki: WikiTeam) => string | null) =>
    pairTeams([teamOf(1, 'Alpha')], [row], [old, renamed], lastStartOf).pairs[0];

  test('is the one that plays last, by its players', () => {
    const pair = found(rowOf(1, 'liquipedia:alpha'), starts({ alpha: '1', bought: '2' }));
    expect(pair && changeOf(pair)).toMatchObject({ isRenamed: true, newName: 'Bought' });
  });

  test('is the old one while the other is only listed, or plays nothing later', () => {
    for (const own of [{ alpha: '1' }, { alpha: '2', bought: '1' }]) {
      const pair = found(rowOf(1, 'liquipedia:alpha'), starts(own));
      expect([pair?.wiki.key, pair?.isRenamed]).toEqual(['alpha', false]);
    }
  });

  test('is not proposed again once staff have said that it is the same', () => {
    const row = rowOf(1, 'liquipedia:alpha', 'bought');
    const pair = found(row, starts({ alpha: '1', bought: '2' }));
    expect([pair?.wiki.key, pair?.isRenamed]).toEqual(['bought', false]);
  });

  test('is nobody where two teams of the event have these players', () => {
    const teams = [teamOf(1, 'Alpha'), teamOf(2, 'Beta')];
    const rows = [rowOf(1, 'liquipedia:alpha'), rowOf(2, 'liquipedia:beta')];
    const { pairs } = pairTeams(
      teams,
      rows,
      [old, wikiOf('Beta'), renamed],
      starts({ bought: '2' }),
    );
    expect(pairs.map(({ isRenamed }) => isRenamed)).toEqual([false, false]);
  });
});
