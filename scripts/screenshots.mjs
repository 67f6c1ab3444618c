import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { withDemoProduct } from './lib/demo-product.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

/** Takes the README's pictures of the real product with its demo world. */
begin('screenshots');
await ensureInstalled();
await ensureBuilt();
await ensureChromium();

const pictures = join(root, 'docs/pictures');
mkdirSync(pictures, { recursive: true });
await withDemoProduct(takePictures, { DEMO_SIGN_IN: 'on' });

async function takePictures({ address, browser }) {
  const picture = (...taken) => takePicture({ address, browser }, ...taken);
  const desktop = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  await picture('landing', desktop, '/');
  await picture('swiss', desktop, '/cs', pickSwiss);
  await picture('bracket', desktop, '/rl/event/7', pickBracket);
  await picture('results', desktop, '/rl/event/1', resultsShown);
  await picture('phone-swiss', phone, '/cs', pickSwiss);
  await picture('phone-bracket', phone, '/rl');
  await picture('bell', desktop, '/rl', openBell);
  await picture('profile', desktop, '/cs', openProfile);
}

async function takePicture({ address, browser }, name, screen, path, act = async () => {}) {
  const context = await browser.newContext({ ...screen, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto(`${address}/rl`);
  if (path !== '/') await logIn(page);
  await page.goto(`${address}${path}`);
  await page.waitForLoadState('networkidle');
  await act(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
  await context.close();
}

async function logIn(page) {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Game: '1' },
      body: JSON.stringify({ username: 'demo-player', password: 'callshot-demo-player' }),
    });
    return answer.status;
  });
  if (status !== 200) throw new Error(`Logging in answered ${status}`);
}

async function pickSwiss(page) {
  for (const team of ['FaZe', 'Virtus.pro', 'FURIA', 'MIBR', 'Legacy']) {
    await page
      .getByRole('button', { name: new RegExp(`^${team}`, 'i') })
      .first()
      .click();
  }
}

/** Picks the favourites of the first rounds, with their scores. */
async function pickBracket(page) {
  for (const [team, score] of [
    ['Moist Esports', '3–1'],
    ['Team BDS', '3–0'],
    ['Version1', '3–2'],
    ['G2 Esports', '3–1'],
    ['Karmine Corp', '3–2'],
    ['FaZe Clan', '3–0'],
  ]) {
    await page
      .getByRole('button', { name: new RegExp(team) })
      .first()
      .click();
    await page
      .getByRole('group', { name: /^Series score/ })
      .getByRole('button', { name: score })
      .click();
  }
}

async function resultsShown(page) {
  await page.getByRole('region', { name: 'Summary' }).waitFor();
}

async function openBell(page) {
  await page.getByRole('button', { name: /notification/i }).click();
  await page.getByRole('button', { name: 'Clear all' }).waitFor();
}

async function openProfile(page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByText('Profile', { exact: true }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Linked accounts' }).waitFor();
}
