import { limitedAddress } from '../../../platform/http/guard/limited-address.ts';
import type { AppConfig } from '../../../platform/parts.ts';
import { type AttemptLimit, attemptLimit } from '../login/attempt-limits.ts';

/** Limits new accounts by address, for all ways of registering together. */
export const registrationLimit = (config: AppConfig, address: string): AttemptLimit =>
  attemptLimit('registration', limitedAddress(address), config.registrationsPerHour);
