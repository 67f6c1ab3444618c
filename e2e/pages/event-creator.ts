import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';

/** /admin/event/create: an event from a tournament of the wiki, or by hand. */
export class EventCreator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await goWithin(this.page, '/admin/event/create');
    await expect(this.page.getByRole('region', { name: 'Tournaments' })).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get tournaments(): Locator {
    return this.page.getByRole('group', { name: 'Upcoming tournaments' }).getByRole('radio');
  }

  get mapping(): Locator {
    return this.page.getByRole('region', { name: 'Stage mapping' });
  }

  /** A group of the wiki, by how its name begins. */
  group(name: RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Groups of the wiki' })
      .getByRole('button', { name });
  }

  slot(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async search(game: string, from: string, to: string): Promise<void> {
    await this.page.getByRole('radio', { name: game }).check();
    await this.page.getByLabel('From', { exact: true }).fill(from);
    await this.page.getByLabel('To', { exact: true }).fill(to);
    await this.button('Search').click();
    await expect(this.tournaments.first()).toBeVisible();
  }

  /** Chooses a tournament, whose format the wiki knows. */
  async draft(tournament: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: tournament }).check();
    await expect(this.page.getByRole('heading', { name: 'Drafted from the wiki' })).toBeVisible();
  }

  /** Chooses a tournament and a format, each by how its name begins, and loads the details. */
  async load(tournament: RegExp, format: RegExp): Promise<void> {
    await this.draft(tournament);
    await this.button('Choose another format').click();
    await this.chooseFormat(format);
    await this.button('Load Event').click();
    await expect(this.mapping).toBeVisible();
  }

  async chooseFormat(format: RegExp): Promise<void> {
    const option = this.page.getByRole('option', { name: format });
    await expect(option).toBeAttached();
    await this.page
      .getByLabel('Event format')
      .selectOption((await option.getAttribute('value')) ?? '');
  }

  /** By mouse, as a hand does: over the slot before it lets go. */
  async drag(group: RegExp, slot: string): Promise<void> {
    const from = this.group(group);
    await from.scrollIntoViewIfNeeded();
    const start = await middleOf(from);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + 10, start.y + 10, { steps: 3 });
    const end = await middleOf(this.slot(slot));
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await expect(this.slot(slot).getByRole('button')).toHaveAttribute('data-aimed', 'true');
    await this.page.mouse.up();
  }

  /** By keyboard alone: lifted, where it begins at the first slot that it fits, and dropped. */
  async byKeys(group: string): Promise<void> {
    const card = this.group(new RegExp(`^${group}`));
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await this.page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  }

  /** Creates a finished tournament, which asks for a confirmation. */
  async createPast(): Promise<void> {
    await this.button('Create Event').click();
    const question = this.page.getByRole('dialog', { name: 'Is this intended?' });
    await expect(question).toContainText('its first stage can no longer be picked');
    await question.getByRole('button', { name: 'Create it anyway' }).click();
    await expect(this.page.getByRole('heading', { name: 'Event Created!' })).toBeVisible();
  }
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
