import { signIn } from '../account/sign-in/sign-in.room.ts';
import { about } from '../community/about/about.room.ts';
import { leagueInvites } from '../community/league-invites/league-invites.room.ts';
import { leaguePicks } from '../community/league-picks/league-picks.room.ts';
import { survey } from '../community/survey/survey.room.ts';
import { calendar } from '../desk/calendar/calendar.room.ts';
import { eventCreator } from '../desk/event-creator/event-creator.room.ts';
import { eventDesk } from '../desk/event-desk/event-desk.room.ts';
import { formats } from '../desk/formats/formats.room.ts';
import { override } from '../desk/override/override.room.ts';
import { pickData } from '../desk/pick-data/pick-data.room.ts';
import type { Room } from '../platform/parts/room.ts';
import { developer } from '../reach/developer/developer.room.ts';
import { notifications } from '../reach/notifications/notifications.room.ts';
import { nameplateEditor } from '../rewards/nameplates/editor.room.ts';
import { promo } from '../rewards/promo/promo.room.ts';
import { supporters } from '../rewards/supporters/supporters.room.ts';
import { giving } from '../rewards/trophies/giving.room.ts';
import { aboutEditor } from '../staff/about-editor/about-editor.room.ts';
import { managedLeagues } from '../staff/managed-leagues/managed-leagues.room.ts';
import { reportAnswers } from '../staff/report-answers/report-answers.room.ts';
import { staff } from '../staff/staff/staff.room.ts';
import { surveyBuilder } from '../staff/survey-builder/survey-builder.room.ts';
import { firstRooms } from './rooms.ts';

/** The shell has to know dialogs and tabs at once: a room with one stands in `firstRooms`. */
type LaterRoom = Room & { readonly modals?: never; readonly tabs?: never };

/** Rooms with pages that players rarely open. */
export const rareRooms: readonly LaterRoom[] = [
  signIn,
  leagueInvites,
  leaguePicks,
  survey,
  notifications,
  developer,
  promo,
  about,
  nameplateEditor,
];

const staffRooms: readonly LaterRoom[] = [
  staff,
  eventDesk,
  calendar,
  eventCreator,
  formats,
  override,
  pickData,
  managedLeagues,
  reportAnswers,
  aboutEditor,
  surveyBuilder,
  supporters,
  giving,
];

export const allRooms: readonly Room[] = [...staffRooms, ...firstRooms, ...rareRooms];
