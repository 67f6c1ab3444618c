import { afterAll, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import {
  impossibleSubmissions,
  sampleSlips,
} from '../../../../../packages/rules/fixtures/impossible-submissions.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const user = await product.user('player');
const refused = new Set<string>();

const countStored = async (): Promise<number[]> => {
  const counts = [];
  for (const table of ['entries', 'entryRevisions', 'idempotencyKeys', 'auditLog'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts;
};

test.each(sampleSlips)('nobody could have clicked these together: $name', async ({ stage }) => {
  const event = await testEvent(db, { stages: [stage] });
  const loaded = event.stages[0]?.stage;
  if (!loaded) throw new Error('no stage');
  const valid = clickedSlip(loaded, randomOf(7));
  const before = await countStored();
  for (const { why, picks } of impossibleSubmissions(loaded, valid)) {
    const answer = await user.post(`/api/picks/save/user/${event.row.id}`, picks);
    expect([400, 409], `${why}: ${answer.body}`).toContain(answer.statusCode);
    refused.add(`${loaded.format.type} ${why}`);
  }
  expect(await countStored()).toEqual(before);
  const saved = await user.post(`/api/picks/save/user/${event.row.id}`, valid);
  expect(saved.statusCode, saved.body).toBe(200);
});

afterAll(() => expect(refused.size).toBeGreaterThanOrEqual(40));
