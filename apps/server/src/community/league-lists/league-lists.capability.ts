import { leagueListEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { leagueListHandlers } from './league-list.handlers.ts';
import type { LeagueListNeeds } from './league-list-parts.ts';
import { createLeagueNames } from './league-names.ts';
import { leagueClosedKind, leagueRenamedKind, leagueRestoredKind } from './notice-kinds.ts';

export const leagueLists: Capability<LeagueListNeeds, typeof leagueListEndpoints> = {
  name: 'league-lists',
  groups: [
    {
      name: 'Leagues, to look through',
      about: 'Lists and search of leagues, and what staff do about them.',
      calls: leagueListEndpoints,
    },
  ],
  tables: {},
  noticeKinds: [leagueRenamedKind, leagueClosedKind, leagueRestoredKind],
  make: (needs) => {
    const names = createLeagueNames(needs.db);
    return {
      calls: leagueListHandlers({ ...needs, names }),
      listeners: {
        league: (leagueId) => names.changed(leagueId),
        reconnected: () => names.invalidate(),
      },
    };
  },
};
