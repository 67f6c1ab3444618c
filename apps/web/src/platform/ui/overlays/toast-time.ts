/** Milliseconds that a toast is shown [rule: product-20]. */
const SHOWN_FOR = 3000;
/** Somebody has to reach the button. */
const SHOWN_WITH_ACTION = 8000;
/** A slow reader takes as long for a letter. */
const FOR_EACH_LETTER = 70;
/** At least this much is left once nobody reads it any more. */
const LEAST_LEFT = 1500;

export const toastTime = (text: string, hasAction: boolean): number =>
  Math.max(hasAction ? SHOWN_WITH_ACTION : SHOWN_FOR, text.length * FOR_EACH_LETTER);

interface Running {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | null;
  readonly end: () => void;
}

/** Timers that all stand still for as long as anything holds them. */
export class HeldTimers {
  readonly #running = new Map<number, Running>();
  readonly #holders = new Set<string>();

  start(id: number, milliseconds: number, end: () => void): void {
    const running = { left: milliseconds, startedAt: 0, timer: null, end };
    this.#running.set(id, running);
    if (this.#holders.size === 0) this.#go(id, running);
  }

  stop(id: number): void {
    const running = this.#running.get(id);
    if (running?.timer) clearTimeout(running.timer);
    this.#running.delete(id);
  }

  hold(holder: string): void {
    const wasHeld = this.#holders.size > 0;
    this.#holders.add(holder);
    if (wasHeld) return;
    for (const running of this.#running.values()) {
      if (running.timer) clearTimeout(running.timer);
      running.timer = null;
      running.left = Math.max(LEAST_LEFT, running.left - (Date.now() - running.startedAt));
    }
  }

  release(holder: string): void {
    if (!this.#holders.delete(holder) || this.#holders.size > 0) return;
    for (const [id, running] of this.#running) this.#go(id, running);
  }

  #go(id: number, running: Running): void {
    running.startedAt = Date.now();
    running.timer = setTimeout(() => {
      this.#running.delete(id);
      running.end();
    }, running.left);
  }
}
