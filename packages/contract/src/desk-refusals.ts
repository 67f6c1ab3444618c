import { z } from 'zod';

// Parameters and refusals that several calls of the desk share.

export const staff = ['Admin', 'EventCreator'] as const;
export const reason = z.string().trim().max(500);
export const nameOverride = z.string().trim().min(1).max(80);
/** Empty = none. */
export const link = z.string().trim().max(500);

export const noEvent = { event_not_found: { status: 404, title: 'No such event' } } as const;
export const eventChanged = {
  event_changed: { status: 409, title: 'Somebody else changed this event meanwhile' },
} as const;
export const reasonRequired = { reason_required: { status: 400, title: 'Say why' } } as const;
export const linkRefused = {
  url_refused: { status: 400, title: 'Enter a whole link that begins with https://' },
  image_refused: { status: 400, title: 'This image cannot be used' },
} as const;
