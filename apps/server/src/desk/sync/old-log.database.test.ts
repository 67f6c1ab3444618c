import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { deleteOldLog } from './sync.repository.ts';

const { db, connectionString } = await testDatabase();

/** Lines of several events, one beside the other. */
const plant = (eventIds: readonly number[], lines: number) =>
  sql`insert into wiki_log (event_id, at, text)
    select e.id, clock_timestamp(), n::text
    from generate_series(1, ${lines}::int) n, unnest(${eventIds}::int[]) e (id)`.execute(db);
const linesOf = async (eventId: number) => {
  const { rows } = await sql<{ count: number; least: number }>`
    select count(*)::int as count, min(text::int) as least from wiki_log
    where event_id = ${eventId}`.execute(db);
  return rows[0];
};

test('however long the log grew, the last thousand lines of each event stay', async () => {
  const stages = [swissStage()];
  const [long, other, short] = [
    await testEvent(db, { stages }),
    await testEvent(db, { stages }),
    await testEvent(db, { stages }),
  ].map(({ row }) => row.id);
  if (!long || !other || !short) throw new Error('no event');
  await plant([long, other], 30_000);
  await plant([short], 1000);
  // As the product asks: a statement has two seconds.
  const product = createDatabase(connectionString, { maxConnections: 2, timeoutMs: 2000 });
  await deleteOldLog(product);
  await product.destroy();
  expect(await linesOf(long)).toEqual({ count: 1000, least: 29_001 });
  expect(await linesOf(other)).toEqual({ count: 1000, least: 29_001 });
  expect(await linesOf(short)).toEqual({ count: 1000, least: 1 });
});
