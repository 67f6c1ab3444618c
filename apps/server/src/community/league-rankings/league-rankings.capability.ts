import { leagueRankingEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { type AnalystParts, createAnalysts } from './analysts.ts';
import { createGameEvents, type GameEventParts } from './game-events.ts';
import { createHeld } from './held-standings.ts';
import { createLeagueEvents } from './league-events.ts';
import { type LeagueRankingParts, leagueRankingHandlers } from './league-ranking.handlers.ts';
import { memberRanksInSlices } from './member-ranks.ts';
import { standingsInSlices } from './member-standings.ts';

type Needs = Omit<LeagueRankingParts, 'analysts' | 'standings' | 'ranks' | 'leagueEvents'> &
  AnalystParts &
  GameEventParts;

export const leagueRankings: Capability<Needs, typeof leagueRankingEndpoints> = {
  name: 'league-rankings',
  groups: [
    {
      name: 'League rankings',
      about: 'Who stands where among the members of a league, and among the analysts.',
      calls: leagueRankingEndpoints,
    },
  ],
  tables: {},
  make: (needs) => {
    const analysts = createAnalysts(needs);
    const standings = createHeld(standingsInSlices);
    const ranks = createHeld(memberRanksInSlices);
    const leagueEvents = createLeagueEvents({ ...needs, gameEvents: createGameEvents(needs) });
    return {
      calls: leagueRankingHandlers({ ...needs, analysts, standings, ranks, leagueEvents }),
      figures: [
        {
          kind: 'gauge',
          name: 'league_places_held',
          help: 'Places of league members in memory',
          read: () => standings.size() + ranks.size(),
        },
      ],
    };
  },
};
