import { lookup } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** The way to find and reach hosts; tests have their own. */
export interface PictureLine {
  resolve(hostname: string): Promise<readonly ResolvedAddress[]>;
  /** Asks for an address at this very machine, whatever its name means by now. */
  open(url: URL, at: ResolvedAddress, signal: AbortSignal): ClientRequest;
}

export const publicLine = (userAgent: string): PictureLine => ({
  resolve: (hostname) => lookup(hostname, { all: true, verbatim: true }),
  open: (url, { address, family }, signal) =>
    request({
      host: address,
      family,
      port: 443,
      // The certificate is held against the name, not against the address.
      servername: url.hostname,
      path: url.pathname + url.search,
      headers: {
        host: url.hostname,
        accept: 'image/webp,image/png,image/jpeg,image/gif',
        'accept-encoding': 'identity',
        'user-agent': userAgent,
      },
      agent: false,
      signal,
    }),
});
