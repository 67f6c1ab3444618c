import type { BodyInput } from '@callshot/contract';
import { m } from './words/messages.js';

/** The typed fields of a new promo. */
export interface PromoDraft {
  readonly description: string;
  /** Empty = it brings none. */
  readonly nameplateId: string;
  readonly kind: 'one' | 'batch';
  readonly code: string;
  /** The most claims of a single code; the number of codes of a batch. */
  readonly count: string;
  /** Days, UTC: from the beginning of the first to the end of the last; an empty last = it does not end. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export type PromoProblems = Partial<Record<keyof PromoDraft, string>>;
type NewPromo = BodyInput<'POST /api/promo/create'>;

/** The server's limits. */
export const MAX_DESCRIPTION = 200;
export const MAX_CLAIMS = 10_000_000;
export const MAX_BATCH = 10_000;
const codeForm = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/;

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The promo that was typed, or what is wrong with it by field. */
export function promoOf(draft: PromoDraft, today: string): NewPromo | { problems: PromoProblems } {
  const problems = problemsOf(draft, today);
  if (Object.keys(problems).length > 0) return { problems };
  const { description, nameplateId, kind, code, count, firstDay, lastDay } = draft;
  return {
    description: description.trim(),
    nameplateId: nameplateId === '' ? null : Number(nameplateId),
    startsAt: new Date(dayOf(firstDay)).toISOString(),
    endsAt: lastDay === '' ? null : new Date(dayOf(lastDay) + DAY).toISOString(),
    codes:
      kind === 'one' ? { code: code.trim(), mostClaims: Number(count) } : { count: Number(count) },
  };
}

function problemsOf(draft: PromoDraft, today: string): PromoProblems {
  const problems: Partial<Record<keyof PromoDraft, string>> = {};
  if (draft.description.trim() === '') problems.description = m.descriptionMissing();
  if (draft.kind === 'one' && !codeForm.test(draft.code.trim())) {
    problems.code = m.codeProblem();
  }
  const most = draft.kind === 'one' ? MAX_CLAIMS : MAX_BATCH;
  if (!isWhole(draft.count, most)) {
    problems.count = m.countProblem({ most });
  }
  if (Number.isNaN(dayOf(draft.firstDay))) problems.firstDay = m.dayMissing();
  const { lastDay, firstDay } = draft;
  if (lastDay !== '' && Number.isNaN(dayOf(lastDay))) problems.lastDay = m.dayMissing();
  else if (lastDay !== '' && lastDay < firstDay) problems.lastDay = m.endsTooEarly();
  else if (lastDay !== '' && lastDay < today) problems.lastDay = m.dayOver();
  return problems;
}

const isWhole = (text: string, most: number): boolean =>
  /^[1-9]\d{0,8}$/.test(text.trim()) && Number(text) <= most;
