// Stands on its own, so that the browser can load it: nothing here may need zod.

export const roleNames = [
  'Admin',
  'EventCreator',
  'SurveyCreator',
  'Moderator',
  'Analyst',
] as const;
export type RoleName = (typeof roleNames)[number];

/** Roles that can change what others see. Their holders are staff, and marked so. */
export const staffRoles: readonly RoleName[] = [
  'Admin',
  'EventCreator',
  'SurveyCreator',
  'Moderator',
];

export const isStaffRole = (role: RoleName): boolean => staffRoles.includes(role);
