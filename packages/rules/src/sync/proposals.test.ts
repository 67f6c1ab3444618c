import { describe, expect, test } from 'vitest';
import {
  finishedTable,
  keyOfTeam,
  playedMatch,
  saidBrackets,
  saidGroups,
  saidSwiss,
  syncAfter,
  syncOf,
  unplayed,
} from '../../fixtures/said-tournament.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { slotOfGroupPick, slotOfMatch } from '../model/slots.ts';
import type { WikiMatch, WikiOpponent } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import { heldKey, type SaidMatch, type StageSync } from './said.ts';

const playoffs = playoffStage({ teams: 8, elimination: 'single' });
const tournament = saidBrackets(playoffs, 7);
const [opening] = tournament.said;
if (!opening) throw new Error('A bracket has matches');
const { match: first, place: firstPlace } = opening;
/** The end of the first match, in the wiki's order. */
const [winner, loser] = first.winner === 'first' ? first.opponents : first.opponents.toReversed();
const idOf = (opponent: WikiOpponent | undefined) => Number(opponent?.teamKey?.slice(1));

const withMatch = (change: (match: WikiMatch) => WikiMatch): StageSync =>
  syncOf({
    ...tournament,
    said: tournament.said.map(
      (said): SaidMatch => (said === opening ? { ...said, match: change(said.match) } : said),
    ),
  });

const withStatus = (match: WikiMatch, one: WikiOpponent['status'], two: WikiOpponent['status']) => {
  const [a, b] = match.opponents;
  const isFirst = match.winner === 'first';
  return {
    ...match,
    opponents: [
      { ...a, score: null, status: isFirst ? one : two },
      { ...b, score: null, status: isFirst ? two : one },
    ] as const,
  };
};

const rowOf = ({ matchPicks }: PickSet, place = firstPlace) =>
  matchPicks.find((row) => slotOfMatch(row) === place);

/** The official rows after staff applied a doubt. */
const applied = (sync: StageSync) => {
  const { doubts } = proposalsOf(sync);
  return proposalsOf({ ...sync, applied: new Set(doubts.map(({ key }) => key)) }).official;
};

const scored = (match: WikiMatch, own: number, other: number): WikiMatch => {
  const [a, b] = match.opponents;
  const [one, two] = match.winner === 'first' ? [own, other] : [other, own];
  return {
    ...match,
    opponents: [
      { ...a, score: one },
      { ...b, score: two },
    ],
  };
};

test.each([
  {
    why: 'a walkover',
    change: (match: WikiMatch) => withStatus(match, 'W', 'FF'),
    kind: 'walkover',
    becomes: { winnerTeamId: idOf(winner), outcome: 'walkover', topTeamScore: null },
  },
  {
    why: 'a disqualification',
    change: (match: WikiMatch) => withStatus(match, 'W', 'DQ'),
    kind: 'disqualification',
    becomes: { winnerTeamId: idOf(winner), outcome: 'walkover' },
  },
  {
    why: 'a double forfeit',
    change: (match: WikiMatch) => ({ ...withStatus(match, 'FF', 'FF'), winner: 'none' as const }),
    kind: 'double_forfeit',
    becomes: { winnerTeamId: null, outcome: 'double_forfeit' },
  },
  {
    why: 'a match that is cancelled',
    change: (match: WikiMatch) => ({ ...unplayed(match), isNotPlayed: true }),
    kind: 'cancelled',
    becomes: { winnerTeamId: null, outcome: 'void' },
  },
  {
    why: 'a score that no series of the round ends with',
    change: (match: WikiMatch) => scored(match, 9, 1),
    kind: 'illegal_score',
    becomes: { winnerTeamId: idOf(winner), topTeamScore: null },
  },
  {
    why: 'a winner without any score',
    change: (match: WikiMatch) => withStatus(match, 'S', 'S'),
    kind: 'illegal_score',
    becomes: { winnerTeamId: idOf(winner), topTeamScore: null },
  },
])('waits for staff, and is entered by a click: $why', ({ change, kind, becomes }) => {
  const sync = withMatch(change);
  const { official, doubts } = proposalsOf(sync);
  expect(doubts.map((doubt) => doubt.kind)).toContain(kind);
  expect(rowOf(official)?.winnerTeamId).toBeNull();
  expect(rowOf(applied(sync))).toMatchObject(becomes);
});

