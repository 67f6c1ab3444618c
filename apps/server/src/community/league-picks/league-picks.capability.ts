import { leaguePickEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { leaguePickHandlers } from './league-picks.handlers.ts';
import { createLeaguePicksReader, type LeaguePicksParts } from './read-league-picks.service.ts';

export const leaguePicks: Capability<LeaguePicksParts, typeof leaguePickEndpoints> = {
  name: 'league-picks',
  groups: [
    {
      name: 'League picks',
      about: 'The picks of a league’s members, once the stage is locked.',
      calls: leaguePickEndpoints,
    },
  ],
  tables: {},
  make: (needs) => ({ calls: leaguePickHandlers(createLeaguePicksReader(needs)) }),
};
