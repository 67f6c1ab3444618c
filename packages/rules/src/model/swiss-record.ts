import type { FormatStage, SwissStageDetails } from './format.ts';
import { PickType, placeOfType } from './picks.ts';

/** So many wins send a team through a Swiss stage, as many losses put it out [rule: swiss-5]. */
export const SWISS_ENOUGH = 3;

/** The range that a format can ask for instead. */
export const SWISS_WINS = { least: 2, most: 5 } as const;

/** The wins that a stage needs [rule: swiss-13]. */
export const winsNeeded = (details: Wins): number => details?.winsNeeded ?? SWISS_ENOUGH;

type Wins = Pick<SwissStageDetails, 'winsNeeded'> | null | undefined;

/** '3-0': every match won. */
export const sweepOf = (details: Wins): string => `${winsNeeded(details)}-0`;

/** '0-3': every match lost. */
export const lostSweepOf = (details: Wins): string => `0-${winsNeeded(details)}`;

/** A pick type's name in a sentence about a stage. */
export function pickTypeName(
  { swissStageDetails }: Pick<FormatStage, 'swissStageDetails'>,
  pickTypeId: PickType,
): string {
  if (pickTypeId === PickType.cleanSweepWinner) return sweepOf(swissStageDetails);
  if (pickTypeId === PickType.cleanSweepLoser) return lostSweepOf(swissStageDetails);
  return NAMES[pickTypeId] ?? `place ${placeOfType(pickTypeId)}`;
}

const NAMES: Partial<Record<PickType, string>> = {
  [PickType.advancing]: 'advancing',
  [PickType.eliminated]: 'eliminated',
  [PickType.firstPlace]: 'first place',
  [PickType.secondPlace]: 'second place',
};
