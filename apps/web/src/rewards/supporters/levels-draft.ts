import type { BodyInput } from '@callshot/contract';
import { decimal } from '../../platform/core/decimal.ts';
import type { SupporterLevel } from './supporters.queries.ts';
import { m } from './words/messages.js';

/** The typed text, by the id of a level. */
export type LevelsDraft = Readonly<Record<number, string>>;
export type LevelProblems = Readonly<Record<number, string>>;

const MOST_CENTS = 10_000_000;

export const amountOf = (cents: number): string => decimal(cents / 100, 2);

/** Cents of `5`, `5.5` or `5,50`; null = it is no amount. */
function centsOf(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The changed levels to send, or the errors by level; null = nothing to send. */
export function levelsOf(
  levels: readonly SupporterLevel[],
  draft: LevelsDraft,
): BodyInput<'POST /api/supporters/levels'> | { problems: LevelProblems } | null {
  const problems: Record<number, string> = {};
  const wanted: { id: number; fromCents: number }[] = [];
  let below = 0;
  for (const { id, fromCents } of levels.slice(1)) {
    const typed = draft[id];
    const cents = typed === undefined ? fromCents : centsOf(typed);
    if (cents === null || cents === 0 || cents > MOST_CENTS) {
      problems[id] = m.amountProblem({ most: amountOf(MOST_CENTS) });
      continue;
    }
    if (cents <= below) problems[id] = m.amountTooLow({ amount: amountOf(below) });
    if (cents !== fromCents) wanted.push({ id, fromCents: cents });
    below = Math.max(below, cents);
  }
  if (Object.keys(problems).length > 0) return { problems };
  return wanted.length === 0 ? null : { levels: wanted };
}
