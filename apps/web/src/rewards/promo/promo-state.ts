import { spreadsheetOf } from '../../platform/ui/words/spreadsheet.ts';
import type { StaffPromo } from './promo.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayText = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Its first and last day, UTC. */
export function runText({ startsAt, endsAt }: StaffPromo): string {
  const first = dayText.format(Date.parse(startsAt));
  // It ends with the last day, which is the beginning of the next.
  const last = endsAt === null ? 'no end' : dayText.format(Date.parse(endsAt) - DAY);
  return `${first} – ${last}`;
}

/** Why it cannot be claimed at this moment; null = it can. */
export function closedText(promo: StaffPromo, now: number): string | null {
  if (promo.isDisabled) return 'Disabled';
  if (promo.claims >= promo.mostClaims) return 'All claimed';
  if (Date.parse(promo.startsAt) > now) return 'Not yet';
  if (promo.endsAt !== null && Date.parse(promo.endsAt) <= now) return 'Over';
  return null;
}

/** One line for each code, for a spreadsheet. */
export const codesFile = (
  codes: readonly { readonly code: string; readonly claims: number }[],
): string =>
  spreadsheetOf([['code', 'claimed'], ...codes.map(({ code, claims }) => [code, claims])]);
