import { type EventFormat, substageCountOf, substageTitle } from '../model/format.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';

/** Which groups of the wiki a substage follows, by their keys; without any its results are entered by hand. */
export interface MappedSubstage {
  readonly stageIndex: number;
  readonly substageIndex: number;
  /** One; more where the page splits a bracket. */
  readonly matchKeys: readonly string[];
  readonly standingsKey: string | null;
}

export type StageMapping = readonly MappedSubstage[];

/** A place of a format that wants a group of the wiki [rule: event-creator-11]. */
export interface MappingSlot {
  readonly stageIndex: number;
  readonly substageIndex: number;
  readonly kind: 'match' | 'standings';
  /** Position among the substage's slots of its kind. */
  readonly position: number;
  readonly title: string;
  /** For what the page splits; may stay empty. */
  readonly isOptional: boolean;
}

/** The mapping slots of a format, in the order of its stages. */
export const slotsOf = ({ stages }: EventFormat): MappingSlot[] =>
  stages.flatMap((stage, stageIndex) =>
    Array.from({ length: substageCountOf(stage) }).flatMap((_, substageIndex) =>
      askFormat(SLOTS, stage).map((slot) => ({
        stageIndex,
        substageIndex,
        ...slot,
        title: substageTitle(stage, substageIndex),
      })),
    ),
  );

type Slot = Pick<MappingSlot, 'kind' | 'position' | 'isOptional'>;

const STANDINGS: Slot = { kind: 'standings', position: 0, isOptional: false };
const MATCHES: Slot = { kind: 'match', position: 0, isOptional: false };

const SLOTS: ByFormat<readonly Slot[]> = {
  swiss: () => [STANDINGS, MATCHES],
  groups: () => [STANDINGS, MATCHES],
  orders: () => [STANDINGS, MATCHES],
  fixtures: () => [MATCHES],
  brackets: ({ playoffDetails }) =>
    playoffDetails ? [MATCHES, { ...MATCHES, position: 1, isOptional: true }] : [MATCHES],
};

/** The mapping's entry for a substage; null where it has none. */
export const mappedTo = (
  mapping: StageMapping,
  at: Pick<MappedSubstage, 'stageIndex' | 'substageIndex'>,
): MappedSubstage | null =>
  mapping.find(
    ({ stageIndex, substageIndex }) =>
      stageIndex === at.stageIndex && substageIndex === at.substageIndex,
  ) ?? null;

/** A mapping that gives a substage nothing leaves it to staff [rule: event-creator-23]. */
export function isByHand(
  mapping: StageMapping,
  at: Pick<MappedSubstage, 'stageIndex' | 'substageIndex'>,
): boolean {
  const own = mappedTo(mapping, at);
  return own === null || (own.matchKeys.length === 0 && own.standingsKey === null);
}

/**
 * The positions of a stage's substages that follow the wiki, and of those that are entered by hand.
 */
export function followedIn(
  mapping: StageMapping,
  stageIndex: number,
  substageCount: number,
): { readonly followed: readonly number[]; readonly byHand: readonly number[] } {
  const all = Array.from({ length: substageCount }, (_, substageIndex) => substageIndex);
  const isHand = (substageIndex: number) => isByHand(mapping, { stageIndex, substageIndex });
  return { followed: all.filter((at) => !isHand(at)), byHand: all.filter(isHand) };
}
