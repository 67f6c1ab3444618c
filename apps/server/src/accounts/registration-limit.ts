import { limitedAddress } from '../platform/http/limited-address.ts';
import type { AppConfig } from '../platform/parts.ts';
import { type AttemptLimit, attemptLimit } from './attempt-limits.ts';

/** How many accounts may be made from one address, in whatever way. */
export const registrationLimit = (config: AppConfig, address: string): AttemptLimit =>
  attemptLimit('registration', limitedAddress(address), config.registrationsPerHour);
