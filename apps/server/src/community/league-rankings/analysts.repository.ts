import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Analysts who take part in each game, ascending; who is shut out takes part in none [rule: leagues-33]. */
export const findAllAnalysts = (db: Kysely<Schema>) =>
  db
    .selectFrom('analystParticipations as p')
    .innerJoin('userRoles as m', 'm.userId', 'p.userId')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.userId', 'p.gameId'])
    .where('r.name', '=', 'Analyst')
    .where('p.gameId', 'is not', null)
    .where('u.disabledAt', 'is', null)
    .orderBy('p.userId')
    .execute();
