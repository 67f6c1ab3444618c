import { expect, test } from 'vitest';
import { ordersWith } from '../../fixtures/clickable-stages.ts';
import { playedMatch, saidGroups, syncAfter, syncOf } from '../../fixtures/said-tournament.ts';
import { orderStage } from '../../fixtures/synthetic-stages.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, placeOfTeam, typeOfPlace } from '../model/picks.ts';
import { slotOfGroupPick } from '../model/slots.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import type { WikiTable } from '../wiki/records.ts';
import { proposalsOf } from './proposals.ts';
import { heldKey, type StageSync } from './said.ts';

const stage = orderStage();
const said = saidGroups(stage, 4);
const idOf = (key: string): number => Number(key.slice(1));

const withTables = (change: (table: WikiTable) => WikiTable): StageSync =>
  syncOf({
    ...said,
    tables: said.tables.map((own) => ({ ...own, table: change(own.table) })),
  });

const placesIn = ({ groupStagePicks }: PickSet, teamIds: readonly number[]) =>
  teamIds.map((teamId) => placeOfTeam(groupStagePicks, teamId));

test('the places of finished tables are the results [rule: groups-17]', () => {
  const { official, doubts } = proposalsOf(syncOf(said));
  expect(doubts).toEqual([]);
  expect(isStageDecided(stage, official)).toBe(true);
  for (const { table } of said.tables) {
    const ids = table.rows.map(({ teamKey }) => idOf(teamKey));
    expect(placesIn(official, ids)).toEqual(ids.map((_, at) => at + 1));
  }
});

test('a table that is not finished gives no place', () => {
  const { official } = proposalsOf(withTables((table) => ({ ...table, isFinished: false })));
  expect(official.groupStagePicks).toEqual([]);
});

test('teams that share a place wait, and the others do not', () => {
  const sync = withTables((table) => ({
    ...table,
    rows: table.rows.map((row) => (row.placement === 2 ? { ...row, placement: 1 } : row)),
  }));
  const { official, doubts } = proposalsOf(sync);
  expect(doubts.map(({ kind }) => kind)).toEqual(['tied_places', 'tied_places']);
  const [table] = said.tables;
  const ids = (table?.table.rows ?? []).map(({ teamKey }) => idOf(teamKey));
  expect(placesIn(official, ids)).toEqual([null, null, 3, 4, 5]);
});

test('a place that staff gave stays, and what contradicts it is asked', () => {
  const [table] = said.tables;
  const [first] = (table?.table.rows ?? []).map(({ teamKey }) => idOf(teamKey));
  const row = {
    eventStageId: stage.eventStageId,
    eventSubstageId: table?.eventSubstageId ?? 0,
    teamId: first ?? 0,
    pickTypeId: typeOfPlace(5),
  };
  const sync = {
    ...syncAfter(syncOf(said), { groupStagePicks: [row], matchPicks: [] }),
    held: new Set([heldKey({ ...row, slot: slotOfGroupPick(row) })]),
  };
  const { official, doubts } = proposalsOf(sync);
  expect(doubts.map(({ kind }) => kind)).toContain('staff_says_otherwise');
  expect(placesIn(official, [first ?? 0])).toEqual([5]);
});

/** A group of four by the matches of a GSL group: winner, loser and deciding match. */
function gsl(of: EventStage): StageSync {
  const at = { eventSubstageId: 10, place: null, isSwapped: false } as const;
  const played = [
    [1, 4],
    [2, 3],
    [1, 2],
    [3, 4],
    [2, 3],
  ] as const;
  const matches = played.map(([winner, loser], order) => ({
    ...at,
    match: playedMatch(
      { teams: [winner, loser], winner: 0, scores: [2, order % 2] },
      {
        matchId: `m${order}`,
        groupId: 'g',
        place: listPlace(),
        order,
      },
    ),
  }));
  return syncOf({ stage: of, said: matches, tables: [] });
}

test('a GSL group without a table gives all four places, which staff confirm', () => {
  const sync = gsl(ordersWith({ pointsByDistance: [1] }, [4]));
  const waits = proposalsOf(sync);
  expect(waits.official.groupStagePicks).toEqual([]);
  expect(waits.doubts.map(({ kind }) => kind)).toEqual(['unconfirmed_places']);
  const applied = new Set(waits.doubts.map(({ key }) => key));
  const { official, doubts } = proposalsOf({ ...sync, applied });
  expect(doubts).toEqual([]);
  expect(placesIn(official, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
});
