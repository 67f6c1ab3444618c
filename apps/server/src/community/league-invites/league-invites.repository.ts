import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ReadInvite } from './invite-code.ts';

type Db = Kysely<Schema>;

export type InviteRow = Pick<
  Selectable<Schema['leagueInvites']>,
  'leagueId' | 'nonce' | 'isOn' | 'membersMayInvite'
>;

const columns = ['leagueId', 'nonce', 'isOn', 'membersMayInvite'] as const;

export const findInvite = (db: Db, leagueId: number): Promise<InviteRow | undefined> =>
  db
    .selectFrom('leagueInvites')
    .select(columns)
    .where('leagueId', '=', leagueId)
    .executeTakeFirst();

/** False = the league has one already, or another league this code. */
export async function insertInvite(
  db: Db,
  invite: Insertable<Schema['leagueInvites']>,
): Promise<boolean> {
  const made = await db
    .insertInto('leagueInvites')
    .values(invite)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateInvite(
  trx: Db,
  leagueId: number,
  change: Partial<Pick<InviteRow, 'isOn' | 'membersMayInvite'>>,
): Promise<void> {
  await trx.updateTable('leagueInvites').set(change).where('leagueId', '=', leagueId).execute();
}

/** False = another league has this code. */
export async function replaceInvite(
  trx: Db,
  leagueId: number,
  made: Pick<Selectable<Schema['leagueInvites']>, 'nonce' | 'codeHash' | 'linkHash'>,
): Promise<boolean> {
  const replaced = await trx
    .updateTable('leagueInvites')
    .set({ ...made, rotatedAt: sql<Date>`clock_timestamp()` })
    .where('leagueId', '=', leagueId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('leagueInvites as o')
            .select('o.id')
            .where('o.codeHash', '=', made.codeHash),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** The league that a code or token opens; null, too, of one that is gone or hidden, or whose invite is off. */
export async function findInvitedLeagueId(
  db: Db,
  kind: NonNullable<ReadInvite>['kind'],
  hash: Buffer,
): Promise<number | null> {
  const found = await db
    .selectFrom('leagueInvites as i')
    .innerJoin('leagues as l', 'l.id', 'i.leagueId')
    .select('l.id')
    .where(kind === 'code' ? 'i.codeHash' : 'i.linkHash', '=', hash)
    .where('i.isOn', '=', true)
    .where('l.deletedAt', 'is', null)
    .where('l.isHidden', '=', false)
    .executeTakeFirst();
  return found?.id ?? null;
}
