import {
  compileBracket,
  type FormatStage,
  type MatchNode,
  type StartPlace,
  seedPlacesOf,
} from '@callshot/rules';
import { BYE, isBye, isOpen } from './typed-teams.ts';

export interface OpeningPair {
  readonly key: string;
  readonly top: OpeningPlace;
  readonly bottom: OpeningPlace;
}

/** The team that starts there; 'nobody' = the list is too short. */
export type OpeningPlace = StartPlace<{ readonly team: string }>;

/** The order of the starting slots: from top to bottom, or so that the best two meet last. */
export type SlotOrder = 'listed' | 'seeded';

/** The seed of each starting slot, where seeds can be drawn for. */
export function seedsOf(format: FormatStage): readonly number[] | null {
  const seeds = format.bracket === null ? null : seedPlacesOf(compileBracket(format));
  return seeds !== null && seeds.length > 2 ? seeds : null;
}

/** The names in the order of the starting slots. A name without an opponent has a bye. */
export function inSlots(
  format: FormatStage,
  names: readonly string[],
  order: SlotOrder,
): readonly string[] {
  const seeds = order === 'seeded' ? seedsOf(format) : null;
  if (seeds === null || names.length === 0 || names.length > seeds.length) return names;
  return seeds.map((seed) => names[seed - 1] ?? BYE);
}

/** The opening matches of a bracket with a list of places, as the server draws them. */
export function openingPairs(format: FormatStage, places: readonly string[]): OpeningPair[] {
  if (format.bracket === null) return [];
  let at = 0;
  const next = (isOpening: boolean): OpeningPlace => {
    if (!isOpening) return 'fed';
    const typed = places[at]?.trim() ?? '';
    at += 1;
    if (isBye(typed)) return 'bye';
    if (typed === '') return 'nobody';
    return isOpen(typed) ? 'open' : { team: typed };
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
