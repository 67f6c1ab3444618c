import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { orderStage } from '../../fixtures/synthetic-stages.ts';
import { typeOfPlace } from '../model/picks.ts';
import { readPicks } from './read-picks.ts';

const stage = orderStage();
const picks = randomPicks(stage, randomOf(7));

test('the places of a whole group are its finished table [rule: groups-17]', () => {
  const { tables, leftOut } = readPicks(picks, [stage]);
  expect(leftOut).toEqual([]);
  const [table] = tables;
  const places = picks.groupStagePicks
    .filter((row) => row.eventSubstageId === table?.eventSubstageId)
    .map(({ pickTypeId }) => pickTypeId);
  expect(new Set(table?.table.rows.map(({ placement }) => typeOfPlace(placement ?? 0)))).toEqual(
    new Set(places),
  );
});

test('a group of which a place is missing is left out', () => {
  const [, ...short] = picks.groupStagePicks;
  const { tables, leftOut } = readPicks({ ...picks, groupStagePicks: short }, [stage]);
  expect(tables).toHaveLength(1);
  expect(leftOut).toMatchObject([{ code: 'ends_incomplete' }]);
});
