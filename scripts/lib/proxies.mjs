import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

/** Path of nginx or HAProxy on this machine, or null. */
export const findProxy = (name) =>
  folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;

/** Installs those that are missing where that is possible; elsewhere what needs them is left out. */
export async function ensureProxies() {
  const missing = ['nginx', 'haproxy'].filter((name) => findProxy(name) === null);
  if (missing.length > 0 && canInstallPackages()) await installPackages(...missing);
}
