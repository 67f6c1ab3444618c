/** A limit on a call, beside whatever else may end it. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether the time ran out, and not somebody gave up. */
  isOver(): boolean;
  end(): void;
}

export function startTimeLimit(milliseconds: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const giveUp = () => controller.abort(outer?.reason);
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, milliseconds);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
