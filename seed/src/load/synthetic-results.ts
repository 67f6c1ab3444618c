import type { PickSet } from '@callshot/rules';
import { type LoadedStage, overrideOfficial, type Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import type { RandomSource } from '../demo/random.ts';
import { slipOf } from '../demo/slips.ts';
import { officialResults } from '../tournaments/official-results.ts';
import { loadStage, type SyntheticEvent } from './synthetic-event.ts';

/** Enters the real results of the Swiss stage, and of the playoffs all but the last matches. */
export async function enterResults(
  db: Kysely<Schema>,
  event: SyntheticEvent,
  random: RandomSource,
): Promise<void> {
  const { eventId, swiss, strengthOf, teamIdOf } = event;
  const [first, second] = [await loadStage(db, eventId, 0), await loadStage(db, eventId, 1)];
  const results: readonly (readonly [LoadedStage, PickSet])[] = [
    [first, officialResults(first.stage, swiss, teamIdOf)],
    [second, withoutFinal(slipOf(random, second.stage, strengthOf))],
  ];
  for (const [version, [{ id }, picks]] of results.entries()) {
    const reason = 'Results of a synthetic event';
    const at = { eventId, eventStageId: id, actorUserId: null, version, reason };
    const outcome = await overrideOfficial(db, { ...at, picks });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
}

/** The grand final stays open, to be entered by hand and watched on the board. */
const withoutFinal = (picks: PickSet): PickSet => ({
  ...picks,
  matchPicks: picks.matchPicks.filter(({ bracketPart }) => bracketPart !== 'GF'),
});
