import { compileBracket, type FormatStage, type MatchNode, seedOrder } from '@callshot/rules';
import { BYE, isBye, isOpen } from './typed-teams.ts';

export interface OpeningPair {
  readonly key: string;
  readonly top: OpeningPlace;
  readonly bottom: OpeningPlace;
}

/** Who starts there; 'fed' = whoever comes from another match. */
export type OpeningPlace = { readonly team: string } | 'open' | 'bye' | 'fed';

/** How the list is put into the starting slots: from top to bottom, or so that the best two meet last. */
export type SlotOrder = 'listed' | 'seeded';

/** The first round that everybody starts in, where there is one that seeds can be drawn for. */
export function seedablePlaces(format: FormatStage): number | null {
  if (format.bracket === null) return null;
  const starts = compileBracket(format).matches.filter(isStart);
  const places = starts.length * 2;
  const isWhole = starts.every((node) => node.col === 0 && slotsOf(node) === 2);
  return isWhole && places > 2 && seedOrder(places).length === places ? places : null;
}

/** The names in the order of the starting slots; who has no opponent has a bye. */
export function inSlots(
  format: FormatStage,
  names: readonly string[],
  order: SlotOrder,
): readonly string[] {
  const places = order === 'seeded' ? seedablePlaces(format) : null;
  if (places === null || names.length > places) return names;
  return seedOrder(places).map((seed) => names[seed - 1] ?? BYE);
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
    return typed === '' || isOpen(typed) ? 'open' : { team: typed };
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
