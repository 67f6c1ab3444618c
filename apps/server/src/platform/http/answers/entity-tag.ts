import { hash } from 'node:crypto';

export const serverTime = /"serverTime":"([^"]+)"/;
const everyServerTime = new RegExp(serverTime, 'g');

/** The same answer as it would be made so much later. */
export const withLaterTime = (payload: string, laterMs: number): string =>
  payload.replace(everyServerTime, (_, at: string) => {
    const now = new Date(Date.parse(at) + laterMs);
    return `"serverTime":"${now.toISOString()}"`;
  });

/**
 * A weak tag, since a compressing proxy may change the bytes but not the meaning. It leaves out the
 * server's time, which stands in a header too: an answer that only differs in it is not sent again.
 */
export const entityTag = (payload: string | Uint8Array): string =>
  `W/"${hash('sha1', typeof payload === 'string' ? payload.replace(everyServerTime, '') : payload, 'base64url')}"`;

/** RFC 9110 §13.1.2, weak comparison. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
