import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../apps/server/src/platform/database/schema.ts';
import type { LoadedStage } from '../../apps/server/src/play/events/loaded-event.ts';
import { compileScoring, type PickSet } from '../../packages/rules/src/index.ts';

/** The expected board of one stage, computed entry by entry from the rows. */
export interface ExpectedBoard {
  readonly entrants: number;
  /** Total scores of the first rows. */
  readonly first: readonly number[];
  /** Some entrants, evenly over the ids. */
  readonly sample: readonly {
    readonly userId: number;
    readonly totalScore: number;
    readonly rank: number;
  }[];
}

/** Sums what the judge says of every different slip; ranks by counting who has more. */
export async function expectBoard(
  db: Kysely<Schema>,
  { id, stage, layout }: LoadedStage,
  official: PickSet,
): Promise<ExpectedBoard> {
  const scoring = compileScoring(stage, layout, official);
  const totalOf = (slots: Uint8Array): number =>
    scoring.ledgerOf(slots).reduce((sum, { points }) => sum + points, 0);
  const slips = await db
    .selectFrom('entries')
    .select('slots')
    .select((eb) => eb.fn.countAll<number>().as('entrants'))
    .where('eventStageId', '=', id)
    .groupBy('slots')
    .execute();
  const entrantsWith = new Map<number, number>();
  for (const { slots, entrants } of slips) {
    const total = totalOf(slots);
    entrantsWith.set(total, (entrantsWith.get(total) ?? 0) + entrants);
  }
  const byTotal = [...entrantsWith].sort(([a], [b]) => b - a);
  const rankOf = (total: number): number =>
    1 + byTotal.reduce((sum, [other, entrants]) => sum + (other > total ? entrants : 0), 0);
  const sampled = await db
    .selectFrom('entries')
    .select(['userId', 'slots'])
    .where('eventStageId', '=', id)
    .where(sql<boolean>`user_id % 20011 = 7 or user_id < 20`)
    .execute();
  return {
    entrants: byTotal.reduce((sum, [, entrants]) => sum + entrants, 0),
    first: byTotal
      .flatMap(([total, entrants]) => Array(Math.min(entrants, 30)).fill(total))
      .slice(0, 30),
    sample: sampled.map(({ userId, slots }) => {
      const totalScore = totalOf(slots);
      return { userId, totalScore, rank: rankOf(totalScore) };
    }),
  };
}
