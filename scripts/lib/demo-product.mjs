import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from './chromium.mjs';
import { root } from './workspace.mjs';

/** Starts the built product with its demo world and opens a browser beside it, for as long as the work takes. */
export async function withDemoProduct(work, env = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'callshot-demo-'));
  chmodSync(data, 0o711);
  const settings = {
    PORT: String(port),
    HOST: 'localhost',
    CALLSHOT_DATA: data,
    LOG_LEVEL: 'error',
  };
  const product = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, PUBLIC_URL: '', TRUST_PROXY: '', DATABASE_URL: '', ...env },
  });
  const address = `http://localhost:${port}`;
  try {
    await untilReady(product, address);
    const browser = await openBrowser();
    await work({ address, browser }).finally(() => browser.close());
  } finally {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await new Promise((resolve) => product.once('exit', resolve));
    }
    rmSync(data, { recursive: true, force: true });
  }
}

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

async function untilReady(product, address) {
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (product.exitCode !== null) break;
    await pause(200);
  }
  throw new Error('The product did not start');
}
