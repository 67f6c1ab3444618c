import { createHash } from 'node:crypto';
import type { DrawnAnew } from '@callshot/rules';
import { currentStage } from '../../../play/events/loaded-event.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { deleteDoubts, findDoubts, insertDoubts } from '../doubts.repository.ts';
import { structureWords } from './structure-words.ts';

/** The same for as long as the same is drawn otherwise: what staff dismissed stays so [rule: drafts-32]. */
export function keyOfDrawn({ changes, drawn }: DrawnAnew): string {
  // A guess may turn out otherwise without a word of the wiki.
  const stages = drawn?.stages.map(({ name: _, key: __, isGuessed, advancing, ...played }) => ({
    ...played,
    ...(!isGuessed && { advancing }),
    columns: played.columns.map(({ side, depth, matches, bestOf }) => [
      side,
      depth,
      matches,
      bestOf,
    ]),
  }));
  const text = JSON.stringify([changes, stages ?? null]);
  return `structure ${createHash('sha256').update(text).digest('hex')}`;
}

/** Keeps one doubt of what is drawn otherwise now, or none; tells of a new one. */
export async function keepStructureDoubt(
  { trx, event, now }: EventChange,
  anew: DrawnAnew | null,
): Promise<string[]> {
  const eventId = event.row.id;
  const stored = (await findDoubts(trx, eventId)).filter(({ kind }) => kind === 'structure');
  const key = anew && keyOfDrawn(anew);
  await deleteDoubts(
    trx,
    stored.filter((own) => own.answer === null && own.key !== key).map(({ id }) => id),
  );
  if (anew === null || key === null || stored.some((own) => own.key === key)) return [];
  const { id: eventStageId, stage } = currentStage(event);
  await insertDoubts(trx, { eventId, openedAt: now }, [
    {
      ...{ key, eventStageId, kind: 'structure', changes: anew.changes },
      eventSubstageId: stage.substages[0]?.eventSubstageId ?? 0,
      ...{ matchId: null, place: null, teamIds: [], name: null, teamKey: null, canApply: false },
    },
  ]);
  return [`Waits for staff: the tournament is drawn otherwise. ${structureWords(anew)}`.trim()];
}
