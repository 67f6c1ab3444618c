import { z } from 'zod';
import { translated } from './translated.ts';

/** An event's name in its languages; absent of an event with one, English name [rule: events-33]. */
export const eventNames = z.object(translated(z.object({ nameOverride: z.string() }))).optional();

/** What an answer about something else says of its event: the name as it was written first, and all of them. */
export const namedEvent = { eventName: z.string(), eventNames };
