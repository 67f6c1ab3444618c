import type { OrderFates } from '../group/order-fates.ts';
import type { WholeOrder } from '../model/format.ts';
import { pointsAt } from '../model/order-pay.ts';
import { mostTogether } from './most-together.ts';
import type { PickedTeam } from './picked-teams.ts';

/**
 * The most points that an entry can still reach in one group, over all ways to give its open teams the
 * free places. The byte of a pick is its place [rule: scoring-20].
 */
export function orderMaximum(
  order: WholeOrder,
  { placeOf, open, free }: OrderFates,
  picks: readonly PickedTeam[],
): number {
  const pays = ({ byte }: PickedTeam, place: number): number =>
    byte === 0 ? 0 : pointsAt(order, Math.abs(byte - place));
  const sure = picks.reduce((sum, pick) => {
    const place = placeOf.get(pick.teamId);
    return place === undefined ? sum : sum + pays(pick, place);
  }, 0);
  const waiting = picks.filter(({ teamId }) => open.includes(teamId));
  return sure + mostTogether(waiting.map((pick) => free.map((place) => pays(pick, place))));
}