const started = first.startsAt ?? '';
const winnerless = (match: WikiMatch): WikiMatch => ({ ...match, winner: null });

test('a match that ended without a winner is waited for, and asked about a day later', () => {
  const sync = withMatch(winnerless);
  expect(
    proposalsOf({ ...sync, now: started.replace('06-01T12:00:00.000', '06-02T11:59:59.999') })
      .doubts,
  ).toEqual([]);
  const [doubt] = proposalsOf({ ...sync, now: started.replace('06-01', '06-02') }).doubts;
  expect(doubt).toMatchObject({ kind: 'no_winner', matchId: first.matchId, canApply: false });
});

test('other teams than those of a match wait, with nothing to click', () => {
  const stranger = tournament.said[1]?.match.opponents[0];
  const sync = syncAfter(
    withMatch((match) => ({
      ...match,
      opponents: [match.opponents[0], stranger ?? match.opponents[1]],
    })),
    proposalsOf(withMatch(unplayed)).official,
  );
  const { doubts } = proposalsOf(sync);
  expect(doubts).toMatchObject([{ kind: 'different_team', canApply: false }]);
});

/** The other one won. */
function turned(match: WikiMatch): WikiMatch {
  const [a, b] = match.opponents;
  return {
    ...match,
    winner: match.winner === 'first' ? 'second' : 'first',
    opponents: [
      { ...a, score: b.score },
      { ...b, score: a.score },
    ],
  };
}

test('a winner who is corrected waits; a click enters it, and what followed is played anew', () => {
  const whole = syncAfter(syncOf(tournament), proposalsOf(syncOf(tournament)).official);
  const sync = { ...whole, said: withMatch(turned).said };
  const { official, doubts } = proposalsOf(sync);
  expect(official).toEqual(whole.official);
  expect(doubts).toMatchObject([{ kind: 'changed_after_applied', matchId: first.matchId }]);
  const corrected = applied(sync);
  expect(rowOf(corrected)?.winnerTeamId).toBe(idOf(loser));
  // The loser no longer stands in the next round.
  const inLater = corrected.matchPicks.filter((row) => slotOfMatch(row) !== firstPlace);
  expect(inLater.flatMap((row) => [row.topTeamId, row.bottomTeamId])).not.toContain(idOf(winner));
});

test('a dismissed doubt has the same key again, and another one once the wiki says something new', () => {
  const walkover = withMatch((match) => withStatus(match, 'W', 'FF'));
  const keyOf = (sync: StageSync) => proposalsOf(sync).doubts.map(({ key }) => key);
  const later = withMatch((match) => ({
    ...withStatus(match, 'W', 'FF'),
    startsAt: '2026-06-02T12:00:00.000Z',
  }));
  expect(keyOf(later)).toEqual(keyOf(walkover));
  expect(keyOf(withMatch((match) => withStatus(match, 'W', 'L')))).not.toEqual(keyOf(walkover));
});

test('what staff entered stays until it is released, and a difference is asked about', () => {
  const { official } = proposalsOf(syncOf(tournament));
  const row = rowOf(official);
  if (!row) throw new Error('The first match is official');
  const staffs: PickSet = {
    groupStagePicks: [],
    matchPicks: [
      ...proposalsOf(withMatch(unplayed)).official.matchPicks.filter(
        (other) => slotOfMatch(other) !== firstPlace,
      ),
      {
        ...row,
        winnerTeamId: row.loserTeamId,
        loserTeamId: row.winnerTeamId,
        topTeamScore: row.bottomTeamScore,
        bottomTeamScore: row.topTeamScore,
      },
    ],
  };
  const held = new Set([heldKey({ ...row, slot: slotOfMatch(row) })]);
  const sync = { ...syncAfter(syncOf(tournament), staffs), held };
  const { official: after, doubts } = proposalsOf(sync);
  expect(rowOf(after)?.winnerTeamId).toBe(row.loserTeamId);
  expect(doubts.map(({ kind }) => kind)).toContain('staff_says_otherwise');
});

