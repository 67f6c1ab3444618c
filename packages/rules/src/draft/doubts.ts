import type { Fault } from '../model/problem.ts';
import { seriesLength } from './draft-bracket.ts';
import type { DraftedStage } from './draft-stages.ts';
import type { DraftedPart } from './drafted.ts';

/** Something that the wiki does not say, or a format cannot: staff look at it. */
export type DraftDoubt =
  /** The ways of losers are the usual ones: the columns fit several. */
  | Fault<'ways_guessed', { stage: string }>
  | Fault<'through_guessed', { stage: string; teams: number }>
  /** The rounds end with no number of wins: everybody plays them all, or their matches are not all there. */
  | Fault<'rounds_fit_nothing', { stage: string; rounds: number }>
  | Fault<'ends_differ', { stage: string; wins: number; losses: number }>
  /** A format has one length for a column. */
  | Fault<'lengths_differ', { stage: string; lengths: string }>
  | Fault<'length_unknown', { stage: string; matches: number }>
  | Fault<'matches_alone', { stage: string; matches: number }>
  | Fault<'too_many_legs', { stage: string; legs: number }>
  | Fault<'nothing_found'>
  /** The checks of formats refuse the stage: the rest is drafted without it. */
  | Fault<'stage_not_made', { stage: string }>
  /** The nearest length that a format has is drawn. */
  | Fault<'length_not_made', { stage: string; length: number; instead: number }>;

/** In the order of the stages [rule: drafts-9]. */
export function doubtsOf(stages: readonly DraftedStage[]): DraftDoubt[] {
  if (stages.length === 0) return [{ code: 'nothing_found' }];
  return stages.flatMap(({ parts }) => parts.flatMap(doubtsOfPart));
}

function doubtsOfPart(part: DraftedPart): DraftDoubt[] {
  const { title: stage, records } = part;
  const unknown = records.matches.filter(({ bestOf }) => bestOf === null).length;
  const doubts: DraftDoubt[] =
    unknown > 0 ? [{ code: 'length_unknown', stage, matches: unknown }] : [];
  if (part.kind === 'swiss') return [...doubts, ...doubtsOfSwiss(part)];
  if (part.kind === 'league') {
    if (part.sure === 'guessed') {
      doubts.push({ code: 'through_guessed', stage, teams: part.advancing });
    }
    if (part.legs > 2) doubts.push({ code: 'too_many_legs', stage, legs: part.legs });
    return doubts;
  }
  if (part.kind === 'matches') {
    return [...doubts, { code: 'matches_alone', stage, matches: part.matches.length }];
  }
  if (part.sure === 'guessed') doubts.push({ code: 'ways_guessed', stage });
  const mixed = part.columns.filter(({ bestOf }) => new Set(bestOf).size > 1);
  const unusual = part.bestOfs.filter((length) => seriesLength(length) !== length);
  return [
    ...doubts,
    ...unusual.map(
      (length): DraftDoubt => ({
        code: 'length_not_made',
        stage,
        length,
        instead: seriesLength(length),
      }),
    ),
    ...mixed.map(
      ({ bestOf }): DraftDoubt => ({
        code: 'lengths_differ',
        stage,
        lengths: [...new Set(bestOf)].toSorted((a, b) => a - b).join(', '),
      }),
    ),
  ];
}

function doubtsOfSwiss(part: Extract<DraftedPart, { kind: 'swiss' }>): DraftDoubt[] {
  const { title: stage, ends, rounds, advancing, sure } = part;
  if (!ends) return [{ code: 'rounds_fit_nothing', stage, rounds: rounds.length }];
  const doubts: DraftDoubt[] =
    ends.wins === ends.losses ? [] : [{ code: 'ends_differ', stage, ...ends }];
  if (sure === 'guessed') doubts.push({ code: 'through_guessed', stage, teams: advancing });
  return doubts;
}
