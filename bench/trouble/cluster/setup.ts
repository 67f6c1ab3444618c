import { ensurePrograms } from '../../../scripts/lib/debian.mjs';
import { canMakeNetworks } from './network.ts';

const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  nftables: '/usr/sbin/nft',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};

/** Installs what several hosts need; answers why this machine cannot have them, or null. */
export async function prepareMachine(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root makes network namespaces';
  if (!canMakeNetworks()) return 'this machine allows no network namespaces';
  const missing = await ensurePrograms(programs);
  return missing.length > 0 ? `${missing.join(', ')} cannot be installed here` : null;
}
