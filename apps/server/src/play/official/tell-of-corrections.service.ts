import { isSameTold, placeOfResult, toldResults, untold } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { findStage } from '../events/loaded-event.ts';
import { changeEvent, type EventChange } from '../events/running/change-event.ts';
import { correctedWords, resultsCorrectedKind } from './correction-notice.ts';
import {
  deleteCorrections,
  findDueCorrections,
  lockWaiting,
  updateCorrections,
} from './corrections.repository.ts';
import { wordsOf } from './tell-of-replacements.service.ts';

/** Makes the notices of corrections that further ones have had time to join [rule: notifications-17]. */
export async function makeDueCorrections(db: Kysely<Schema>): Promise<void> {
  await attemptAll(await findDueCorrections(db), ({ eventId, eventStageId }) =>
    changeEvent(db, eventId, (change) => makeCorrectionNotice(change, eventStageId)),
  );
}

async function makeCorrectionNotice(change: EventChange, eventStageId: number): Promise<void> {
  const { trx, event, now } = change;
  const stage = findStage(event, eventStageId);
  const waiting = await lockWaiting(trx, eventStageId);
  // Another process was faster.
  if (!stage || waiting === null || waiting.toldFrom > now) return;
  const told = toldResults(stage.stage, stage.official);
  const changes = waiting.changes
    .map(({ was }) => ({ was, is: told.get(placeOfResult(was)) ?? untold(was) }))
    .filter(({ was, is }) => !isSameTold(was, is));
  if (changes.length === 0) return deleteCorrections(trx, waiting.id);
  const words = { ...wordsOf(event), ...correctedWords(event, stage, { ...waiting, changes }) };
  const noticeId = await makeNotice(trx, resultsCorrectedKind, words, {
    subject: `results-corrected ${waiting.id}`,
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId,
    now,
  });
  if (noticeId === null) throw new Error(`Corrections ${waiting.id} were told before`);
  // The text stays fixed while it is sent, even if results change again.
  await updateCorrections(trx, waiting.id, { changes, noticeId });
}
