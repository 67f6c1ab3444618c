import type { pickEndpoints } from '@callshot/contract';
import type { Capability } from '../platform/capability.ts';
import {
  type LeaderboardKey,
  type LeaderboardParts,
  leaderboardHandlers,
} from './leaderboard.handlers.ts';

export const leaderboards: Capability<
  LeaderboardParts,
  Pick<typeof pickEndpoints, LeaderboardKey>
> = {
  name: 'leaderboards',
  tables: {},
  make: (needs) => ({ calls: leaderboardHandlers(needs) }),
};
