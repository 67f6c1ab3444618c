import { z } from 'zod';

/** Instants travel as ISO 8601 text in UTC. */
export const instant = z.iso.datetime({ offset: false }).meta({ description: 'Instant, UTC' });
/** Ids are 32-bit integers; a larger number is not an id, rather than one that nobody has. */
const largestId = 2 ** 31 - 1;
export const id = z.int().positive().max(largestId);
/** An id out of a path or a query: decimal text. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => !(Number(text) > largestId), 'Too large')
  .transform(Number);
export const gameId = z.union([z.literal(1), z.literal(2)]);
export const gameIdText = z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2));
export const noBody = z.null().meta({ description: 'No content' });