test('a result that staff took away is not brought back', () => {
  const held = new Set([
    heldKey({ eventSubstageId: opening.eventSubstageId, slot: firstPlace ?? '' }),
  ]);
  const { official, doubts } = proposalsOf({ ...syncOf(tournament), held });
  expect(rowOf(official)?.winnerTeamId).toBeNull();
  expect(doubts).toEqual([]);
});

const swiss = saidSwiss(swissStage(), 5);
const [swissMatch] = swiss.said;

test('a Swiss stage of which two wins are enough', () => {
  const { official, doubts } = proposalsOf(syncOf(saidSwiss(swissStage(), 5, 2)));
  expect(doubts).toEqual([]);
  const teamsWith = (type: PickType) =>
    official.groupStagePicks.filter(({ pickTypeId }) => pickTypeId === type);
  expect(teamsWith(PickType.advancing)).toHaveLength(8);
  expect(teamsWith(PickType.eliminated)).toHaveLength(8);
  expect(teamsWith(PickType.cleanSweepWinner)).toHaveLength(4);
});

test('without a table, staff confirm that two wins are enough', () => {
  const short = syncOf({ ...saidSwiss(swissStage(), 5, 2), tables: [] });
  const { official, doubts } = proposalsOf(short);
  expect(official.groupStagePicks).toEqual([]);
  expect(doubts).toMatchObject([{ kind: 'unconfirmed_places', canApply: true }]);
  expect(doubts[0]?.teamIds).toHaveLength(8);
  const asOfTable = proposalsOf(syncOf(saidSwiss(swissStage(), 5, 2))).official;
  expect(applied(short)).toEqual(asOfTable);
  // A match that is still to be played says that it goes on.
  const [last] = short.said.slice(-1);
  const open = last && { ...last, match: { ...unplayed(last.match), matchId: 'one more' } };
  expect(proposalsOf({ ...short, said: [...short.said, ...(open ? [open] : [])] }).doubts).toEqual(
    [],
  );
});

test('a Swiss team without a loss counts as such only when all its matches are told of [rule: swiss-5]', () => {
  const whole = proposalsOf(syncOf(swiss)).official.groupStagePicks;
  const advancing = new Set(
    whole.filter((row) => row.pickTypeId === PickType.advancing).map(({ teamId }) => teamId),
  );
  const sweeps = whole.filter((row) => row.pickTypeId === PickType.cleanSweepWinner);
  const lostOnce = swiss.said.flatMap((said) => {
    const { opponents, winner: side } = said.match;
    const beaten = idOf(side === 'first' ? opponents[1] : opponents[0]);
    return advancing.has(beaten) ? [{ said, beaten }] : [];
  })[0];
  if (!lostOnce) throw new Error('Some team went through with a loss');
  const without = {
    ...swiss,
    said: swiss.said.filter((said) => said !== lostOnce.said),
    tables: [],
  };
  const rows = proposalsOf(syncOf(without)).official.groupStagePicks;
  const sweptNow = rows.filter((row) => row.pickTypeId === PickType.cleanSweepWinner);
  expect(sweptNow.map(({ teamId }) => teamId)).not.toContain(lostOnce.beaten);
  expect(sweeps).toHaveLength(2);
});

test('a finished Swiss table that says otherwise is asked about', () => {
  const [said] = swiss.tables;
  const [row, ...rows] = said?.table.rows ?? [];
  if (!said || !row) throw new Error('The stage has a table');
  const wrong = { ...row, wins: row.losses, losses: row.wins, definite: 'down' as const };
  const tables = [{ ...said, table: { ...said.table, rows: [wrong, ...rows] } }];
  const { official, doubts } = proposalsOf(syncOf({ ...swiss, tables }));
  const teamId = Number(row.teamKey.slice(1));
  expect(doubts).toMatchObject([{ kind: 'contradicts_table', teamIds: [teamId] }]);
  expect(official.groupStagePicks.filter((pick) => pick.teamId === teamId)).toEqual([]);
});

test('a Swiss winner who is corrected takes nothing back before staff say so', () => {
  const { official } = proposalsOf(syncOf(swiss));
  const said = swiss.said.map((one) =>
    one === swissMatch ? { ...one, match: turned(one.match) } : one,
  );
  const sync = syncAfter(syncOf({ ...swiss, said, tables: [] }), official);
  const proposed = proposalsOf(sync);
  expect(proposed.official).toEqual(official);
  expect(proposed.doubts.map(({ kind }) => kind)).toContain('changed_after_applied');
});

