import type { ListedNameplate, Query } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  findAllOfProduct,
  findListedByIds,
  findSought,
  type ListedRow,
} from './listed-nameplates.repository.ts';
import { tellNameplate } from './told-nameplate.ts';

const soughtAtOnce = 50;

export async function listNameplates(
  db: Kysely<Schema>,
  { typeId, text, before }: Query<'GET /api/nameplate/all'>,
): Promise<ListedNameplate[]> {
  const isAll = typeId === undefined && !text && before === undefined;
  const rows = isAll
    ? await findAllOfProduct(db)
    : await findSought(db, {
        typeId: typeId ?? null,
        text: text ?? '',
        before: before ?? null,
        most: soughtAtOnce,
      });
  return rows.map(tellListed);
}

export async function readListed(db: Kysely<Schema>, id: number): Promise<ListedNameplate> {
  const [row] = await findListedByIds(db, [id]);
  if (!row) throw new Error(`Nameplate ${id} is gone while it is held`);
  return tellListed(row);
}

const tellListed = (row: ListedRow): ListedNameplate => ({
  ...tellNameplate(row),
  isDisabled: row.disabledAt !== null,
  disabledReason: row.disabledReason,
  owner:
    row.ownerId === null || row.ownerName === null
      ? null
      : {
          id: row.ownerId,
          username: publicUsername({ id: row.ownerId, username: row.ownerName }),
        },
  wearers: row.wearers,
  openReports: row.openReports,
  updatedAt: row.updatedAt.toISOString(),
});
