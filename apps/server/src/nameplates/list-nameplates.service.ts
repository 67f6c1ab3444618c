import type { Answer, ListedNameplate, Query } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  findAllOfProduct,
  findListedByIds,
  findSought,
  type ListedRow,
} from './listed-nameplates.repository.ts';
import { findOpenReports, findReportedIds } from './reports.repository.ts';
import { tellNameplate } from './told-nameplate.ts';

const soughtAtOnce = 50;
const reportedAtMost = 50;
const reportsAtMost = 20;

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

export async function listReported(
  db: Kysely<Schema>,
): Promise<Answer<'GET /api/nameplate/reports'>> {
  const ids = await findReportedIds(db, reportedAtMost);
  const plates = new Map((await findListedByIds(db, ids)).map((row) => [row.id, row]));
  const told: Answer<'GET /api/nameplate/reports'> = [];
  for (const id of ids) {
    const plate = plates.get(id);
    if (!plate) continue;
    const reports = await findOpenReports(db, id, reportsAtMost);
    told.push({
      ...tellListed(plate),
      reports: reports.map(({ reason, reportedAt, ...reporter }) => ({
        username: publicUsername(reporter),
        reason,
        reportedAt: reportedAt.toISOString(),
      })),
    });
  }
  return told;
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