test('a Swiss result that is taken back is asked about at once, though the team plays on', () => {
  const { official } = proposalsOf(syncOf({ ...swiss, tables: [] }));
  const swept = official.groupStagePicks.find(
    ({ pickTypeId }) => pickTypeId === PickType.cleanSweepWinner,
  );
  const key = keyOfTeam(swept?.teamId ?? 0);
  const isOwn = ({ match }: SaidMatch) => match.opponents.some(({ teamKey }) => teamKey === key);
  const last = swiss.said.findLast(isOwn);
  if (!swept || !last) throw new Error('Some team goes through without a loss');
  const next = {
    ...last,
    match: { ...unplayed(last.match), matchId: 'next', place: listPlace({ round: 4 }) },
  };
  const said = [
    ...swiss.said.map((one) => (one === last ? { ...one, match: turned(one.match) } : one)),
    next,
  ];
  const sync = syncAfter(syncOf({ ...swiss, said, tables: [] }), official);
  const ofTeam = ({ doubts }: ReturnType<typeof proposalsOf>) =>
    doubts.filter(({ teamIds }) => teamIds.includes(swept.teamId)).map(({ kind }) => kind);
  expect(ofTeam(proposalsOf(sync))).toEqual(['changed_after_applied']);
  expect(applied(sync).groupStagePicks.filter(({ teamId }) => teamId === swept.teamId)).toEqual([]);

  // The wiki may be behind staff, and a match that waits itself is what has to be said first.
  const ofStaff = {
    ...sync,
    held: new Set(
      official.groupStagePicks.map((row) => heldKey({ ...row, slot: slotOfGroupPick(row) })),
    ),
  };
  expect(ofTeam(proposalsOf(ofStaff))).toEqual([]);
  const waits = said.map((one) =>
    one === next
      ? { ...one, match: withStatus({ ...last.match, matchId: 'next' }, 'W', 'FF') }
      : one,
  );
  expect(ofTeam(proposalsOf({ ...sync, said: waits }))).toEqual([]);
});

test('a Swiss match is not asked about any more once staff have told how both its teams ended', () => {
  if (!swissMatch) throw new Error('The stage has matches');
  const { official } = proposalsOf(syncOf(swiss));
  const said = swiss.said.map((one) =>
    one === swissMatch ? { ...one, match: { ...one.match, winner: 'draw' as const } } : one,
  );
  const sync = syncAfter(syncOf({ ...swiss, said, tables: [] }), official);
  const ofMatch = (held: readonly number[]) => {
    const rows = official.groupStagePicks.filter(({ teamId }) => held.includes(teamId));
    const slots = rows.map((row) => heldKey({ ...row, slot: slotOfGroupPick(row) }));
    return proposalsOf({ ...sync, held: new Set(slots) })
      .doubts.filter(({ matchId }) => matchId === swissMatch.match.matchId)
      .map(({ kind }) => kind);
  };
  const [one, two] = swissMatch.match.opponents.map(idOf) as [number, number];
  expect(ofMatch([])).toEqual(['no_winner']);
  expect(ofMatch([one])).toEqual(['no_winner']);
  expect(ofMatch([one, two])).toEqual([]);
});

const groups = saidGroups(groupStage(), 2);

test('tied places wait, and only they [rule: groups-6]', () => {
  const [said, ...others] = groups.tables;
  const [one, two] = said?.table.rows ?? [];
  if (!said || !one || !two) throw new Error('The group has a table');
  const rows = said.table.rows.map((row) => (row === two ? { ...two, placement: 1 } : row));
  const tables = [{ ...said, table: { ...said.table, rows } }, ...others];
  const { official, doubts } = proposalsOf(syncOf({ ...groups, tables }));
  expect(doubts).toMatchObject([{ kind: 'tied_places', canApply: false }]);
  const own = official.groupStagePicks.filter(
    (row) => row.eventSubstageId === said.eventSubstageId,
  );
  expect(own.filter((row) => row.pickTypeId === PickType.firstPlace)).toEqual([]);
  expect(own.filter((row) => row.pickTypeId === PickType.advancing)).toHaveLength(3);
  expect(new Set(own.map(slotOfGroupPick)).size).toBe(own.length);
});

