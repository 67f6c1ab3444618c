import { expect, test } from 'vitest';
import { saidGroups, saidSwiss, syncAfter, syncOf } from '../../fixtures/said-tournament.ts';
import { groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { type GroupStagePick, type PickSet, PickType } from '../model/picks.ts';
import { slotOfGroupPick } from '../model/slots.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import type { WikiTable } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import { heldKey, type StageSync } from './said.ts';

// The tournament decides which teams go through, and every question about it has an answer.

const swiss = saidSwiss(swissStage(), 5);
const groups = saidGroups(groupStage(), 2);

const withTables = (
  tournament: typeof swiss,
  change: (table: WikiTable) => WikiTable,
  own: Partial<StageSync> = {},
): StageSync =>
  syncOf(
    {
      ...tournament,
      tables: tournament.tables.map((said) => ({ ...said, table: change(said.table) })),
    },
    own,
  );

const idsOf = ({ groupStagePicks }: PickSet, type: PickType): number[] =>
  groupStagePicks
    .filter(({ pickTypeId }) => pickTypeId === type)
    .map(({ teamId }) => teamId)
    .toSorted((a, b) => a - b);

const idOf = (key: string): number => Number(key.slice(1));

/** The same stage with a click on everything that can be applied. */
const applied = (sync: StageSync): StageSync => ({
  ...sync,
  applied: new Set(proposalsOf(sync).doubts.flatMap(({ key, canApply }) => (canApply ? key : []))),
});

/** Staff enter how it ended for each of these teams. */
function toldByStaff(sync: StageSync, rows: readonly GroupStagePick[]): StageSync {
  const after = syncAfter(sync, { groupStagePicks: rows, matchPicks: [] });
  return {
    ...after,
    held: new Set(rows.map((row) => heldKey({ ...row, slot: slotOfGroupPick(row) }))),
  };
}

const rowsOf = (
  { stage: { eventStageId, substages } }: StageSync,
  isThrough: (teamId: number, at: number) => boolean,
): GroupStagePick[] =>
  substages.flatMap(({ eventSubstageId, teamIds }) =>
    teamIds.map((teamId, at) => ({
      eventStageId,
      eventSubstageId,
      teamId,
      pickTypeId: isThrough(teamId, at) ? PickType.advancing : PickType.eliminated,
    })),
  );

/** One who went through with a loss. */
const [thrown] = (swiss.tables[0]?.table.rows ?? []).filter(
  ({ definite, losses }) => definite === 'up' && losses > 0,
);

test('the table puts a team out that has three wins: staff confirm it, and one team fewer goes through', () => {
  const sync = withTables(swiss, (table) => ({
    ...table,
    rows: table.rows.map((row) => (row === thrown ? { ...row, definite: 'down' } : row)),
  }));
  const teamId = idOf(thrown?.teamKey ?? '');
  const waits = proposalsOf(sync);
  expect(waits.doubts).toMatchObject([{ kind: 'contradicts_table', teamIds: [teamId] }]);
  expect(idsOf(waits.official, PickType.advancing)).toHaveLength(7);
  const { official, doubts } = proposalsOf(applied(sync));
  expect(doubts).toEqual([]);
  expect(idsOf(official, PickType.eliminated)).toContain(teamId);
  expect(isStageDecided(sync.stage, official)).toBe(true);
});

test('what the table takes back after it was official is one question, and one click', () => {
  const before = syncAfter(syncOf(swiss), proposalsOf(syncOf(swiss)).official);
  const { tables } = withTables(swiss, (table) => ({
    ...table,
    rows: table.rows.map((row) => (row === thrown ? { ...row, definite: 'down' } : row)),
  }));
  const sync = { ...before, tables };
  const teamId = idOf(thrown?.teamKey ?? '');
  const { doubts, official } = proposalsOf(sync);
  expect(official).toEqual(before.official);
  expect(doubts).toMatchObject([{ teamIds: [teamId], canApply: true }]);
  const corrected = proposalsOf(applied(sync));
  expect(corrected.doubts).toEqual([]);
  expect(idsOf(corrected.official, PickType.eliminated)).toContain(teamId);
});

test('a team that the table disqualifies is out, whatever it has won', () => {
  for (const isFinished of [false, true]) {
    const sync = withTables(
      swiss,
      (table) => ({
        ...table,
        isFinished,
        rows: table.rows.map((row) =>
          row === thrown
            ? { ...row, definite: '', placement: null, isDisqualified: true }
            : { ...row, definite: isFinished ? row.definite : '' },
        ),
      }),
      { now },
    );
    const { official, doubts } = proposalsOf(sync);
    const teamId = idOf(thrown?.teamKey ?? '');
    expect(idsOf(official, PickType.advancing)).not.toContain(teamId);
    expect(idsOf(official, PickType.eliminated).includes(teamId)).toBe(isFinished);
    expect(isStageDecided(sync.stage, official)).toBe(isFinished);
    expect(doubts).toEqual([]);
  }
});

/** All have just been played. */
const now = '2026-06-01T13:00:00.000Z';

const tied = (table: WikiTable): WikiTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, definite: '', placement: 1 })),
});
const openTable = (table: WikiTable): WikiTable => ({
  ...table,
  isFinished: false,
  rows: table.rows.map((row) => ({ ...row, definite: '' })),
});

test.each([
  { why: 'a tie', sync: withTables(groups, tied), kind: 'tied_places' },
  {
    why: 'a table that says nothing',
    sync: withTables(groups, (table) => ({ ...openTable(table), isFinished: true })),
    kind: 'unconfirmed_places',
  },
])('what staff have entered is not asked any more: $why', ({ sync, kind }) => {
  expect(proposalsOf(sync).doubts.map((doubt) => doubt.kind)).toEqual([kind, kind]);
  const told = toldByStaff(
    sync,
    rowsOf(sync, (_, at) => at < 3),
  );
  expect(proposalsOf(told).doubts.filter((doubt) => doubt.kind === kind)).toEqual([]);
});

test('a table that nobody finishes is asked about a day after the last match', () => {
  const sevenGo = swissStage();
  const stage = {
    ...sevenGo,
    format: {
      ...sevenGo.format,
      swissStageDetails: { ...sevenGo.format.swissStageDetails, advancingCount: 7 },
    },
  };
  const at = (now: string) =>
    proposalsOf(withTables({ ...swiss, stage }, openTable, { now })).doubts.map(({ kind }) => kind);
  expect(at('2026-06-02T11:00:00.000Z')).toEqual([]);
  expect(at('2026-06-02T12:00:00.000Z')).toEqual(['no_places']);
});

test('one group whose word cannot be entered keeps no other waiting', () => {
  const [first, ...others] = groups.stage.substages;
  const stage = {
    ...groups.stage,
    substages: [{ ...first!, teamIds: first!.teamIds.slice(0, 3) }, ...others],
  };
  const { official, doubts } = proposalsOf(
    syncOf({ ...groups, stage }, { teamIdOf: (key) => idOf(key) }),
  );
  const own = official.groupStagePicks.map(({ eventSubstageId }) => eventSubstageId);
  expect(new Set(own)).toEqual(new Set(others.map(({ eventSubstageId }) => eventSubstageId)));
  expect(doubts.map(({ eventSubstageId }) => eventSubstageId)).toEqual([first?.eventSubstageId]);
});
