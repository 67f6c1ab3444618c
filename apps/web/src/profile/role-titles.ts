import type { RoleName } from '@callshot/contract/roles';

/** What roles are called where everybody reads them. */
export const roleTitles: Readonly<Record<RoleName, string>> = {
  Admin: 'Admin',
  EventCreator: 'Event Creator',
  SurveyCreator: 'Survey Creator',
  Moderator: 'Moderator',
  Analyst: 'Analyst',
};