test('a group of four in five matches needs no table', () => {
  const stage = groupStage();
  const format = {
    ...stage.format,
    groupStageDetails: {
      ...stage.format.groupStageDetails,
      advancingCount: 2,
      totalAdvancing: 2,
      groupCount: 1,
    },
  };
  const substage = { eventSubstageId: 10, title: 'A', teamIds: [1, 2, 3, 4], officialMatches: [] };
  const pairs = [
    [1, 2],
    [3, 4],
    [1, 3],
    [2, 4],
    [3, 4],
  ] as const;
  const said = pairs.map(
    (teams, index): SaidMatch => ({
      eventSubstageId: 10,
      place: null,
      isSwapped: false,
      match: playedMatch(
        { teams, winner: index === 3 ? 1 : 0, scores: index === 3 ? [0, 2] : [2, 0] },
        { matchId: `g_${index}`, groupId: 'g', place: listPlace({ index }) },
      ),
    }),
  );
  const sync = syncOf({ stage: { ...stage, format, substages: [substage] }, said, tables: [] });
  const rows = proposalsOf(sync).official.groupStagePicks;
  expect(rows.map(({ teamId, pickTypeId }) => `${teamId} ${pickTypeId}`).toSorted()).toEqual([
    `1 ${PickType.advancing}`,
    `1 ${PickType.firstPlace}`,
    `2 ${PickType.eliminated}`,
    `3 ${PickType.advancing}`,
    `3 ${PickType.secondPlace}`,
    `4 ${PickType.eliminated}`,
  ]);
  expect(
    proposalsOf(syncOf({ stage: sync.stage, said: said.slice(0, 4), tables: [] })).official
      .groupStagePicks,
  ).toEqual([]);
});

test('a table with a team that the group does not know says nothing', () => {
  const [said] = groups.tables;
  const [substage] = groups.stage.substages;
  if (!said || !substage) throw new Error('There is a group');
  const table = finishedTable({ ...substage, teamIds: [...substage.teamIds, 999] }, () => ({
    wins: 1,
    losses: 1,
    definite: 'up',
  }));
  const { official, doubts } = proposalsOf(
    syncOf(
      { ...groups, tables: [{ ...said, table }] },
      { teamIdOf: (key) => (key === keyOfTeam(999) ? null : Number(key.slice(1))) },
    ),
  );
  expect(official.groupStagePicks).toEqual([]);
  expect(doubts.map(({ kind }) => kind)).toEqual(['unknown_team']);
});

describe('a round robin without a table', () => {
  const stage = groupStage();
  const [{ eventSubstageId, teamIds }] = stage.substages as [(typeof stage.substages)[number]];
  const pairs = teamIds.flatMap((one, at) =>
    teamIds.slice(at + 1).map((two) => [one, two] as const),
  );
  const said = pairs.map((teams, index): SaidMatch => {
    const own = { matchId: `m${index}`, groupId: 'G', place: listPlace({ index }) };
    const match = playedMatch({ teams, winner: 0, scores: [2, 0] }, own);
    return { eventSubstageId, place: null, isSwapped: false, match };
  });
  const through = (sync: StageSync) =>
    applied(sync)
      .groupStagePicks.filter(({ pickTypeId }) => pickTypeId === PickType.advancing)
      .map(({ teamId }) => teamId);

  test('goes by the wins of all matches, once staff look at it', () => {
    const sync = syncOf({ stage, said, tables: [] });
    expect(proposalsOf(sync)).toMatchObject({
      official: { groupStagePicks: [] },
      doubts: [{ kind: 'unconfirmed_places', canApply: true }],
    });
    const count = stage.format.groupStageDetails?.advancingCount;
    expect(through(sync)).toEqual(teamIds.slice(0, count));
  });

  test('says nothing while a match is open', () => {
    const open = said.map(
      (one, at): SaidMatch => (at === 0 ? { ...one, match: unplayed(one.match) } : one),
    );
    expect(proposalsOf(syncOf({ stage, said: open, tables: [] })).doubts).toEqual([]);
  });
});
