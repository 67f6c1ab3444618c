import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

/** Takes the README's pictures of the real product with its demo world. */
begin('screenshots');
await ensureInstalled();
await ensureBuilt();
await ensureChromium();

const port = 3900;
const address = `http://localhost:${port}`;
const pictures = join(root, 'docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'callshot-pictures-'));
chmodSync(data, 0o711);
mkdirSync(pictures, { recursive: true });

const product = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    CALLSHOT_DATA: data,
    LOG_LEVEL: 'error',
    DEMO_SIGN_IN: 'on',
  },
});
try {
  await untilReady();
  await takePictures();
} finally {
  product.kill('SIGTERM');
  await new Promise((resolve) => product.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

async function untilReady() {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error('The product did not start');
}

async function takePictures() {
  const { chromium } = await import('@playwright/test');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const desktop = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  await picture(browser, 'landing', desktop, '/');
  await picture(browser, 'swiss', desktop, '/cs', pickSwiss);
  await picture(browser, 'bracket', desktop, '/rl/event/7', pickBracket);
  await picture(browser, 'results', desktop, '/rl/event/1', resultsShown);
  await picture(browser, 'phone-swiss', phone, '/cs', pickSwiss);
  await picture(browser, 'phone-bracket', phone, '/rl');
  await picture(browser, 'bell', desktop, '/rl', openBell);
  await picture(browser, 'profile', desktop, '/cs', openProfile);
  await browser.close();
}

async function picture(browser, name, screen, path, act = async () => {}) {
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

/** Picks the favourites of the first rounds through the score dialogs. */
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
    await page.getByRole('dialog').getByText(score.slice(0, 3)).first().click();
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
  await page.getByText('Linked accounts').waitFor();
}
