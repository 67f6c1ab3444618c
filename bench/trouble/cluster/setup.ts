import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../../../scripts/lib/debian.mjs';
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
  const missing = Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  if (missing.length === 0) return null;
  if (!canInstallPackages()) return `${missing.join(', ')} cannot be installed here`;
  await installPackages(...missing);
  return null;
}
