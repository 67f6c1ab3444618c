import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

const headers = { Game: '1' };

interface League {
  readonly id: number;
  readonly name: string;
}

export interface Invite {
  readonly code: string;
  /** The link's path. */
  readonly path: string;
}

interface Wish {
  readonly name: string;
  readonly password?: string;
  readonly requireDiscord?: boolean;
}

async function sent<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A league of whoever is signed in, without its dialog. */
export async function makeLeague(request: APIRequestContext, wish: Wish): Promise<League> {
  const { league } = await sent<{ league: League }>(request, '/api/leagues/save', {
    nameplateId: null,
    requireDiscord: false,
    requireReddit: false,
    ...wish,
    ...(wish.password !== undefined && { confirmPassword: wish.password }),
  });
  return league;
}

export async function inviteOf(request: APIRequestContext, leagueId: number): Promise<Invite> {
  const answer = await request.get(`/api/leagues/invite?leagueId=${leagueId}`, { headers });
  const { code, link }: { code: string; link: string } = await answer.json();
  return { code, path: new URL(link).pathname };
}

export const changeInvite = (request: APIRequestContext, leagueId: number, wish: object) =>
  sent<object>(request, '/api/leagues/changeInvite', { leagueId, ...wish });

export const joinBy = (request: APIRequestContext, { code }: Invite) =>
  sent<League>(request, '/api/leagues/joinByInvite', { code });

/** The page behind a link in a chat. */
export class InvitePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async open({ path }: Pick<Invite, 'path'>, name: string): Promise<void> {
    await this.#page.goto(path);
    await expect(this.heading(name)).toBeVisible();
  }

  /** The league's page, and that it was joined just now. */
  async expectJoined({ id }: League): Promise<void> {
    const done = this.#page.getByRole('dialog', { name: 'League Joined!', exact: true });
    await expect(done).toBeVisible();
    await expect(this.#page).toHaveURL(new RegExp(`/rl/leagues/${id}(\\?.*)?$`));
    await done.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(done).toBeHidden();
  }
}
