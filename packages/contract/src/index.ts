import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { credentialEndpoints } from './credentials.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { notificationEndpoints } from './notifications.ts';
import { overrideEndpoints } from './override.ts';
import { pickEndpoints } from './picks.ts';
import { profileEndpoints } from './profile.ts';
import { settingEndpoints } from './settings.ts';
import { signInEndpoints } from './sign-in.ts';
import { staffEndpoints } from './staff.ts';
import { trophyEndpoints } from './trophies.ts';

export * from './accounts.ts';
export * from './audit.ts';
export { problemsAtMost } from './bounded.ts';
export * from './credentials.ts';
export * from './endpoint.ts';
export * from './events.ts';
export * from './live.ts';
export * from './notifications.ts';
export * from './override.ts';
export * from './picks.ts';
export * from './profile.ts';
export * from './roles.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export * from './staff.ts';
export * from './trophies.ts';
export type * from './types.ts';

/** Every call that the product answers, keyed `METHOD /path`. */
export const endpoints = {
  ...accountEndpoints,
  ...signInEndpoints,
  ...credentialEndpoints,
  ...profileEndpoints,
  ...trophyEndpoints,
  ...settingEndpoints,
  ...eventEndpoints,
  ...pickEndpoints,
  ...overrideEndpoints,
  ...notificationEndpoints,
  ...staffEndpoints,
  ...auditEndpoints,
} as const satisfies Record<string, Endpoint>;
