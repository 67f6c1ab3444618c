import { placeOfPath } from '../banner/event-choice.ts';
import { readStageAddress } from './stage-address.ts';

interface ShownPicks {
  readonly eventId: number;
  readonly ownerId: number | null;
  readonly stageIndex: number;
  /** The event that an address without an event leads to. */
  readonly eventOfVisit: number | null;
  /** A submission waits for a connection: another stage would give it up. */
  readonly isWaiting: boolean;
}

interface Target {
  readonly pathname: string;
  readonly search: string;
}

const ALL_STAGES = { isOpen: () => true, substages: [] };

/** Whether an address leads away from the picks on screen. */
export function leavesPicks({ pathname, search }: Target, shown: ShownPicks): boolean {
  const place = placeOfPath(pathname);
  if (place === null || (place.eventId ?? shown.eventOfVisit) !== shown.eventId) return true;
  if (place.userId !== null && place.userId !== shown.ownerId) return true;
  const { stage } = readStageAddress(search, ALL_STAGES, 0);
  return shown.isWaiting && (stage ?? shown.stageIndex) !== shown.stageIndex;
}
