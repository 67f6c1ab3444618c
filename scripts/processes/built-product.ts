import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';

/** A command that is started must not install or build: tests read all that it says. */
export default async function prepare(): Promise<void> {
  await ensureInstalled();
  await ensureBuilt();
}
