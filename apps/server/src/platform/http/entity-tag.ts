import { hash } from 'node:crypto';

export const serverTime = /"serverTime":"([^"]+)"/;
const everyServerTime = new RegExp(serverTime, 'g');

/**
 * Weak: a compressing proxy may change the bytes, not the meaning; and an answer of which only the
 * time has changed is not sent again, since the time stands in a header too.
 */
export const entityTag = (payload: string): string =>
  `W/"${hash('sha1', payload.replace(everyServerTime, ''), 'base64url')}"`;

/** RFC 9110 §13.1.2, weak comparison. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
