import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import type { Standing, SubstageStandings } from './official-standings.ts';

const TITLES: Readonly<Record<Exclude<Standing, 'undefeated' | 'winless'>, string>> = {
  first: 'First Place',
  second: 'Second Place',
  advanced: 'Advanced',
  playing: 'Still playing',
  eliminated: 'Eliminated',
};

/** The heading of a standing: '3-0' where three wins are needed. */
export function standingTitle(
  substage: Pick<SubstageStandings, 'winsNeeded'>,
  standing: Standing,
): string {
  if (standing === 'undefeated') return sweepOf(substage);
  return standing === 'winless' ? lostSweepOf(substage) : TITLES[standing];
}
