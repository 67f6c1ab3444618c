import { Resolver } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves and reaches foreign servers; tests replace it. */
export interface OutboundLine {
  resolve(hostname: string): Promise<readonly ResolvedAddress[]>;
  /** Posts to this very address, even if the name resolves elsewhere by now. */
  post(url: URL, at: ResolvedAddress, options: PostOptions): ClientRequest;
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Asks the name servers itself. The system's resolver would hold one of the few threads that hash
 * passwords, for as long as a stranger's name server takes.
 */
export function createResolver(servers?: readonly string[]): OutboundLine['resolve'] {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  if (servers) resolver.setServers(servers);
  const found = (lookup: Promise<string[]>, family: number): Promise<ResolvedAddress[]> =>
    lookup.then(
      (all) => all.map((address) => ({ address, family })),
      () => [],
    );
  return async (hostname) => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    const all = [found(resolver.resolve4(hostname), 4), found(resolver.resolve6(hostname), 6)];
    return (await Promise.all(all)).flat();
  };
}

export const publicInternet: OutboundLine = {
  resolve: createResolver(),
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
