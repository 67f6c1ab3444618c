import type { Standing } from '@callshot/rules';

/** How a standing heads its teams. */
export const STANDING_TITLES: Readonly<Record<Standing, string>> = {
  undefeated: '3-0',
  first: 'First Place',
  second: 'Second Place',
  advanced: 'Advanced',
  playing: 'Still playing',
  eliminated: 'Eliminated',
  winless: '0-3',
};
