import { sql } from 'kysely';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { columnsOfUsers } from '../../src/account/profile/personal-data.ts';
import { capabilities } from '../../src/app/capabilities.ts';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import { testEvent } from '../play/events.ts';
import type { TestProduct } from '../product/product.ts';
import { testRows } from '../rows/all-rows.ts';
import type { TestUser } from './users.ts';

export interface FullUser {
  readonly user: TestUser;
  readonly event: LoadedEvent;
}

/** A user of whom every table holds something. */
export async function userWithEverything(product: TestProduct, name: string): Promise<FullUser> {
  const { db } = product;
  const user = await product.user(name, ['Analyst']);
  const event = await testEvent(db, { stages: [swissStage()] });
  const other = await product.user(`renamed by ${name}`);
  for (const { plant } of testRows) await plant({ db, user, name, event, other });
  await everyTableHolds(product, user.id);
  return { user, event };
}

/** Its rows are written when an account ends, and not before. */
const writtenAtTheEnd = 'auditErased';

/** Every table needs a row, or its deletion would go untested. */
async function everyTableHolds(product: TestProduct, userId: number): Promise<void> {
  for (const { table, column } of columnsOfUsers(capabilities)) {
    if (table === writtenAtTheEnd) continue;
    if ((await rowsOf(product, { table, column }, userId)) === 0) {
      throw new Error(`Plant something in ${table}.${column}`);
    }
  }
}

/** The user's rows in a table. */
export async function rowsOf(
  { db }: Pick<TestProduct, 'db'>,
  { table, column }: { readonly table: string; readonly column: string },
  userId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}
