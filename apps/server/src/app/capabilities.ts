import { accounts } from '../account/accounts/accounts.capability.ts';
import { profile } from '../account/profile/profile.capability.ts';
import { signIn } from '../account/sign-in/sign-in.capability.ts';
import { leagueInvites } from '../community/league-invites/league-invites.capability.ts';
import { leagueLists } from '../community/league-lists/league-lists.capability.ts';
import { leaguePicks } from '../community/league-picks/league-picks.capability.ts';
import { leagueRankings } from '../community/league-rankings/league-rankings.capability.ts';
import { leagues } from '../community/leagues/leagues.capability.ts';
import { reports } from '../community/reports/reports.capability.ts';
import { surveys } from '../community/surveys/surveys.capability.ts';
import { calendar } from '../desk/calendar/calendar.capability.ts';
import { elsewhere } from '../desk/elsewhere/elsewhere.capability.ts';
import { eventDesk } from '../desk/event-desk/event-desk.capability.ts';
import { formats } from '../desk/formats/formats.capability.ts';
import { liquipedia } from '../desk/liquipedia/liquipedia.capability.ts';
import { override } from '../desk/override/override.capability.ts';
import { pickData } from '../desk/pick-data/pick-data.capability.ts';
import { sync } from '../desk/sync/sync.capability.ts';
import { changes } from '../platform/changes/changes.capability.ts';
import { rateLimits } from '../platform/rate-limits/rate-limits.capability.ts';
import { webFiles } from '../platform/web-files/web-files.capability.ts';
import { crowd } from '../play/crowd/crowd.capability.ts';
import { events } from '../play/events/events.capability.ts';
import { eventExports } from '../play/exports/exports.capability.ts';
import { facts } from '../play/facts/facts.capability.ts';
import { leaderboards } from '../play/leaderboards/leaderboards.capability.ts';
import { live } from '../play/live/live.capability.ts';
import { official } from '../play/official/official.capability.ts';
import { picks } from '../play/picks/picks.capability.ts';
import { pictures } from '../play/pictures/pictures.capability.ts';
import { scoreboards } from '../play/scoreboards/scoreboards.capability.ts';
import { seals } from '../play/seals/seals.capability.ts';
import { discord } from '../reach/discord/discord.capability.ts';
import { lockFeed } from '../reach/lock-feed/lock-feed.capability.ts';
import { notifications } from '../reach/notifications/notifications.capability.ts';
import { searchEngines } from '../reach/search-engines/search-engines.capability.ts';
import { tokens } from '../reach/tokens/tokens.capability.ts';
import { webhooks } from '../reach/webhooks/webhooks.capability.ts';
import { nameplates } from '../rewards/nameplates/nameplates.capability.ts';
import { promo } from '../rewards/promo/promo.capability.ts';
import { supporters } from '../rewards/supporters/supporters.capability.ts';
import { trophies } from '../rewards/trophies/trophies.capability.ts';
import { audit } from '../staff/audit/audit.capability.ts';
import { reportAnswers } from '../staff/report-answers/report-answers.capability.ts';
import { settings } from '../staff/settings/settings.capability.ts';
import { staff } from '../staff/staff/staff.capability.ts';

/**
 * Everything that the product can do. The API reference shows its calls in this order, in which people
 * meet them; it begins in this order and ends in the reverse one.
 */
export const capabilities = [
  changes,
  rateLimits,
  webFiles,
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
  eventExports,
  crowd,
  leagueLists,
  pickData,
  leagueRankings,
  leaguePicks,
  official,
  override,
  sync,
  elsewhere,
  facts,
  eventDesk,
  pictures,
  liquipedia,
  calendar,
  live,
  notifications,
  tokens,
  discord,
  reports,
  reportAnswers,
  webhooks,
  staff,
  audit,
  searchEngines,
  lockFeed,
] as const;
