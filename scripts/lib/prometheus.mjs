import { ensurePrograms } from './debian.mjs';

const prometheus = '/usr/bin/prometheus';
const promtool = '/usr/bin/promtool';

/** Paths of Prometheus and its tool, installed where that is possible; else null. */
export async function ensurePrometheus() {
  const missing = await ensurePrograms({ prometheus });
  return missing.length === 0 ? { prometheus, promtool } : null;
}
