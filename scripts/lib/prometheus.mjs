import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';

const folder = '/usr/bin';
const programs = ['prometheus', 'promtool'].map((name) => `${folder}/${name}`);

/** Paths of Prometheus and its tool, installed where that is possible; else null. */
export async function ensurePrometheus() {
  const isThere = () => programs.every((path) => existsSync(path));
  if (!isThere() && canInstallPackages()) await installPackages('prometheus');
  const [prometheus, promtool] = programs;
  return isThere() ? { prometheus, promtool } : null;
}
