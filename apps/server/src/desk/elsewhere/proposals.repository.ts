import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Told } from './proposals.ts';

type Db = Kysely<Schema>;

const asProposal = <Row extends { readonly told: unknown }>({ told, ...row }: Row) => ({
  ...row,
  told: told as Told,
});

export type Proposal = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

export async function findProposal(db: Db, eventId: number, id: number) {
  const row = await db
    .selectFrom('resultProposals')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? asProposal(row) : null;
}

/** All that a token told of its event so far. */
export async function findToldBy(db: Db, eventId: number, tokenId: number) {
  const row = await db
    .selectFrom('resultProposals')
    .select(['told', 'waiting'])
    .where('eventId', '=', eventId)
    .where('tokenId', '=', tokenId)
    .executeTakeFirst();
  return row ? asProposal(row) : null;
}

/** Proposals of which something waits, the oldest first, without their content. */
export const findWaiting = (db: Db, eventId: number) =>
  db
    .selectFrom('resultProposals as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.id', 'p.teller as name', 'p.toldAt', 'u.username'])
    .select(({ fn }) => fn<number>('cardinality', ['p.waiting']).as('waiting'))
    .where('p.eventId', '=', eventId)
    .where(({ eb, fn }) => eb(fn<number>('cardinality', ['p.waiting']), '>', 0))
    .orderBy('p.toldAt')
    .orderBy('p.id')
    .limit(100)
    .execute();

export interface NewProposal {
  readonly eventId: number;
  readonly tokenId: number;
  readonly userId: number;
  readonly teller: string;
  readonly told: Told;
  readonly waiting: readonly string[];
  readonly toldAt: Date;
}

export async function storeProposal(db: Db, { told, waiting, ...row }: NewProposal): Promise<void> {
  const facts = { told: JSON.stringify(told), waiting: [...waiting], toldAt: row.toldAt };
  await db
    .insertInto('resultProposals')
    .values({ ...row, ...facts })
    .onConflict((conflict) => conflict.columns(['eventId', 'tokenId']).doUpdateSet(facts))
    .execute();
}

/** Staff have answered all of it. */
export async function settleProposals(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('resultProposals')
    .set({ waiting: [] })
    .where('id', '=', anyOf(ids))
    .execute();
}
