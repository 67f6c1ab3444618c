import type { Answer, Body } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { switchOff } from '../preferences/preferences.repository.ts';
import type { PreferenceParts } from '../preferences/preferences.service.ts';
import { readUnsubscribeToken } from '../preferences/unsubscribe-token.ts';
import { knownEndpoint } from './push-services.ts';
import { upsertSubscription } from './push-subscriptions.repository.ts';

export interface ChannelParts extends PreferenceParts {
  /** Hosts of push services beside the known ones. */
  readonly pushServices: readonly string[];
}

/** Takes a browser's push subscription, if its push service is a known one. */
export async function subscribe(
  { db, pushServices }: Pick<ChannelParts, 'db' | 'pushServices'>,
  userId: number,
  subscription: Body<'POST /api/notification/pushSubscription'>,
): Promise<Outcome<null, 'unknown_push_service'>> {
  const endpoint = knownEndpoint(subscription.endpoint, pushServices);
  if (endpoint === null) return refuse('unknown_push_service');
  await upsertSubscription(db, userId, { endpoint, ...subscription.keys });
  return done(null);
}

/** Switches a channel off for whom the token of a message was made. */
export async function unsubscribe(
  { db, keys }: Pick<ChannelParts, 'db' | 'keys'>,
  token: string,
): Promise<Outcome<Answer<'POST /api/notification/unsubscribe'>, 'invalid_token'>> {
  const found = readUnsubscribeToken(await keys.unsubscribe(), token);
  if (!found) return refuse('invalid_token');
  await switchOff(db, found.userId, found.channel);
  return done({ channel: found.channel });
}
