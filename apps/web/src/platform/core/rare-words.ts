import type { LedgerRow } from '@callshot/rules';
import { m } from './words/messages.js';

type Prediction = Pick<LedgerRow, 'eventSubstageId' | 'rule' | 'teamId' | 'matchKey'>;

interface Crowd {
  readonly entrants: number;
  /** The right predictions that few made. */
  readonly rare: readonly (Prediction & { readonly entrants: number })[];
}

/** 'Only 3% picked this' of a right prediction that few made, else null [rule: pick-data-10]. */
export function rareWords(
  { entrants, rare }: Crowd,
  row: Prediction & Pick<LedgerRow, 'outcome'>,
): string | null {
  if (row.outcome !== 'correct') return null;
  const found = rare.find(
    (one) =>
      one.eventSubstageId === row.eventSubstageId &&
      one.rule === row.rule &&
      one.teamId === row.teamId &&
      one.matchKey === row.matchKey,
  );
  if (!found) return null;
  const percent = (100 * found.entrants) / entrants;
  return percent < 1 ? m.fewPicked() : m.percentPicked({ percent: Math.round(percent) });
}
