import type { GameId } from '@callshot/rules';
import { eventPath } from '../../../platform/game-prefix.ts';

/** The picture of a trophy among the web part's files [rule: trophies-6]. */
export const trophyImagePath = (rewardTypeId: number, trophyTypeId: number): string =>
  `/trophies/${rewardTypeId}/${trophyTypeId}.svg`;

const tierNames = ['Wood', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'];

/** The name of a tier [rule: trophies-1]. */
export const tierName = (trophyTypeId: number): string => tierNames[trophyTypeId - 1] ?? '';

/** The trophy that a user shows beside the name. */
export interface PinnedTrophy {
  readonly name: string;
  readonly eventName: string;
  readonly imagePath: string;
  /** The page of its event. */
  readonly url: string;
}

/** A pinned trophy as joined; all null without one. */
export interface PinnedRow {
  readonly trophyTypeId: number | null;
  readonly eventId: number | null;
  readonly eventName: string | null;
  readonly gameId: GameId | null;
  readonly rewardTypeId: number | null;
}

export function pinnedTrophyOf(row: PinnedRow): PinnedTrophy | null {
  const { trophyTypeId, eventId, eventName, gameId, rewardTypeId } = row;
  if (trophyTypeId === null || eventId === null || eventName === null || gameId === null)
    return null;
  return {
    name: tierName(trophyTypeId),
    eventName,
    imagePath: trophyImagePath(rewardTypeId ?? 1, trophyTypeId),
    url: eventPath({ gameId, eventId }),
  };
}
