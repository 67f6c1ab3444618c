import { leagueEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { purgeLeagues } from './delete-league.service.ts';
import { leaveAllLeagues } from './hand-over.service.ts';
import { leagueHandlers } from './league.handlers.ts';
import { findBansOf } from './league-bans.repository.ts';
import { findMembershipsOf } from './league-members.repository.ts';
import type { LeagueParts } from './league-parts.ts';
import { findLeaguesCreatedBy } from './leagues.repository.ts';
import type { LeagueTables } from './leagues.tables.ts';
import { guessedLeagueKind } from './notice-kinds.ts';

export const leagues: Capability<LeagueParts, typeof leagueEndpoints, LeagueTables> = {
  name: 'leagues',
  groups: [
    {
      name: 'Leagues',
      about: 'Groups of users with a ranking of their own: joining, leaving, managing.',
      calls: leagueEndpoints,
    },
  ],
  tables: {
    leagues: {
      // Leagues with other members pass to one of them first (`leaveAllLeagues`).
      createdBy: { exported: { as: 'leagues' }, onDeletion: 'deleted' },
      deletedBy: {
        exported: { not: 'leagues that were deleted are among those of their creator' },
        onDeletion: { kept: 'the deletion of a league stays on record until it is purged' },
      },
    },
    leagueMembers: { userId: { exported: { as: 'leagueMemberships' }, onDeletion: 'deleted' } },
    leagueBans: {
      userId: {
        exported: { as: 'leagueBans' },
        onDeletion: {
          kept: 'a ban holds against the accounts elsewhere that were linked, as keyed hashes; without any it goes',
        },
      },
      bannedBy: {
        exported: { not: 'a ban is personal data of the banned user' },
        onDeletion: { kept: 'a ban outlives the account of its creator, without their name' },
      },
    },
    leagueBanIdentities: {},
  },
  exports: {
    leagues: ({ db }, userId) => findLeaguesCreatedBy(db, userId),
    leagueMemberships: ({ db }, userId) => findMembershipsOf(db, userId),
    leagueBans: ({ db }, userId) => findBansOf(db, userId),
  },
  noticeKinds: [guessedLeagueKind],
  beforeDeletion: leaveAllLeagues,
  make: (needs) => ({
    calls: leagueHandlers(needs),
    jobs: [{ everyMs: everyHourMs, isDueAtStart: true, run: () => purgeLeagues(needs.db) }],
  }),
};
