import type { AnsweredRefusal, Body } from '@callshot/contract';
import { type PointPreset, readPointPreset } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { tellFormatProblem } from '../../../play/problem-words/event-words.ts';
import { presetChanges, tellPoints } from './preset-changes.ts';
import {
  countPresets,
  existsPresetName,
  findPreset,
  insertPreset,
  lockPresets,
  updatePreset,
} from './presets.repository.ts';
import { type SavedPreset, tellPreset, writtenPreset } from './read-presets.service.ts';

type Key = 'POST /api/pointPreset';
type Saved = Outcome<SavedPreset, AnsweredRefusal<Key>>;

const presetsAtMost = 50;

/** Saves a preset whole, over the version that it builds on, or not at all. Events keep the points they have. */
export async function savePreset(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Saved> {
  if (wanted.name === '') return refuse('preset_needs_name');
  const { preset: points, problems } = readPointPreset(wanted.points);
  if (points === null)
    return refuse('preset_refused', { problems: problems.map(tellFormatProblem) });
  const own = { ...wanted, points, actorUserId };
  // A change that is sent again finds itself.
  return makeOnce(db, wanted.id === 0 ? request : null, async (trx) => {
    await lockPresets(trx, wanted.gameId);
    return wanted.id === 0 ? create(trx, own) : change(trx, own);
  });
}

type Wanted = Body<Key> & { readonly points: PointPreset; readonly actorUserId: number };

async function create(
  trx: Kysely<Schema>,
  { gameId, name, points, actorUserId }: Wanted,
): Promise<Saved> {
  const count = await countPresets(trx, gameId);
  if (count >= presetsAtMost) return refuse('too_many_presets');
  if (await existsPresetName(trx, gameId, name, 0)) return refuse('preset_name_taken');
  const written = { name, points, modifiedByUserId: actorUserId };
  const id = await insertPreset(trx, { ...written, gameId, isUsual: count === 0 });
  await insertAudit(trx, {
    actorUserId,
    action: 'point_preset.created',
    subjectType: 'point_preset',
    subjectId: id,
    after: tellPoints({ name, points, isUsual: count === 0 }),
  });
  return done(await writtenPreset(trx, id));
}

async function change(
  trx: Kysely<Schema>,
  { id, gameId, name, points, version, actorUserId }: Wanted,
): Promise<Saved> {
  const before = await findPreset(trx, id);
  if (before === null || before.gameId !== gameId) return refuse('preset_not_found');
  const changes = presetChanges(before, { name, points });
  // Sent again, or the same change by somebody else: nothing is lost.
  if (changes === null) return done(tellPreset(before));
  if (version !== before.version) return refuse('preset_changed', { current: tellPreset(before) });
  if (await existsPresetName(trx, gameId, name, id)) return refuse('preset_name_taken');
  await updatePreset(trx, id, { name, points, modifiedByUserId: actorUserId });
  await insertAudit(trx, {
    actorUserId,
    action: 'point_preset.changed',
    subjectType: 'point_preset',
    subjectId: id,
    ...changes,
  });
  return done(await writtenPreset(trx, id));
}
