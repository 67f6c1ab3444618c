import type { Answer, Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent } from '../../play/events/running/change-event.ts';
import { tellApplied } from '../sync/look-at-wiki.service.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';
import { type ReadFile, readFile } from './sources/read-file.ts';
import { takeElsewhere } from './take-elsewhere.service.ts';
import { staffTeller } from './tellers.ts';
import { undoneChange } from './undone-change.ts';

type PreviewKey = 'POST /api/results/previewFile';
type ImportKey = 'POST /api/results/import';
type File = Body<ImportKey>;

const fromFile = (file: ReadFile, { eventStageId }: File) => ({
  ...file,
  onlyStageId: eventStageId,
});

const tellerOf = (actorUserId: number, { form }: File) =>
  staffTeller(actorUserId, `Imported from a file (${form})`);

/** The effect that a file would have. */
export async function previewFile(
  parts: ElsewhereParts,
  actorUserId: number,
  file: File,
): Promise<Outcome<Answer<PreviewKey>, RefusalCode<PreviewKey>>> {
  const read = await readFile(file.form, file.text);
  if (!read) return refuse('file_unreadable');
  await parts.seals.currentEvent(file.eventId);
  const outcome = await undoneChange(parts.db, file.eventId, (change) =>
    takeElsewhere(change, fromFile(read, file), tellerOf(actorUserId, file)),
  );
  if (outcome === null) return refuse('event_not_found');
  return outcome.ok ? done(outcome.value.effect) : outcome;
}

/** Imports a file; the same file again changes nothing. */
export async function importFile(
  parts: ElsewhereParts,
  actorUserId: number,
  file: File,
): Promise<Outcome<Answer<ImportKey>, RefusalCode<ImportKey>>> {
  const read = await readFile(file.form, file.text);
  if (!read) return refuse('file_unreadable');
  const { eventId } = file;
  await parts.seals.currentEvent(eventId);
  const outcome = await changeEvent(parts.db, eventId, async (change) => {
    const taken = await takeElsewhere(change, fromFile(read, file), tellerOf(actorUserId, file));
    if (taken.ok && (taken.value.applied?.hasNews || taken.value.applied?.hasResults)) {
      await insertAudit(change.trx, {
        actorUserId,
        action: 'results.imported',
        subjectType: 'event',
        subjectId: eventId,
        after: { form: file.form, matches: taken.value.effect.placed },
      });
    }
    return taken;
  });
  if (outcome === null) return refuse('event_not_found');
  if (!outcome.ok) return outcome;
  const { effect, applied } = outcome.value;
  if (applied) await tellApplied(parts, eventId, applied);
  return done(effect);
}
