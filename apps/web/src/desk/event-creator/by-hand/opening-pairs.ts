import {
  compileBracket,
  type FormatStage,
  type MatchNode,
  type StartPlace,
  seedPlacesOf,
} from '@callshot/rules';
import { BYE, isBye, isOpen, OPEN } from './typed-teams.ts';

export interface OpeningPair {
  readonly key: string;
  readonly top: OpeningPlace;
  readonly bottom: OpeningPlace;
}

/** The team that starts there; 'nobody' = the list is too short. */
export type OpeningPlace = StartPlace<{
  readonly team: string;
  /** Not named: results bring whom the format says, or staff invite somebody. */
  readonly isComing?: boolean;
}>;

/** The order of the starting slots: from top to bottom, or so that the best two meet last. */
export type SlotOrder = 'listed' | 'seeded';

/** The seed of each starting slot, where seeds can be drawn for. */
export function seedsOf(format: FormatStage): readonly number[] | null {
  const seeds = format.bracket === null ? null : seedPlacesOf(compileBracket(format));
  return seeds !== null && seeds.length > 2 ? seeds : null;
}

interface Arrivals {
  /** True in the first stage: its teams are named, and no others come. */
  readonly isFirst: boolean;
}

/**
 * The names in the order of the starting slots. In the first stage a name without an opponent has a bye; later on the
 * places without a name are for those who come. A format that says who comes in says the order as well.
 */
export function inSlots(
  format: FormatStage,
  names: readonly string[],
  order: SlotOrder,
  { isFirst }: Arrivals,
): readonly string[] {
  const seeds = order === 'seeded' && !format.entries ? seedsOf(format) : null;
  if (seeds === null || names.length === 0 || names.length > seeds.length) return names;
  return seeds.map((seed) => names[seed - 1] ?? (isFirst ? BYE : OPEN));
}

/**
 * The opening matches of a bracket with a list of places, as the server draws them. `coming` says who comes into
 * each place that is not named.
 */
export function openingPairs(
  format: FormatStage,
  places: readonly string[],
  coming: readonly string[] = [],
): OpeningPair[] {
  if (format.bracket === null) return [];
  let at = 0;
  const next = (isOpening: boolean): OpeningPlace => {
    if (!isOpening) return 'fed';
    const [typed, comes] = [places[at]?.trim() ?? '', coming[at]];
    at += 1;
    if (isBye(typed)) return 'bye';
    if (typed !== '' && !isOpen(typed)) return { team: typed };
    if (comes !== undefined) return { team: comes, isComing: true };
    return typed === '' ? 'nobody' : 'open';
  };
  return compileBracket(format)
    .matches.filter(isStart)
    .map((node) => ({
      key: node.key,
      top: next(node.top.kind === 'opening'),
      bottom: next(node.bottom.kind === 'opening'),
    }));
}

const slotsOf = ({ top, bottom }: MatchNode): number =>
  Number(top.kind === 'opening') + Number(bottom.kind === 'opening');
const isStart = (node: MatchNode): boolean =>
  !node.isReset && !node.isQualifier && slotsOf(node) > 0;
