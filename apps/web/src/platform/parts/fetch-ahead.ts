type Task = () => Promise<unknown>;

const waiting: Task[] = [];
let isBegun = false;
let isWorking = false;

/** The page answers a press first. */
const AFTER_INTENT_MS = 1500;
const LONGEST_MS = 3000;
const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=tab], [data-match]';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function nextIdle(): Promise<void> {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') return pause(200);
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
  });
}

/** On a slow line, or where users pay for data, only what they use is loaded. */
function isLineGood(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  // Safari and Firefox tell nothing of the line.
  if (typeof connection !== 'object' || connection === null) return true;
  const speed: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') !== true && (speed === undefined || speed === '4g');
}

async function work(): Promise<void> {
  if (isWorking || !isBegun) return;
  isWorking = true;
  while (waiting.length > 0 && isLineGood()) {
    await nextIdle();
    // A failed task is repeated when its result is needed, and told then.
    await waiting
      .shift()?.()
      .catch(() => undefined);
  }
  isWorking = false;
}

/** Does something after the first intent, one thing after another, when the browser is idle. */
export function fetchAhead(task: Task): void {
  waiting.push(task);
  void work();
}

/**
 * Somebody is about to use the page once a pointer or the focus meets what can be pressed: a link's
 * page is loaded then, and afterwards what waits. A page that nobody uses loads nothing more.
 */
export function beginOnIntent(loadPage: (path: string) => Promise<unknown>): void {
  let last: Element | null = null;
  const meet = async ({ target }: Event): Promise<void> => {
    const met = target instanceof Element ? target.closest(PRESSABLE) : null;
    if (met === null || met === last || !isLineGood()) return;
    last = met;
    if (met instanceof HTMLAnchorElement && met.origin === location.origin) {
      await loadPage(met.pathname);
    }
    await pause(AFTER_INTENT_MS);
    isBegun = true;
    await work();
  };
  const listen = (event: Event) => void meet(event).catch(() => undefined);
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(kind, listen, { passive: true });
  }
}
