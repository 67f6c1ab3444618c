import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';
import { switchOff } from './preferences.repository.ts';
import { choosePreferences, type PreferenceParts, readPreferences } from './preferences.service.ts';
import { knownEndpoint } from './push-services.ts';
import { deleteOwnSubscription, upsertSubscription } from './push-subscriptions.repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export interface ChannelHandlerParts extends PreferenceParts {
  /** Hosts of push services beside the known ones. */
  readonly pushServices: readonly string[];
}

type ChannelKey =
  | 'GET /api/notification/preferences'
  | 'POST /api/notification/preferences'
  | 'POST /api/notification/pushSubscription'
  | 'POST /api/notification/pushUnsubscription'
  | 'POST /api/notification/unsubscribe';

export function channelHandlers(parts: ChannelHandlerParts): Handlers<ChannelKey> {
  const { db, keys, pushServices } = parts;
  return {
    'GET /api/notification/preferences': async ({ caller }) =>
      done(await readPreferences(parts, caller.user.id)),
    'POST /api/notification/preferences': ({ caller, body }) =>
      choosePreferences(parts, caller.user.id, body),
    'POST /api/notification/pushSubscription': async ({ caller, body }) => {
      const endpoint = knownEndpoint(body.endpoint, pushServices);
      if (endpoint === null) return refuse('unknown_push_service');
      await upsertSubscription(db, caller.user.id, { endpoint, ...body.keys });
      return done(null);
    },
    'POST /api/notification/pushUnsubscription': async ({ caller, body }) => {
      await deleteOwnSubscription(db, caller.user.id, new URL(body.endpoint).href);
      return done(null);
    },
    'POST /api/notification/unsubscribe': async ({ query }) => {
      const found = readUnsubscribeToken(await keys.unsubscribe(), query.token);
      if (!found) return refuse('invalid_token');
      await switchOff(db, found.userId, found.channel);
      return done({ channel: found.channel });
    },
  };
}
