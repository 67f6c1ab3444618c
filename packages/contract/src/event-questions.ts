import { z } from 'zod';
import { listOf } from './bounded.ts';

/**
 * Questions before an event is made, by field: it begins in the past, or another event has its name
 * [rule: event-creator-24].
 */
const eventQuestion = z.enum(['startsAt', 'nameOverride']);

export const confirmed = listOf(eventQuestion, 2);
export type EventQuestion = z.output<typeof eventQuestion>;

/** `problems` holds the questions; `confirmed` answers them by their paths. */
export const askedFirst = {
  needs_confirmation: { status: 409, title: 'Is this meant so?' },
} as const;
