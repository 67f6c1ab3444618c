import { number } from './message-parts.ts';
import { ordinal } from './ordinal.ts';
import { m } from './words/messages.js';

interface Place {
  readonly rank: number | null;
  readonly isTied?: boolean | undefined;
}

/** 'T2' of a rank that others share; a dash before there is one [rule: boards-29]. */
export const rankText = ({ rank, isTied }: Place): string =>
  rank === null ? '–' : `${isTied ? 'T' : ''}${number(rank)}`;

/** The same for screen readers: 'Rank T2, shared'. */
export const rankWords = (place: Place): string =>
  place.isTied ? m.sharedRank({ rank: rankText(place) }) : m.rank({ rank: rankText(place) });

/** One's own place beside words: '60th', or 'T60' where others share it. */
export const placeText = ({ rank, isTied }: Place & { readonly rank: number }): string =>
  isTied ? rankText({ rank, isTied }) : ordinal(rank);
