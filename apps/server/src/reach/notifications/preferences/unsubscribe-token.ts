import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EndableChannel } from './preferences.repository.ts';

export interface Unsubscription {
  readonly userId: number;
  readonly channel: EndableChannel;
}

const form = /^([1-9]\d{0,9})\.(email|push)\.([\w-]{43})$/;

/** Goes into every message: switches its channel off, without signing in, for good. */
export const unsubscribeToken = (key: Buffer, { userId, channel }: Unsubscription): string =>
  `${userId}.${channel}.${seal(key, userId, channel).toString('base64url')}`;

/** The user and channel of a token; null = not signed by us. */
export function readUnsubscribeToken(key: Buffer, token: string): Unsubscription | null {
  const [, userId, channel, given] = form.exec(token) ?? [];
  if (userId === undefined || given === undefined) return null;
  if (channel !== 'email' && channel !== 'push') return null;
  const wanted = seal(key, Number(userId), channel);
  return timingSafeEqual(wanted, Buffer.from(given, 'base64url'))
    ? { userId: Number(userId), channel }
    : null;
}

const seal = (key: Buffer, userId: number, channel: EndableChannel): Buffer =>
  createHmac('sha256', key).update(`unsubscribe ${userId} ${channel}`).digest();
