import type { boardEndpoints, pickEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import {
  type LeaderboardKey,
  leaderboardHandlers,
  type SharedCrowds,
} from './leaderboard.handlers.ts';
import type { LeaderboardParts } from './leaderboard.service.ts';
import type { ScoringParts } from './read-score.service.ts';

export const leaderboards: Capability<
  LeaderboardParts & ScoringParts & SharedCrowds,
  Pick<typeof boardEndpoints & typeof pickEndpoints, LeaderboardKey>
> = {
  name: 'leaderboards',
  tables: {},
  make: (needs) => ({ calls: leaderboardHandlers(needs) }),
};
