import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../../../platform/database/schema.ts';
import type { PushSettings } from '../../../platform/parts.ts';
import { ensureServerKey } from './server-keys.repository.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Keys that the product holds for itself, the same in every process. */
export interface ServerKeys {
  /** Signing keys of web push (RFC 8292). */
  vapid(): Promise<VapidKeys>;
  /** Signing key of unsubscribe links. */
  unsubscribe(): Promise<Buffer>;
}

export function createServerKeys(db: Kysely<Schema>, settings: PushSettings = {}): ServerKeys {
  const vapid = async (): Promise<VapidKeys> =>
    settings.vapidKeys ??
    (JSON.parse(await ensureServerKey(db, 'vapid', makeVapidKeys)) as VapidKeys);
  const unsubscribe = async (): Promise<Buffer> =>
    Buffer.from(await ensureServerKey(db, 'unsubscribe', makeSecret), 'base64url');
  return { vapid: remembered(vapid), unsubscribe: remembered(unsubscribe) };
}

const makeVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys());
const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Reads once; a reading that failed is done again by the next who asks. */
function remembered<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
