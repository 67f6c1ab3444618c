import { keepForLater, linkManifest } from './keep-for-later.ts';

/** Prepares later visits. Nothing is missed where it fails. */
export function begin(): void {
  linkManifest();
  keepForLater().catch(() => {});
}
