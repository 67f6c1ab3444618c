import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import type { Standing, SubstageStandings } from './official-standings.ts';
import { m } from './words/messages.ts';

/** The heading of a standing: '3-0' where three wins are needed. */
export function standingTitle(
  substage: Pick<SubstageStandings, 'winsNeeded'>,
  standing: Standing,
): string {
  switch (standing) {
    case 'undefeated':
      return sweepOf(substage);
    case 'winless':
      return lostSweepOf(substage);
    case 'first':
      return m.firstPlace();
    case 'second':
      return m.secondPlace();
    case 'advanced':
      return m.advanced();
    case 'playing':
      return m.stillPlaying();
    case 'eliminated':
      return m.eliminated();
  }
}

/** A place in the order of a group: '3rd place'. */
export const placeTitle = (place: number): string => m.place({ place });
