import type { Handlers } from '../../../platform/http/handler.ts';
import { done } from '../../../platform/outcome.ts';
import { choosePreferences, readPreferences } from '../preferences/preferences.service.ts';
import { type ChannelParts, subscribe, unsubscribe } from './channel.service.ts';
import { deleteOwnSubscription } from './push-subscriptions.repository.ts';
import { type PutOffParts, putOff } from './put-off.service.ts';
import { type SwitchParts, switchDiscord } from './switch-discord.service.ts';

type ChannelKey =
  | 'GET /api/notification/preferences'
  | 'POST /api/notification/preferences'
  | 'POST /api/notification/discord'
  | 'POST /api/notification/pushSubscription'
  | 'POST /api/notification/pushUnsubscription'
  | 'POST /api/notification/later'
  | 'POST /api/notification/unsubscribe';

export function channelHandlers(
  parts: ChannelParts & SwitchParts & PutOffParts,
): Handlers<ChannelKey> {
  const { db } = parts;
  return {
    'GET /api/notification/preferences': async ({ caller }) =>
      done(await readPreferences(parts, caller.user.id)),
    'POST /api/notification/preferences': ({ caller, body }) =>
      choosePreferences(parts, caller.user.id, body),
    'POST /api/notification/discord': ({ caller, body }) =>
      switchDiscord(parts, caller.user.id, body.isOn),
    'POST /api/notification/pushSubscription': ({ caller, body }) =>
      subscribe(parts, caller.user.id, body),
    'POST /api/notification/pushUnsubscription': async ({ caller, body }) => {
      await deleteOwnSubscription(db, caller.user.id, new URL(body.endpoint).href);
      return done(null);
    },
    'POST /api/notification/later': ({ caller, body }) =>
      putOff(parts, caller.user.id, body.notificationId),
    'POST /api/notification/unsubscribe': ({ query }) => unsubscribe(parts, query.token),
  };
}
