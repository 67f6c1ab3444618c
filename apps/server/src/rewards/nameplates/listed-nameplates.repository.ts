import { type Kysely, sql } from 'kysely';
import { usernameKey } from '../../account/accounts/usernames/username.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { PlateType } from './nameplate-types.ts';

type Db = Kysely<Schema>;

/** A popular nameplate is not counted to its end. */
const countedAtMost = 1000;

const listed = (db: Db) =>
  db
    .selectFrom('nameplates as p')
    .leftJoin('users as u', 'u.id', 'p.ownerUserId')
    .selectAll('p')
    .select(['u.id as ownerId', 'u.username as ownerName'])
    .select(
      sql<number>`(select count(*)::int from (
        select from users w where w.nameplate_id = p.id and w.nameplate_id <> 0
        limit ${countedAtMost}::int) s)`.as('wearers'),
    )
    .select(
      sql<number>`(select count(*)::int from (
        select from reports r where r.nameplate_id = p.id and r.answer_id is null
        limit ${countedAtMost}::int) s)`.as('openReports'),
    )
    .where('p.deletedAt', 'is', null);

export type ListedRow = Awaited<ReturnType<typeof findAllOfProduct>>[number];

/** `<`, so that an index finds them beside a million of users' own. */
export const findAllOfProduct = (db: Db) =>
  listed(db).where('p.typeId', '<', PlateType.Personal).orderBy('p.id').limit(1000).execute();

export const findListedByIds = (db: Db, ids: readonly number[]) =>
  listed(db).where('p.id', '=', anyOf(ids)).execute();

export interface Sought {
  readonly typeId: number | null;
  readonly text: string;
  readonly before: number | null;
  readonly most: number;
}

/**
 * By the beginning of a name, an owner's name or an id, each of which has an index: there may be
 * millions.
 */
export function findSought(db: Db, { typeId, text, before, most }: Sought) {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const start = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return listed(db)
    .$if(typeId !== null, (query) => query.where('p.typeId', '=', typeId))
    .$if(before !== null, (query) => query.where('p.id', '<', before))
    .$if(text !== '', (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('nameplates')
          .select('id')
          .where(sql<boolean>`lower(name) like ${start}`)
          .union(eb.selectFrom('nameplates').select('id').where('id', '=', id))
          .union(
            eb
              .selectFrom('nameplates as o')
              .innerJoin('users as v', 'v.id', 'o.ownerUserId')
              .select('o.id')
              .where('v.usernameKey', '=', usernameKey(text)),
          ),
      ),
    )
    .orderBy('p.id', 'desc')
    .limit(most)
    .execute();
}
