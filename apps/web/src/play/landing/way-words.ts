import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

type Facts = Pick<ShownEvent, 'status' | 'isMade' | 'isEntered'> & {
  readonly event: Pick<ShownEvent['event'], 'stageName'>;
};

/** The label of a tile's one button. */
export function wayWords(shown: Facts | null, isVisitor: boolean): string {
  if (shown === null) return 'Enter';
  const { status, event, isMade, isEntered } = shown;
  const stage = event.stageName;
  if (status === 'complete') return m.seeResults();
  if (status === 'open') {
    return !isVisitor && isMade ? m.seeYourPicks({ stage }) : m.pickStage({ stage });
  }
  if (!isVisitor && isMade) return m.watchYourPicks({ stage });
  return !isVisitor && isEntered ? m.watchEarlierPicks() : m.watchStage({ stage });
}
