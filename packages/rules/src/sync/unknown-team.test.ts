import { describe, expect, test } from 'vitest';
import { saidBrackets, saidGroups, saidSwiss, syncOf } from '../../fixtures/said-tournament.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import type { StageSync } from './said.ts';

// The wiki has a team under another page from some match on.

const stranger = { teamKey: 'bought org', name: 'Bought Org' };

/** The team of this key is called otherwise in these matches, and in every table. */
function renamed(
  sync: StageSync,
  teamKey: string,
  isLater: (match: WikiMatch) => boolean,
): StageSync {
  const of = <T extends { readonly teamKey: string | null }>(own: T): T =>
    own.teamKey === teamKey ? { ...own, ...stranger } : own;
  return {
    ...sync,
    said: sync.said.map((said) => {
      const [first, second] = said.match.opponents;
      return isLater(said.match)
        ? { ...said, match: { ...said.match, opponents: [of(first), of(second)] } }
        : said;
    }),
    tables: sync.tables.map(({ table, ...at }) => ({
      ...at,
      table: { ...table, rows: table.rows.map(of) },
    })),
  };
}

/** The sync after staff named the team. */
const told = (sync: StageSync, teamId: number): StageSync => ({
  ...sync,
  teamIdOf: (key) => (key === stranger.teamKey ? teamId : sync.teamIdOf(key)),
});

const playoffs = playoffStage({ teams: 8, elimination: 'single' });
const bracket = syncOf(saidBrackets(playoffs, 7));
const champion = bracket.said.find(({ place }) => place?.startsWith('UB-2'))?.match;
const championKey = champion?.opponents[champion.winner === 'first' ? 0 : 1].teamKey ?? '';

const swiss = syncOf(saidSwiss(swissStage(), 3));
const groups = syncOf(saidGroups(groupStage(), 5));
const roundOf = ({ place }: WikiMatch) => (place.kind === 'list' ? (place.round ?? 0) : 0);

const CASES = [
  {
    why: 'a bracket, after its first round',
    sync: bracket,
    teamKey: championKey,
    isLater: ({ matchId }: WikiMatch) => !matchId.includes('_UB-0'),
  },
  { why: 'a bracket, everywhere', sync: bracket, teamKey: championKey, isLater: () => true },
  {
    why: 'a Swiss stage, from its second round on',
    sync: swiss,
    teamKey: 't4',
    isLater: (match: WikiMatch) => roundOf(match) > 1,
  },
  { why: 'a Swiss stage, everywhere', sync: swiss, teamKey: 't4', isLater: () => true },
  { why: 'the tables of groups', sync: groups, teamKey: 't3', isLater: () => true },
];

describe.each(CASES)('a team under another name: $why', ({ sync, teamKey, isLater }) => {
  const asked = renamed(sync, teamKey, isLater);
  const teamId = Number(teamKey.slice(1));

  test('is asked about once, with the team that it is', () => {
    const doubts = proposalsOf(asked).doubts.filter(({ kind }) => kind === 'unknown_team');
    expect(doubts).toEqual([
      expect.objectContaining({
        key: 'unknown_team bought org',
        teamKey: 'bought org',
        name: 'Bought Org',
        teamIds: [teamId],
        canApply: true,
      }),
    ]);
  });

  test('is settled in all its matches by one word, and nothing is left to ask', () => {
    const { official, doubts } = proposalsOf(told(asked, teamId));
    expect(doubts).toEqual([]);
    expect(official).toEqual(proposalsOf(sync).official);
  });
});

test('a team that takes part and has no place is asked about where it plays, and not in lists of others', () => {
  const asked = renamed(swiss, 't4', (match) => roundOf(match) > 1);
  const guest = { ...told(asked, 77), placeless: new Set([77]) };
  expect(proposalsOf(guest).doubts.map(({ kind, teamIds }) => [kind, teamIds])).toEqual([
    ['unknown_team', [4]],
  ]);
});

test('nobody is likeliest where several teams are not named any more', () => {
  const twice = renamed(
    renamed(swiss, 't4', () => true),
    't5',
    () => true,
  );
  const [doubt] = proposalsOf(twice).doubts;
  expect(doubt).toMatchObject({ kind: 'unknown_team', teamIds: [], canApply: false });
});

describe('a team that comes through the stage before under another name', () => {
  const [substage] = playoffs.substages;
  if (!substage) throw new Error('Playoffs have a substage');

  test('is the only one that the wiki does not name there', () => {
    const { official, ...rest } = bracket;
    const empty = official.matchPicks.map((row) => ({
      ...row,
      topTeamId: null,
      bottomTeamId: null,
    }));
    const undrawn = { ...rest, official: { ...official, matchPicks: empty } };
    const asked = renamed(undrawn, championKey, () => true);
    const [doubt] = proposalsOf(asked).doubts;
    expect(doubt).toMatchObject({ teamIds: [Number(championKey.slice(1))], canApply: true });
  });

  test('is found among those who arrive', () => {
    const stage = {
      ...swiss.stage,
      substages: swiss.stage.substages.map((own) => ({
        ...own,
        teamIds: own.teamIds.filter((teamId) => teamId !== 4),
      })),
    };
    const asked = { ...renamed(swiss, 't4', () => true), stage, arriving: [4] };
    expect(proposalsOf(asked).doubts[0]).toMatchObject({ teamIds: [4], canApply: true });
  });
});
