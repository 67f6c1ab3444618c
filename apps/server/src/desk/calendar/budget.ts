import type { WikiSettings } from '../../platform/parts.ts';
import { valuesOfFailure, type WikiFailure } from '../liquipedia/wiki-failure.ts';

/**
 * So many of an hour's requests the calendar leaves to others: two thirds, and whatever events that are being played
 * need besides what staff keep [rule: calendar-3].
 */
export function leftByCalendar(
  { requestsPerHour, pollSeconds }: Pick<WikiSettings, 'requestsPerHour' | 'pollSeconds'>,
  playedGames: number,
): number {
  const played = Math.ceil(requestsPerHour / 10) + playedGames * Math.ceil(3600 / pollSeconds);
  return Math.max(Math.ceil((2 * requestsPerHour) / 3), played);
}

/** A failure as rows keep it. */
export const keptFailure = (failure: WikiFailure): string =>
  JSON.stringify({ code: `wiki_${failure.code}`, values: valuesOfFailure(failure) });

/** Failures that are nobody's: the wiki may be asked later, or by somebody else now. */
export const isForAll = ({ code }: WikiFailure): boolean =>
  code === 'spent' || code === 'waiting' || code === 'busy' || code === 'not_configured';
