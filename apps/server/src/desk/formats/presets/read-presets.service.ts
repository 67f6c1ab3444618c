import type { Answer } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { findPreset, findPresets, type PresetRow } from './presets.repository.ts';

export type SavedPreset = Answer<'POST /api/pointPreset'>;

export const tellPreset = ({ modifiedAt, ...preset }: PresetRow): SavedPreset => ({
  ...preset,
  modified: modifiedAt.toISOString(),
});

export async function readPresets(db: Kysely<Schema>, gameId: GameId): Promise<SavedPreset[]> {
  const rows = await findPresets(db, gameId);
  return rows.map(tellPreset);
}

/** A preset that was just written, as it is answered. */
export async function writtenPreset(trx: Kysely<Schema>, id: number): Promise<SavedPreset> {
  const row = await findPreset(trx, id);
  if (row === null) throw new Error(`Point preset ${id} is gone while its game is held`);
  return tellPreset(row);
}
