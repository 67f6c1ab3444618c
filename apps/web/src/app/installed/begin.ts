import { keepForLater, linkManifest } from './keep-for-later.ts';
import { tellNewVersion } from './new-version.ts';

/** Prepares later visits. Nothing is missed where it fails. */
export function begin(): void {
  linkManifest();
  keepForLater(tellNewVersion).catch(() => {});
}
