import { lookup } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** How servers of others are found and reached; tests have one of their own. */
export interface OutboundLine {
  resolve(hostname: string): Promise<readonly ResolvedAddress[]>;
  /** Posts to this very machine, whatever its name means by now. */
  post(url: URL, at: ResolvedAddress, options: PostOptions): ClientRequest;
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export const publicInternet: OutboundLine = {
  resolve: (hostname) => lookup(hostname, { all: true, verbatim: true }),
  post: (url, { address, family }, { headers, signal }) =>
    request({
      method: 'POST',
      host: address,
      family,
      port: 443,
      // The certificate is held against the name, not against the address.
      servername: isIP(hostOf(url)) === 0 ? url.hostname : '',
      path: url.pathname + url.search,
      headers: { host: url.hostname, ...headers },
      agent: false,
      signal,
    }),
};

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
