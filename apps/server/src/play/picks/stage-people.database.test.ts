import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { redrawDesk } from '../../../testing/desk/redraws.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 0; at < 5; at += 1) players.push(await product.user(`player${at}`));
});
const desk = redrawDesk(product, admin);

test('an action on a stage concerns who picked it, and who picked an earlier one and not this', async () => {
  const { event } = await desk.pickedPlayoffs(players.slice(0, 2));
  const people = async () => (await admin.get(`/api/event/stage?eventId=${event.row.id}`)).json();
  expect(await people()).toEqual({ picked: 2, missing: 0 });
  const [swiss] = event.stages;
  // Picks of the first stage, as if they had been made in time.
  await product.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { id: userId } of players.slice(1, 4)) {
      const entry = { eventStageId: swiss?.id ?? 0, userId, layoutFingerprint: 'x' };
      await trx
        .insertInto('entries')
        .values({ ...entry, slots: Buffer.alloc(16) })
        .execute();
    }
  });
  expect(await people()).toEqual({ picked: 2, missing: 2 });
});

test('nobody but an Admin asks, and not about nothing', async () => {
  const url = '/api/event/stage?eventId=999999';
  expect((await admin.get(url)).statusCode).toBe(404);
  expect((await players[0]?.get(url))?.statusCode).toBe(403);
});
