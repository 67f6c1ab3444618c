import type { RoleName } from '@callshot/contract/roles';
import { m } from './words/messages.js';

/** The public names of roles. */
export const roleTitles: Readonly<Record<RoleName, string>> = {
  Admin: m.admin(),
  EventCreator: m.eventCreator(),
  SurveyCreator: m.surveyCreator(),
  Moderator: m.moderator(),
  Analyst: m.analyst(),
};
