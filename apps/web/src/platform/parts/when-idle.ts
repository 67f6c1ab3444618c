type Task = () => Promise<unknown>;

const waiting: Task[] = [];
/** Tasks that are added while modules load wait until the page has been drawn. */
let isBegun = false;
let isWorking = false;

/** The page is shown first, with everything that it asks for at once. */
const AFTER_LOAD_MS = 1500;
const LONGEST_MS = 3000;

function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    } else setTimeout(resolve, 200);
  });
}

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => setTimeout(resolve, AFTER_LOAD_MS);
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
  });

/** Users who pay for data download only what they use. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

async function work(): Promise<void> {
  if (isWorking || !isBegun) return;
  isWorking = true;
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    await nextIdle();
    // A failed task is repeated when its result is needed, and told then.
    await task().catch(() => undefined);
  }
  isWorking = false;
}

/** Does something once the browser has nothing else to do, one thing after another. */
export function whenIdle(task: Task): void {
  waiting.push(task);
  void work();
}

/** Called once, when the page is being drawn. */
export async function beginIdleWork(): Promise<void> {
  if (savesData()) return;
  await pageLoaded();
  isBegun = true;
  await work();
}
