import { z } from 'zod';
import { listOf } from './bounded.ts';

/**
 * What is asked before an event is made, each by the field that it is about: it begins before now, another
 * one has its name [rule: event-creator-24].
 */
const eventQuestion = z.enum(['startsAt', 'nameOverride']);

export const confirmed = listOf(eventQuestion, 2);
export type EventQuestion = z.output<typeof eventQuestion>;

/** `problems` holds the questions; `confirmed` answers them by their paths. */
export const askedFirst = {
  needs_confirmation: { status: 409, title: 'Is this meant so?' },
} as const;
