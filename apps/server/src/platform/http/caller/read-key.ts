import type { FastifyRequest } from 'fastify';
import type { KeyHolder } from '../handler.ts';

/** Whether a request carries a bearer token, well formed or not. */
export const isBearing = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.some(
    (name, at) => at % 2 === 0 && isAuthorization(name) && isBearer(raw.rawHeaders[at + 1] ?? ''),
  );

const isBearer = (value: string): boolean => /^\s*bearer(?:\s|$)/i.test(value);

/** Finds the holder of a key; null = unknown. */
export type ReadKey = (key: string) => Promise<KeyHolder | null>;

/** The form of a bearer token (RFC 6750), of a length that no key reaches. */
const bearerForm = /^Bearer ([A-Za-z0-9._~+/-]{1,512}={0,2})$/i;

/** The holder of the key in a request. Malformed keys are not looked up. */
export async function readKeyHolder(
  readKey: ReadKey,
  { headers, raw }: FastifyRequest,
): Promise<KeyHolder | null> {
  // Node keeps the first of several, and a proxy may have judged another.
  const sent = raw.rawHeaders.filter((_, at) => at % 2 === 0).filter(isAuthorization);
  if (sent.length !== 1) return null;
  const [, key] = bearerForm.exec(String(headers.authorization)) ?? [];
  return key === undefined ? null : readKey(key);
}

const isAuthorization = (name: string): boolean => name.toLowerCase() === 'authorization';
