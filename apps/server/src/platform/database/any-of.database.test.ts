import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { anyOf } from './any-of.ts';

const { db } = await testDatabase();

const names = ['Team 1', `{"a", 'b'\\}`];
const ids = (
  await db
    .insertInto('teams')
    .values(
      names.map((name) => ({ gameId: 1 as const, name, abbreviation: 'T', externalId: name })),
    )
    .returning('id')
    .execute()
).map(({ id }) => id);

const namesOf = async (asked: readonly string[]) => {
  const query = db.selectFrom('teams').select('name').where('name', '=', anyOf(asked));
  return (await query.orderBy('id').execute()).map(({ name }) => name);
};

test('a list may be longer than a statement has parameters, or empty', async () => {
  const many = Array.from({ length: 70_000 }, (_, at) => `Other ${at}`);
  expect(await namesOf([...many, 'Team 1'])).toEqual(['Team 1']);
  expect(await namesOf([])).toEqual([]);
});

test('texts with quotes are found as they are, and so are numbers', async () => {
  expect(await namesOf([...names, 'NULL'])).toEqual(names);
  const found = await db.selectFrom('teams').select('id').where('id', '=', anyOf(ids)).execute();
  expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});
