import { type EventFormat, FORMAT_VERSION } from '../model/format.ts';

/**
 * An event's own format, which parseFormat accepted when the event was made; null when a newer
 * version wrote it. Formats that come from people go through parseFormat instead.
 */
export function readStoredFormat(json: string): EventFormat | null {
  const stored: EventFormat = JSON.parse(json);
  return stored.version === FORMAT_VERSION ? stored : null;
}
