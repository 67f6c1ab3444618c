import type { pickEndpoints } from '@callshot/contract';
import type { Capability } from '../platform/capability.ts';
import { createKnownStaff } from './known-staff.ts';
import {
  type LeaderboardKey,
  type LeaderboardParts,
  leaderboardHandlers,
} from './leaderboard.handlers.ts';

const everyFiveSecondsMs = 5000;

export const leaderboards: Capability<
  Omit<LeaderboardParts, 'staff'>,
  Pick<typeof pickEndpoints, LeaderboardKey>
> = {
  name: 'leaderboards',
  tables: {},
  make: (needs) => {
    const staff = createKnownStaff(needs);
    return {
      calls: leaderboardHandlers({ ...needs, staff }),
      jobs: [{ everyMs: everyFiveSecondsMs, run: async () => staff.doubt() }],
    };
  },
};
