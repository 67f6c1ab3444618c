import type { BodyInput, TeamRanking } from '@callshot/contract';

/** A ranking as it is typed. */
export interface RankingDraft {
  readonly place: string;
  readonly source: string;
  /** `yyyy-mm-dd`, as the browser's field of days has it. */
  readonly asOf: string;
  readonly url: string;
}

const EMPTY: RankingDraft = { place: '', source: '', asOf: '', url: '' };

export const draftOf = (ranking: TeamRanking | null): RankingDraft =>
  ranking === null ? EMPTY : { ...ranking, place: String(ranking.place), url: ranking.url ?? '' };

type Typed = NonNullable<BodyInput<'POST /api/event/teamRanking'>['ranking']>;

/** The ranking to send; null while something that it needs is missing or wrong. */
export function readDraft({ place, source, asOf, url }: RankingDraft): Typed | null {
  const isPlace = /^[1-9]\d{0,3}$/.test(place.trim());
  if (!isPlace || source.trim() === '' || asOf === '') return null;
  return { place: Number(place.trim()), source: source.trim(), asOf, url: url.trim() };
}

/** A ranking that is stored, as it is sent again. */
export const typedAgain = (ranking: TeamRanking | null): Typed | null =>
  ranking && { ...ranking, url: ranking.url ?? '' };

export const isSameRanking = (typed: Typed, ranking: TeamRanking | null): boolean =>
  ranking !== null &&
  typed.place === ranking.place &&
  typed.source === ranking.source &&
  typed.asOf === ranking.asOf &&
  typed.url === (ranking.url ?? '');
