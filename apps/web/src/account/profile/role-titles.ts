import type { RoleName } from '@callshot/contract/roles';

/** The public names of roles. */
export const roleTitles: Readonly<Record<RoleName, string>> = {
  Admin: 'Admin',
  EventCreator: 'Event Creator',
  SurveyCreator: 'Survey Creator',
  Moderator: 'Moderator',
  Analyst: 'Analyst',
};
