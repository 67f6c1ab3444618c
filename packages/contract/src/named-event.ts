import { z } from 'zod';
import { translated } from './translated.ts';

/** An event's name in its languages; absent of an event with one, English name [rule: events-33]. */
export const eventNames = z.object(translated(z.object({ nameOverride: z.string() }))).optional();

/** An event as an answer about something else names it: the name that was written first, and all of them. */
export const namedEvent = { eventName: z.string(), eventNames };
