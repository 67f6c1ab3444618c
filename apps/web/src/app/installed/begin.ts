import { OfflinePage } from '../offline/cut-off.tsx';
import { watchInstall } from './install-offer.ts';
import { keepForLater, linkManifest } from './keep-for-later.ts';
import { noteNewVersion } from './new-version.ts';
import { UpdateLine } from './new-version-line.tsx';

/** Prepares later visits. Nothing is missed where it fails. */
export async function begin(): Promise<void> {
  // A browser offers to install what has a manifest.
  watchInstall();
  linkManifest();
  // These are needed when nothing can be fetched.
  await Promise.all([OfflinePage.load(), UpdateLine.load()]);
  await keepForLater(noteNewVersion);
}
