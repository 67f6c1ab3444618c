import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { claimDue, insertTest } from './deliveries.repository.ts';

const { db, user } = await testProduct();
const owner = await user('owner');

/** A new webhook, of which is not known yet how quickly it answers, with a delivery that is due. */
async function due(host: string): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({ userId: owner.id, url: `https://${host}/`, topics: ['opened'], secret: host })
    .returning('id')
    .executeTakeFirstOrThrow();
  return insertTest(db, id);
}
const claim = (by: Kysely<Schema>) => claimDue(by, true, 8);

test('what one worker is claiming another neither waits for nor claims', async () => {
  const [first, second] = [await due('first.example'), await due('second.example')];
  const claims = await db.transaction().execute(async (one) => {
    const own = await claimDue(one, true, 1);
    const others = await db.transaction().execute(async (other) => {
      // Fails unless the call waits for the other worker.
      await sql`set local lock_timeout = '5s'`.execute(other);
      return claim(other);
    });
    return { own, others, again: await claim(one) };
  });
  expect(claims).toEqual({ own: [first], others: [second], again: [] });
  expect(await claim(db)).toEqual([]);
});
