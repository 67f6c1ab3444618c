import { limitedAddress } from '../platform/http/limited-address.ts';
import type { AppConfig } from '../platform/parts.ts';
import type { AttemptLimit } from './attempts.repository.ts';

/** Room for a venue full of people behind one address, none for a script. */
const registrationsPerHour = 60;

/** How many accounts may be made from one address, in whatever way. */
export const registrationLimit = (config: AppConfig, address: string): AttemptLimit => ({
  kind: 'registration',
  subject: limitedAddress(address),
  most: config.registrationsPerHour ?? registrationsPerHour,
  withinMinutes: 60,
});
