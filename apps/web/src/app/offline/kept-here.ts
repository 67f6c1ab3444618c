import { currentGame } from '../../platform/core/current-game.ts';
import { eventsWithDraft } from '../../play/picks/saving/draft-store.ts';
import { type SeenSlip, seenSlips } from '../../play/picks/saving/seen-slips.ts';

export interface KeptHere {
  /** The slip that the page is about, else the last one that was seen of this game; null = none. */
  readonly slip: SeenSlip | null;
  /** Picks that were not submitted, and the stage that they are of where it is known. */
  readonly draft: { readonly stageName: string | null } | null;
  /** The service worker keeps the pages. */
  readonly hasPages: boolean;
}

const VISITOR = 0;

/** This browser can say so much of a page's slip without any answer. */
export function keptHere(pathname: string, userId: number): KeptHere {
  const named = Number(/\/event\/(\d+)/.exec(pathname)?.[1] ?? 0);
  const slips = seenSlips(userId);
  const slip =
    named > 0
      ? slips.find(({ eventId }) => eventId === named)
      : slips.find(({ gameId }) => gameId === currentGame.id);
  return {
    slip: slip ?? null,
    draft: draftOf(userId, slips, slip),
    hasPages: Boolean(navigator.serviceWorker?.controller),
  };
}

function draftOf(
  userId: number,
  slips: readonly SeenSlip[],
  shown: SeenSlip | undefined,
): KeptHere['draft'] {
  const drafts = new Set([
    ...eventsWithDraft(localStorage, userId),
    ...eventsWithDraft(localStorage, VISITOR),
  ]);
  if (drafts.size === 0) return null;
  if (shown && drafts.has(shown.eventId)) return { stageName: shown.stageName };
  const other = slips.find(({ eventId }) => drafts.has(eventId));
  return { stageName: other ? `${other.stageName}, ${other.eventName}` : null };
}
