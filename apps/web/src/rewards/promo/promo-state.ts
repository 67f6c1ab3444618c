import { spreadsheetOf } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import type { StaffPromo } from './promo.queries.ts';
import { m } from './words/messages.js';

const DAY = 24 * 60 * 60 * 1000;
const dayText = new Intl.DateTimeFormat(language(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Its first and last day, UTC. */
export function runText({ startsAt, endsAt }: StaffPromo): string {
  const first = dayText.format(Date.parse(startsAt));
  // It ends with the last day, which is the beginning of the next.
  const last = endsAt === null ? m.noEnd() : dayText.format(Date.parse(endsAt) - DAY);
  return `${first} – ${last}`;
}

/** Why it cannot be claimed at this moment; null = it can. */
export function closedText(promo: StaffPromo, now: number): string | null {
  if (promo.isDisabled) return m.stateDisabled();
  if (promo.claims >= promo.mostClaims) return m.stateAllClaimed();
  if (Date.parse(promo.startsAt) > now) return m.stateNotYet();
  if (promo.endsAt !== null && Date.parse(promo.endsAt) <= now) return m.stateOver();
  return null;
}

/** One line for each code, for a spreadsheet. */
export const codesFile = (
  codes: readonly { readonly code: string; readonly claims: number }[],
): string =>
  spreadsheetOf([
    [m.fileCode(), m.fileClaimed()],
    ...codes.map(({ code, claims }) => [code, claims]),
  ]);
