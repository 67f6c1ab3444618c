import { BlockList, isIP } from 'node:net';

/** Networks in which nothing public is: an address of them is never connected to. */
const closed = new BlockList();
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The public ranges of IPv6, without those that lead to IPv4 or are for documentation. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

for (const network of closedV4) add(network, 'ipv4');
for (const network of closedV6) add(network, 'ipv6');

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  closed.addSubnet(address, Number(bits), family);
}

/** Whether an address is one of the public internet, and not of this machine or a network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
