import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';

/** The tests start what is built. What commands install or build first would be part of what they say. */
export default async function prepare(): Promise<void> {
  await ensureInstalled();
  await ensureBuilt();
}
