import type { AnsweredRefusal } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { tellPoints } from './preset-changes.ts';
import {
  countPresets,
  deletePresetRow,
  findPreset,
  findPresets,
  lockPresets,
  makeUsual,
  type PresetRow,
} from './presets.repository.ts';
import { type SavedPreset, writtenPreset } from './read-presets.service.ts';

/** Holds the presets of its game, and reads it as it is then. */
async function lockPreset(trx: Kysely<Schema>, id: number): Promise<PresetRow | null> {
  const found = await findPreset(trx, id);
  if (found === null) return null;
  await lockPresets(trx, found.gameId);
  return findPreset(trx, id);
}

/** Makes it the usual one of its game; another one stops being it. */
export async function markPreset(
  db: Kysely<Schema>,
  actorUserId: number,
  id: number,
): Promise<Outcome<SavedPreset, AnsweredRefusal<'POST /api/pointPreset/usual'>>> {
  return db.transaction().execute(async (trx) => {
    const preset = await lockPreset(trx, id);
    if (preset === null) return refuse('preset_not_found');
    if (!preset.isUsual) {
      const [former] = await findPresets(trx, preset.gameId);
      await makeUsual(trx, preset.gameId, id);
      await insertAudit(trx, {
        actorUserId,
        action: 'point_preset.made_usual',
        subjectType: 'point_preset',
        subjectId: id,
        before: { usual: former?.name },
        after: { usual: preset.name },
      });
    }
    return done(await writtenPreset(trx, id));
  });
}

/** The usual one goes last, so that a game with presets always has a usual one. */
export async function deletePreset(
  db: Kysely<Schema>,
  actorUserId: number,
  id: number,
): Promise<Outcome<null, AnsweredRefusal<'DELETE /api/pointPreset/:id'>>> {
  return db.transaction().execute(async (trx) => {
    const preset = await lockPreset(trx, id);
    if (preset === null) return refuse('preset_not_found');
    if (preset.isUsual && (await countPresets(trx, preset.gameId)) > 1) {
      return refuse('preset_is_usual');
    }
    await deletePresetRow(trx, id);
    await insertAudit(trx, {
      actorUserId,
      action: 'point_preset.deleted',
      subjectType: 'point_preset',
      subjectId: id,
      before: tellPoints(preset),
    });
    return done(null);
  });
}
