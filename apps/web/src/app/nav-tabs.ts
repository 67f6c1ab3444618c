import type { GamePrefix } from '@callshot/rules';
import { gameOfPath, isPickemsPath } from '../platform/core/game-choice.ts';
import type { IconName } from '../platform/ui/art/icon.tsx';

export interface NavTab {
  key: string;
  /** On the top bar. */
  title: string;
  /** On the bottom bar of a phone. */
  shortTitle: string;
  icon: IconName;
  path(prefix: GamePrefix): string;
  isOn(path: string): boolean;
}

/** The shell's tabs, in their order; a screen that exists stands here and nowhere else. */
export const navTabs: readonly NavTab[] = [
  {
    key: 'pickems',
    title: "PICK'EMS",
    shortTitle: "Pick'ems",
    icon: 'bracket',
    path: (prefix) => `/${prefix}/event`,
    isOn: isPickemsPath,
  },
  {
    key: 'leagues',
    title: 'LEAGUES',
    shortTitle: 'Leagues',
    icon: 'users',
    path: (prefix) => `/${prefix}/leagues`,
    isOn: (path) => gameOfPath(path) !== null && path.split('/')[2] === 'leagues',
  },
  {
    key: 'trophies',
    title: 'TROPHY ROOM',
    shortTitle: 'Trophies',
    icon: 'trophy',
    path: (prefix) => `/${prefix}/trophy-room`,
    isOn: (path) => path.endsWith('/trophy-room'),
  },
];
