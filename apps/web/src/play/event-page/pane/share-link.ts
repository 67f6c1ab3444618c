import { pathOfOwner } from '../banner/event-choice.ts';
import { stageOnly } from '../stage/stage-address.ts';

interface Shared {
  readonly prefix: string;
  readonly eventId: number;
  /** The user on screen when there are picks to show of them [rule: event-page-5]. */
  readonly userIdWithPicks: number | null;
  /** The query on screen, of which the stage is shared. */
  readonly search: string;
}

/**
 * The link that Share copies: the event, the owner of the picks on screen, and the stage if one was
 * chosen.
 */
export function shareLink(origin: string, { prefix, eventId, userIdWithPicks, search }: Shared) {
  const user = userIdWithPicks === null ? '' : `/${pathOfOwner(userIdWithPicks)}`;
  return `${origin}/${prefix}/event/${eventId}${user}${stageOnly(search)}`;
}
