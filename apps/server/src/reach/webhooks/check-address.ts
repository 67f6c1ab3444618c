import { orAfter } from '../../platform/background/or-after.ts';
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts';
import type { OutboundLine } from '../../platform/outbound/outbound-line.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';

export type AddressProblem = 'bad_address' | 'no_host' | 'closed_network';
type Resolved = Awaited<ReturnType<OutboundLine['resolve']>>[number];

interface Checked {
  readonly url: URL;
  /** The machine that was looked at, and that alone is connected to. */
  readonly at: Resolved;
}

const resolvedWithinMs = 3000;

/**
 * The IP address of a webhook, if every address of its name is public. The name is resolved once:
 * later changes of it have no effect.
 */
export async function checkAddress(
  line: OutboundLine,
  address: string,
): Promise<Outcome<Checked, AddressProblem>> {
  if (!URL.canParse(address)) return refuse('bad_address');
  const url = new URL(address);
  const { protocol, username, password, port } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') {
    return refuse('bad_address');
  }
  const addresses = await resolved(line, url.hostname);
  const [at] = addresses;
  if (at === undefined) return refuse('no_host');
  if (!addresses.every((each) => isPublicAddress(each.address))) return refuse('closed_network');
  return done({ url, at });
}

/** The fragment is never sent. */
export const hrefOf = (url: URL): string => url.href.replace(/#.*/, '');

/** A name with the root's dot behind it is the same server. */
export const serverOf = (url: string): string => new URL(url).hostname.replace(/\.+$/, '');

/** A resolver cannot be called back, so one that takes long is left behind. */
function resolved(line: OutboundLine, hostname: string): Promise<readonly Resolved[]> {
  // An address of IPv6 stands in brackets there, and in none where it is looked up.
  const found = line.resolve(hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  return orAfter(found, resolvedWithinMs, []);
}
