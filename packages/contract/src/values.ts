import { gameIds, LATE_SHARES } from '@callshot/rules';
import { z } from 'zod';

/** Instants travel as ISO 8601 text in UTC. */
export const instant = z.iso.datetime({ offset: false }).meta({ description: 'Instant, UTC' });
/** An instant that a person may plan for; anything beyond is a mistake, or no date to other programs. */
const plannedFrom = '2000';
const plannedTo = '2999';
const isPlannable = (text: string): boolean =>
  text.slice(0, 4) >= plannedFrom && text.slice(0, 4) <= plannedTo;
const notPlannable = `Expected a year from ${plannedFrom} to ${plannedTo}`;
export const plannedInstant = instant.refine(isPlannable, notPlannable);
export const day = z.iso.date().refine(isPlannable, notPlannable).meta({ description: 'Day, UTC' });

/** Integers of the database have 32 bits: what is larger reaches no statement. */
const largest = 2 ** 31 - 1;
/** A larger number is refused as no id, instead of being looked up. */
export const id = z.int().positive().max(largest);
/** Counts up from 0 with every change. */
export const version = z.int().min(0).max(largest);
/** An id out of a path or a query: decimal text. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => !(Number(text) > largest), 'Too large')
  .transform(Number);
/** Number of entries before it, in a query: decimal text. */
export const placeText = z
  .string()
  .regex(/^(0|[1-9]\d{0,5})$/)
  .transform(Number);
/** Ids of things more numerous than users, such as log rows, have up to 53 bits. */
export const longId = z.int().positive();
export const longIdText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(longId);
export const gameId = z.union(gameIds.map((id) => z.literal(id)));
export const gameIdText = z
  .enum(gameIds.map((id) => `${id}` as const))
  .transform((text) => gameId.parse(Number(text)));
/** The number that another number of people is part of [rule: boards-28]. */
const people = z.int().min(0);
export const entrantCount = people.meta({ description: 'Entrants: saved at least one stage' });
export const rankedCount = people.meta({ description: 'Ranked: stand on the board' });
export const pickedStageCount = people.meta({
  description: 'Picked this stage: sealed with a slip',
});

export const noBody = z.null().meta({ description: 'No content' });

/** The share of the points in % for whoever enters after the lock. */
export const lateShare = z.literal([...LATE_SHARES]);
