import type { AdminSetting, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { knownSettings, tidyValue, valueProblem } from './known-settings.ts';
import { findAllSettings, lockSetting, upsertSetting } from './settings.repository.ts';

export type SaveOutcome =
  | { readonly valueError: string; readonly setting: null }
  | { readonly valueError: null; readonly setting: AdminSetting };

/** The known settings as they stand; what the database holds beside them is nobody's to see. */
export async function readSettings(db: Kysely<Schema>): Promise<AdminSetting[]> {
  const rows = await findAllSettings(
    db,
    knownSettings.map(({ name }) => name),
  );
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  return knownSettings.map((setting) => ({
    ...setting,
    value: stored.get(setting.name) ?? setting.defaultValue,
  }));
}

/** Null = there is no such setting. A value that is there already is not written again. */
export async function saveSetting(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<'POST /api/settings/save'>,
): Promise<SaveOutcome | null> {
  const known = knownSettings.find(({ name }) => name === wanted.name);
  if (known === undefined) return null;
  const value = tidyValue(known, wanted.value);
  const problem = valueProblem(known, value);
  if (problem !== null) return { valueError: problem, setting: null };
  await db.transaction().execute(async (trx) => {
    const { name, storeKey, isPublic } = known;
    const before = (await lockSetting(trx, name)) ?? known.defaultValue;
    if (before === value) return;
    await upsertSetting(trx, { name, storeKey, isPublic, value });
    await insertAudit(trx, {
      actorUserId,
      action: 'setting.changed',
      subjectType: 'setting',
      subjectId: null,
      before: { [name]: before },
      after: { [name]: value },
      reason: wanted.reason ?? null,
    });
  });
  return { valueError: null, setting: { ...known, value } };
}
