import { expect } from 'vitest';
import { commands, type Locator, userEvent } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The first element with this selector, as the browser gives it to screen readers. */
    outlineOf(selector: string): Promise<string>;
  }
}

const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
/** Screen readers tell of these when the focus goes in. */
const AROUND =
  'main, nav, dialog, fieldset, [role=dialog], [role=alertdialog], [role=group], [role=region], [role=toolbar], [role=radiogroup], section[aria-label], section[aria-labelledby], aside, ul[aria-label], ol[aria-label]';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const named = (element: Element, attribute: string): string =>
  plain(
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Times and counts that differ from run to run. */
type Steady = (text: string) => string;

const REST_MS = 500;

/** Parts that are fetched and drawn late are read as well. */
async function outlineAtRest(selector: string): Promise<string> {
  let before = '';
  for (;;) {
    const outline = await commands.outlineOf(selector);
    if (outline === before) return outline;
    before = outline;
    await new Promise((done) => setTimeout(done, REST_MS));
  }
}

/** A journey as somebody hears it who sees nothing: what Tab reaches, what is said by itself, what can be read. */
export class ReadAloud {
  readonly #lines: string[] = [];
  readonly #said = new Map<Element, string>();
  readonly #watch: MutationObserver;
  readonly #steady: Steady;
  #around: Element[] = [];

  constructor(steady: Steady = (text) => text) {
    this.#steady = steady;
    this.#watch = new MutationObserver(() => this.#listen());
    this.#watch.observe(document.documentElement, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
      attributeFilter: ['aria-live', 'role', 'hidden'],
    });
    this.#listen();
  }

  heading(text: string): void {
    this.#lines.push('', `# ${text}`);
  }

  /** All of a part in the order of reading. */
  async read(selector: string): Promise<void> {
    const outline = await outlineAtRest(selector);
    this.#lines.push(...outline.split('\n').map((line) => `  ${line}`));
  }

  /** Goes on by Tab, telling every stop, until the goal has the focus. */
  async tabTo(goal: Locator | Element, most = 60): Promise<void> {
    const wanted = () => (goal instanceof Element ? goal : goal.query());
    for (let at = 0; at < most; at += 1) {
      await userEvent.tab();
      await this.#tellFocus('Tab');
      if (document.activeElement === wanted()) return;
    }
    expect(document.activeElement, 'reached by Tab').toBe(wanted());
  }

  /** Presses a key and waits for what `until` expects; what has the focus then is told if it is another. */
  async press(key: string, until: () => Promise<unknown>): Promise<void> {
    const before = document.activeElement;
    this.#lines.push(`[${key.replaceAll(/[{}]/g, '') || 'Space'}]`);
    await userEvent.keyboard(key);
    await until();
    // Live regions change with an effect.
    await new Promise((done) => setTimeout(done, 300));
    this.#listen();
    if (document.activeElement !== before) await this.#tellFocus('Focus');
    else await this.#tellState();
  }

  /** The whole transcript. */
  text(): string {
    this.#watch.disconnect();
    return `${this.#lines.map(this.#steady).join('\n').trim()}\n`;
  }

  #listen(): void {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = region.checkVisibility() ? plain(region.textContent) : '';
      if (this.#said.get(region) === text) continue;
      const isNew = !this.#said.has(region);
      this.#said.set(region, text);
      // A status that comes with its text is not read; an alert is.
      const isRead = !isNew || region.matches('[role=alert], [aria-live=assertive]');
      if (text !== '' && isRead) this.#lines.push(`  says “${text}”`);
    }
  }

  async #outlineOfFocus(): Promise<string> {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    // Not by `:focus`: a window that is not in front has none.
    element.setAttribute('data-read', '');
    const outline = await commands
      .outlineOf('[data-read]')
      .finally(() => element.removeAttribute('data-read'));
    const [first = ''] = outline.split('\n');
    const description = named(element, 'aria-describedby');
    const keys = element.getAttribute('aria-keyshortcuts');
    const isUnpressed = element.getAttribute('aria-pressed') === 'false';
    return [
      first.replace(/^- /, '').replace(/:$/, ''),
      isUnpressed && 'not pressed',
      description,
      keys && `keys ${keys}`,
    ]
      .filter(Boolean)
      .join(', ');
  }

  async #tellState(): Promise<void> {
    this.#lines.push(`  ${await this.#outlineOfFocus()}`);
  }

  async #tellFocus(how: string): Promise<void> {
    const around: Element[] = [];
    for (let at = document.activeElement?.parentElement; at; at = at.parentElement)
      if (at.matches(AROUND)) around.unshift(at);
    const entered = around.filter((one) => !this.#around.includes(one));
    this.#around = around;
    const names = entered.map((one) => {
      const parts = one.querySelector(':scope > legend')?.childNodes ?? [];
      const legend = [...parts].map(({ textContent }) => textContent).join(' ');
      const name = plain(one.getAttribute('aria-label')) || named(one, 'aria-labelledby');
      const role = one.getAttribute('role') ?? one.tagName.toLowerCase();
      return `${role}${name || legend ? ` “${name || plain(legend)}”` : ''} › `;
    });
    this.#lines.push(`${how}: ${names.join('')}${await this.#outlineOfFocus()}`);
  }
}
