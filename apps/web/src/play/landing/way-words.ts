import type { ShownEvent } from './use-tile.ts';

type Facts = Pick<ShownEvent, 'status' | 'isMade' | 'isEntered'> & {
  readonly event: Pick<ShownEvent['event'], 'stageName'>;
};

/** The label of a tile's one button. */
export function wayWords(shown: Facts | null, isVisitor: boolean): string {
  if (shown === null) return 'Enter';
  const { status, event, isMade, isEntered } = shown;
  const stage = event.stageName;
  if (status === 'complete') return 'See the results';
  if (status === 'open') {
    return !isVisitor && isMade ? `See your ${stage} picks` : `Pick ${stage}`;
  }
  if (!isVisitor && isMade) return `Watch your ${stage} picks`;
  return !isVisitor && isEntered ? 'Watch your earlier picks' : `Watch ${stage}`;
}
