import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

export const sessionCookie = 'callshot';
/** One for each account, so that people who share a browser do not forget each other's. */
export const deviceCookie = (userId: number): string => `callshot-device-${userId}`;

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
}

export interface Cookies {
  read(header: string | undefined): Record<string, string | undefined>;
  set(reply: FastifyReply, name: string, value: string, options?: CookieOptions): void;
  clear(reply: FastifyReply, name: string): void;
}

/** On https every cookie is a `__Host-` cookie: bound to this host, never sent in the clear. */
const hostPrefix = '__Host-';

export function createCookies(publicUrl: string): Cookies {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  const prefix = isSecure ? hostPrefix : '';
  const set: Cookies['set'] = (reply, name, value, options = {}) => {
    const cookie = fastifyCookie.serialize(prefix + name, value, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: options.httpOnly ?? true,
      ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
    });
    reply.header('set-cookie', cookie);
  };
  return {
    read: (header) => (header === undefined ? {} : withoutPrefix(header, prefix)),
    set,
    clear: (reply, name) => set(reply, name, '', { maxAge: 0 }),
  };
}

function withoutPrefix(header: string, prefix: string): Record<string, string | undefined> {
  const cookies = Object.entries(fastifyCookie.parse(header));
  return Object.fromEntries(
    cookies
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}
