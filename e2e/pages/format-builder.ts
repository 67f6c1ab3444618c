import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';

/** /admin/eventFormatBuilder: the list of event formats. */
export class FormatBuilder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await goWithin(this.page, '/admin/eventFormatBuilder');
    await expect(this.rows.first()).toBeVisible();
  }

  /** Rows below the head. */
  get rows(): Locator {
    const table = this.page.getByRole('table', { name: 'Event formats' });
    return table.getByRole('row').filter({ has: this.page.locator('[aria-pressed]') });
  }

  /** By its whole name: other tests' formats stand in the same list. */
  row(name: string | RegExp): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Selected format' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Until the panel shows what it holds. */
  async select(name: string | RegExp): Promise<void> {
    await this.row(name).getByRole('button').click();
    await expect(this.panel.getByRole('region', { name: 'Stages' })).toBeVisible();
  }

  async start(name: string): Promise<void> {
    const starts = this.page.getByRole('region', { name: 'Start from' });
    await starts.getByRole('button', { name, exact: true }).click();
  }

  async importFile(name: string, text: string): Promise<void> {
    await this.page
      .getByLabel('File of an event format')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }
}

/** The editor of one format, by keyboard or by mouse. */
export class FormatEditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get name(): Locator {
    return this.page.getByLabel('Event format name');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  dialogField(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  /** A scoring group by the name that its field shows. */
  group(name: string): Locator {
    return this.page.getByRole('region', { name: `Scoring group ${name}`, exact: true });
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).press('Enter');
  }

  /** From the list. */
  async edit(name: string | RegExp): Promise<void> {
    const formats = new FormatBuilder(this.page);
    await formats.row(name).getByRole('button').click();
    await formats.button('Edit').click();
    await expect(this.name).toBeVisible();
  }

  /** Asks in the drawing where the first loser goes. */
  async startLoserPath(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Choose in the drawing/ })
      .first()
      .click();
  }

  /** Goes on from the one that is chosen. */
  async choose(group: string, from: string, arrow: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
    const choices = this.page.getByRole('group', { name: group, exact: true });
    await choices.getByRole('radio', { name: from, exact: true }).press(arrow);
  }

  async pick(group: string, choice: string): Promise<void> {
    const choices = this.page.getByRole('group', { name: group, exact: true });
    await choices.getByText(choice, { exact: true }).click();
  }

  async rename(group: Locator, name: string): Promise<void> {
    await group.getByLabel('Scoring group name').focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
  }

  /** Drags a line from who leaves a match into a slot of another. */
  async drawLine(from: string, who: 'winner' | 'loser', to: string, slot: 'top' | 'bottom') {
    const [start, end] = [await this.#port(from, who), await this.#port(to, slot)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x - 20, end.y, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await expect(this.page.getByText(/^(Drop|Not) here/)).toBeVisible();
    await this.page.mouse.up();
  }

  /** By how many pixels the drawing moves while a line is held over a slot. */
  async driftBelow(from: string, who: 'winner' | 'loser', to: string, slot: 'top' | 'bottom') {
    const [start, end] = [await this.#port(from, who), await this.#port(to, slot)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    const { x, y } = await this.#port(to, slot);
    await this.page.mouse.up();
    return Math.hypot(x - end.x, y - end.y);
  }

  async #port(match: string, port: string) {
    const handle = this.page.locator(`[data-nodeid="${match}"][data-handleid="${port}"]`);
    const { x, y, width, height } = (await handle.boundingBox()) ?? raise(`${match} ${port}`);
    return { x: x + width / 2, y: y + height / 2 };
  }
}

function raise(what: string): never {
  throw new Error(`${what} is not drawn`);
}
