import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../testing/play/events.ts';
import { testProduct } from '../../testing/product/product.ts';
import { createWebhookSecret, signatureOf } from '../reach/webhooks/signature.ts';

// Runs the examples of /api/docs as a reader who copies them would.

const product = await testProduct();
const { app, db } = product;
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const CALLSHOT = `http://127.0.0.1:${port}`;
const user = await product.user('programmer');
const made = await user.post('/api/token/create', {
  name: 'Examples',
  scopes: ['read', 'picks:write'],
  expiresInDays: 1,
});
const TOKEN: string = made.json().secret;
const event = await testEvent(db, { stages: [swissStage()] });
const slip = randomPicks(event.stages[0]!.stage, randomOf(1));
await user.post(`/api/picks/save/user/${event.row.id}`, slip);
const savesBefore = await countRevisions();

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const { body: page } = await app.inject('/api/docs');
const examples = [
  ...page.matchAll(
    /<h3 id="example-[^"]*">([^<]*)<\/h3>[\s\S]*?<code data-language="(\w+)">([\s\S]*?)<\/code>/g,
  ),
].map(([, title = '', language = '', code = '']) => ({
  title: unescaped(title),
  language,
  code: unescaped(code),
}));
const codeOf = (wanted: string): string => {
  const found = examples.find(({ title }) => title === wanted);
  if (!found) throw new Error(`no example ${wanted}`);
  return found.code;
};

async function countRevisions(): Promise<number> {
  const { count } = await db
    .selectFrom('entryRevisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => app.close());

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { PATH: process.env.PATH, CALLSHOT, TOKEN } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(err))));
  });
}

const runScript = (title: string): Promise<string> => {
  const file = join(folder, `${title.replaceAll(' ', '-')}.mjs`);
  writeFileSync(file, codeOf(title));
  return run(process.execPath, [file]);
};
const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe('an example of the API reference works', () => {
  test.runIf(hasCurl)('who the token is', async () => {
    const told = await run('sh', ['-c', codeOf('Who the token is')]);
    expect(JSON.parse(told)).toMatchObject({ id: user.id, username: 'programmer', roles: [] });
  });

  test.runIf(hasCurl)('events that are open', async () => {
    const told = await run('sh', ['-c', codeOf('Events that are open or being played')]);
    expect(JSON.parse(told)).toMatchObject([{ id: event.row.id }]);
  });

  test('read only what has changed', async () => {
    expect(await runScript('Read only what has changed')).toBe('1 events; nothing new\n');
  });

  test('stay within the limit', async () => {
    expect(await runScript('Stay within the limit')).toMatch(/^left: \d+\n\[/);
  });

  test('save your picks', async () => {
    expect(await runScript('Save your picks')).toMatch(/^saved at 20/);
    const own = `/api/picks/get/user/${event.row.id}?userId=${user.id}`;
    expect((await user.get(own)).json().groupStagePicks.length).toBeGreaterThan(0);
    expect(await countRevisions()).toBe(savesBefore);
  });

  test('check that a delivery is ours', async () => {
    const secret = createWebhookSecret();
    process.env.SECRET = secret;
    const file = join(folder, 'verify.mjs');
    writeFileSync(file, codeOf('Check that a delivery is ours'));
    const { isOurs } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const now = Math.floor(Date.now() / 1000);
    const headers = (at: number, body: string) => ({
      'callshot-timestamp': String(at),
      'callshot-signature': signatureOf(secret, at, body),
    });
    expect(isOurs(headers(now, '{"a":1}'), '{"a":1}')).toBe(true);
    expect(isOurs(headers(now, '{"a":1}'), '{"a":2}')).toBe(false);
    expect(isOurs(headers(now - 301, '{"a":1}'), '{"a":1}')).toBe(false);
    expect(isOurs({}, '{}')).toBe(false);
  });

  test('and none is left out here', () => {
    expect(examples).toHaveLength(6);
  });
});
