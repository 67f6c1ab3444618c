import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyOfTeam,
  type SaidTournament,
  saidBrackets,
  saidGroups,
  saidSwiss,
  syncAfter,
  syncOf,
  unplayed,
} from '../../fixtures/said-tournament.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import {
  drawnStage,
  groupBracketStage,
  groupStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { matchesOf } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import type { WikiMatch, WikiTable } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import { remembered, rememberedTable } from './verdict.ts';

const TOURNAMENTS = [
  { why: 'a Swiss stage', of: (seed: number) => saidSwiss(swissStage(), seed) },
  { why: 'groups with tables', of: (seed: number) => saidGroups(groupStage(), seed) },
  { why: 'brackets of groups', of: (seed: number) => saidBrackets(groupBracketStage(), seed) },
  {
    why: 'a single elimination',
    of: (seed: number) => saidBrackets(playoffStage({ teams: 8, elimination: 'single' }), seed),
  },
  {
    why: 'a double elimination with a reset',
    of: (seed: number) => saidBrackets(playoffStage({ teams: 8, hasReset: true }), seed),
  },
  {
    why: 'a bracket with byes',
    of: (seed: number) => saidBrackets(playoffStage({ teams: 6 }), seed),
  },
  {
    why: 'two drawn rounds',
    of: (seed: number) => saidBrackets(drawnStage(16, [1, 2], true), seed),
  },
];

test.each(TOURNAMENTS)('$why: one whole answer makes all of it official', ({ of }) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const sync = syncOf(of(seed));
    const { official, doubts } = proposalsOf(sync);
    expect(doubts).toEqual([]);
    const after = syncAfter(sync, official);
    expect(isStageDecided(after.stage, official)).toBe(true);
    // The same answer again adds nothing.
    expect(proposalsOf(after)).toEqual({ official, joining: [], doubts: [] });
  }
});

/** One answer of the wiki: which matches it tells of, and which of these it has as not played yet. */
interface Answer {
  readonly matches: ReadonlySet<string>;
  readonly stale: ReadonlySet<string>;
  readonly withTables: 'finished' | 'running' | 'none';
}

const answersOf = ({ said }: SaidTournament, seed: number): Answer[] => {
  const random = randomOf(seed);
  const ids = said.map(({ match }) => match.matchId);
  const some = (share: number) => new Set(ids.filter(() => random() < share));
  const answers: Answer[] = Array.from({ length: 8 }, () => ({
    matches: some(0.7),
    stale: some(0.5),
    withTables: random() < 0.3 ? 'none' : 'running',
  }));
  // Each match is told of once as it ended, in whichever answer.
  const parts = ids.map((id) => ({ id, at: Math.floor(random() * 4) }));
  const ends = [0, 1, 2, 3].map(
    (at): Answer => ({
      matches: new Set(parts.flatMap((part) => (part.at === at ? [part.id] : []))),
      stale: new Set(),
      withTables: at === 3 ? 'finished' : 'running',
    }),
  );
  return shuffled([...answers, ...ends, ...answers.slice(0, 2)], random);
};

test.each(TOURNAMENTS)(
  '$why: answers that are partial, repeated and overtake each other end with the same results',
  ({ of }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const tournament = of(seed);
        const whole = proposalsOf(syncOf(tournament)).official;
        let sync = syncOf({ ...tournament, said: [], tables: [] });
        const matches = new Map<string, WikiMatch>();
        const tables = new Map<number, WikiTable>();
        for (const answer of answersOf(tournament, seed)) {
          for (const { match } of tournament.said) {
            if (!answer.matches.has(match.matchId)) continue;
            const isStale = answer.stale.has(match.matchId);
            const said = isStale ? unplayed(match, seed % 2 === 0) : match;
            matches.set(match.matchId, remembered(matches.get(match.matchId), said));
          }
          for (const { eventSubstageId, table } of tournament.tables) {
            if (answer.withTables === 'none') continue;
            const said = answer.withTables === 'finished' ? table : running(table);
            tables.set(eventSubstageId, rememberedTable(tables.get(eventSubstageId), said));
          }
          const said = tournament.said.flatMap((one) => {
            const match = matches.get(one.match.matchId);
            return match ? [{ ...one, match }] : [];
          });
          const now = {
            said,
            tables: [...tables].map(([id, table]) => ({ eventSubstageId: id, table })),
          };
          const { official, doubts } = proposalsOf({ ...sync, ...now });
          // A match whose teams come from one that is not told yet.
          expect(doubts.filter(({ kind }) => kind !== 'slot_waits')).toEqual([]);
          expectNothingLost(sync.official, official);
          sync = { ...syncAfter(sync, official), ...now };
        }
        expect(proposalsOf(sync).doubts).toEqual([]);
        expect(byPair(sync.stage, sync.official)).toEqual(byPair(sync.stage, whole));
      }),
      runs(15),
    );
  },
);

const running = (table: WikiTable): WikiTable => ({
  ...table,
  isFinished: false,
  rows: table.rows.map((row) => ({ ...row, definite: '', placement: 1 })),
});

const byRow = ({ groupStagePicks, matchPicks }: PickSet) =>
  new Set([...groupStagePicks, ...matchPicks].map((row) => JSON.stringify(row)));

/** Which of two stands above in a drawn round depends on whether the draw or the last free place came first. */
const byPair = ({ format }: EventStage, picks: PickSet) =>
  byRow({
    ...picks,
    matchPicks: picks.matchPicks.map((row) => {
      const isTurned = (row.topTeamId ?? 0) > (row.bottomTeamId ?? 0);
      if (!matchesOf(format)[row.matchIndex]?.round || !isTurned) return row;
      return {
        ...row,
        topTeamId: row.bottomTeamId,
        bottomTeamId: row.topTeamId,
        topTeamScore: row.bottomTeamScore,
        bottomTeamScore: row.topTeamScore,
      };
    }),
  });

function expectNothingLost(before: PickSet, after: PickSet): void {
  const now = byRow(after);
  const results = {
    groupStagePicks: before.groupStagePicks,
    matchPicks: before.matchPicks.filter(({ winnerTeamId }) => winnerTeamId !== null),
  };
  for (const row of byRow(results)) expect(now).toContain(row);
}

test('of the teams that came through, the wiki alone says which group they play in', () => {
  const tournament = saidBrackets(groupBracketStage(), 3);
  const [first, ...others] = tournament.stage.substages;
  const late = first?.teamIds[7] ?? 0;
  const stage = {
    ...tournament.stage,
    substages: [
      {
        ...first!,
        teamIds: first!.teamIds.slice(0, 7),
        officialMatches: first!.officialMatches.map((row) => ({
          ...row,
          topTeamId: row.topTeamId === late ? null : row.topTeamId,
          bottomTeamId: row.bottomTeamId === late ? null : row.bottomTeamId,
        })),
      },
      ...others,
    ],
  };
  const sync = syncOf({ ...tournament, stage });
  const before = proposalsOf(sync);
  expect(before.joining).toEqual([]);
  const { official, joining, doubts } = proposalsOf({ ...sync, arriving: [late] });
  expect(joining).toEqual([{ eventSubstageId: first?.eventSubstageId, teamId: late }]);
  expect(doubts).toEqual([]);
  expect(byRow(official)).toEqual(byRow(proposalsOf(syncOf(tournament)).official));
  expect(keyOfTeam(late)).toBe(`t${late}`);
});
