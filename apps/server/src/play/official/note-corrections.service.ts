import { correctedResults, placeOfResult, type ResultChange } from '@callshot/rules';
import type { CorrectedResult } from '../events/loaded-event.ts';
import { markResults, unmarkResults } from '../events/results/corrected-results.repository.ts';
import type { EventChange } from '../events/running/change-event.ts';
import type { StageChange } from '../events/stages/plan-redraws.ts';
import { insertCorrections, lockWaiting, updateCorrections } from './corrections.repository.ts';

type Word = Pick<CorrectedResult, 'source' | 'reason'>;

/** So long further changes of a stage's results are told with the first. */
const gatheredMs = 60_000;

/** Marks what a change of a stage's results corrects, and has its effect told [rule: results-24, notifications-17]. */
export async function noteCorrections(
  { trx, event, now }: EventChange,
  { before, after }: StageChange,
  word: Word,
): Promise<void> {
  const first = event.corrected
    .filter(({ eventStageId }) => eventStageId === after.id)
    .map(({ was }) => was);
  const { marked, settled, changes } = correctedResults(first, before, after);
  if (changes.length === 0) return;
  await markResults(trx, marked, { eventStageId: after.id, at: now, ...word });
  await unmarkResults(trx, settled);
  const waiting = await lockWaiting(trx, after.id);
  if (waiting === null) {
    const toldFrom = new Date(now.getTime() + gatheredMs);
    await insertCorrections(trx, { eventStageId: after.id, changes, toldFrom, ...word });
  } else {
    await updateCorrections(trx, waiting.id, {
      changes: joined(waiting.changes, changes),
      ...word,
    });
  }
}

/** Keeps the value before the first change. */
function joined(
  changes: readonly ResultChange[],
  later: readonly ResultChange[],
): readonly ResultChange[] {
  const byPlace = new Map(changes.map((change) => [placeOfResult(change.was), change]));
  for (const change of later) {
    const place = placeOfResult(change.was);
    byPlace.set(place, { was: byPlace.get(place)?.was ?? change.was, is: change.is });
  }
  return [...byPlace.values()];
}
