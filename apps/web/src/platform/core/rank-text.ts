import { ordinal } from './ordinal.ts';

interface Place {
  readonly rank: number | null;
  readonly isTied?: boolean | undefined;
}

/** 'T2' of a rank that others share; a dash before there is one [rule: boards-29]. */
export const rankText = ({ rank, isTied }: Place): string =>
  rank === null ? '–' : `${isTied ? 'T' : ''}${rank.toLocaleString('en')}`;

/** The same for screen readers: 'Rank T2, shared'. */
export const rankWords = (place: Place): string =>
  `Rank ${rankText(place)}${place.isTied ? ', shared' : ''}`;

/** One's own place beside words: '60th', or 'T60' where others share it. */
export const placeText = ({ rank, isTied }: Place & { readonly rank: number }): string =>
  isTied ? rankText({ rank, isTied }) : ordinal(rank);
