import { accounts } from '../account/accounts/accounts.room.ts';
import { languageRoom } from '../account/language/language.room.ts';
import { profile } from '../account/profile/profile.room.ts';
import { leagues } from '../community/leagues/leagues.room.ts';
import { reports } from '../community/reports/reports.room.ts';
import type { Room } from '../platform/parts/room.ts';
import { eventPage } from '../play/event-page/event-page.room.ts';
import { landing } from '../play/landing/landing.room.ts';
import { leaderboards } from '../play/leaderboards/leaderboards.room.ts';
import { nameplates } from '../rewards/nameplates/nameplates.room.ts';
import { trophies } from '../rewards/trophies/trophies.room.ts';
import { notices } from './notices.room.ts';

/**
 * Rooms that every page needs at once: those with dialogs, with tabs, with the pages most players open.
 * Their objects weigh on the first load; the others stand in `other-rooms.ts`.
 */
export const firstRooms = [
  notices,
  accounts,
  profile,
  languageRoom,
  landing,
  eventPage,
  leaderboards,
  leagues,
  trophies,
  nameplates,
  reports,
] as const satisfies readonly Room[];
