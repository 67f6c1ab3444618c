/** A name on the page, and its user. */
export interface ShownName {
  readonly frame: Element;
  readonly userId: number;
}

/**
 * The name that is the target of an event; null = none, or one whose owner the page does not know.
 */
export function nameAt(target: EventTarget | null): ShownName | null {
  const frame = target instanceof Element ? target.closest('.np-frame') : null;
  const owner = frame?.closest('[data-user]')?.getAttribute('data-user') ?? '';
  return frame && /^[1-9]\d*$/.test(owner) ? { frame, userId: Number(owner) } : null;
}
