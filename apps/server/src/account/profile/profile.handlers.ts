import type { profileEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { type OwnDataParts, ownDataHandlers } from './own-data.handlers.ts';
import { preferenceHandlers } from './preferences.handlers.ts';
import { sessionHandlers } from './sessions.handlers.ts';

export const profileHandlers = (parts: OwnDataParts): Handlers<keyof typeof profileEndpoints> => ({
  ...sessionHandlers(parts.db),
  ...preferenceHandlers(parts.db),
  ...ownDataHandlers(parts),
});
