import type { profileEndpoints } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
import { preferenceHandlers } from './preferences.handlers.ts';
import { sessionHandlers } from './sessions.handlers.ts';

export const profileHandlers = ({ db }: Parts): Handlers<keyof typeof profileEndpoints> => ({
  ...sessionHandlers(db),
  ...preferenceHandlers(db),
});
