import { accounts } from './accounts/accounts.capability.ts';
import { audit } from './audit/audit.capability.ts';
import { crowd } from './crowd/crowd.capability.ts';
import { discord } from './discord/discord.capability.ts';
import { eventDesk } from './event-desk/event-desk.capability.ts';
import { events } from './events/events.capability.ts';
import { formats } from './formats/formats.capability.ts';
import { leaderboards } from './leaderboards/leaderboards.capability.ts';
import { leagueInvites } from './league-invites/league-invites.capability.ts';
import { leagueLists } from './league-lists/league-lists.capability.ts';
import { leaguePicks } from './league-picks/league-picks.capability.ts';
import { leagueRankings } from './league-rankings/league-rankings.capability.ts';
import { leagues } from './leagues/leagues.capability.ts';
import { liquipedia } from './liquipedia/liquipedia.capability.ts';
import { live } from './live/live.capability.ts';
import { nameplates } from './nameplates/nameplates.capability.ts';
import { notifications } from './notifications/notifications.capability.ts';
import { official } from './official/official.capability.ts';
import { override } from './override/override.capability.ts';
import { pickData } from './pick-data/pick-data.capability.ts';
import { picks } from './picks/picks.capability.ts';
import { pictures } from './pictures/pictures.capability.ts';
import { changes } from './platform/changes/changes.capability.ts';
import { rateLimits } from './platform/rate-limits/rate-limits.capability.ts';
import { profile } from './profile/profile.capability.ts';
import { promo } from './promo/promo.capability.ts';
import { reportDesk } from './report-desk/report-desk.capability.ts';
import { reports } from './reports/reports.capability.ts';
import { scoreboards } from './scoreboards/scoreboards.capability.ts';
import { seals } from './seals/seals.capability.ts';
import { searchEngines } from './search-engines/search-engines.capability.ts';
import { settings } from './settings/settings.capability.ts';
import { signIn } from './sign-in/sign-in.capability.ts';
import { staff } from './staff/staff.capability.ts';
import { supporters } from './supporters/supporters.capability.ts';
import { surveys } from './surveys/surveys.capability.ts';
import { sync } from './sync/sync.capability.ts';
import { tokens } from './tokens/tokens.capability.ts';
import { trophies } from './trophies/trophies.capability.ts';
import { webhooks } from './webhooks/webhooks.capability.ts';

/**
 * Everything that the product can do. The API reference shows its calls in this order, in which people
 * meet them; it begins in this order and ends in the reverse one.
 */
export const capabilities = [
  changes,
  rateLimits,
  accounts,
  signIn,
  profile,
  trophies,
  nameplates,
  promo,
  supporters,
  leagues,
  leagueInvites,
  surveys,
  settings,
  formats,
  events,
  seals,
  picks,
  scoreboards,
  leaderboards,
  crowd,
  leagueLists,
  pickData,
  leagueRankings,
  leaguePicks,
  official,
  override,
  sync,
  eventDesk,
  pictures,
  liquipedia,
  live,
  notifications,
  tokens,
  discord,
  reports,
  reportDesk,
  webhooks,
  staff,
  audit,
  searchEngines,
] as const;
