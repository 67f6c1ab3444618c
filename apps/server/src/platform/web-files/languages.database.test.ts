import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/platform/app.ts';

const root = mkdtempSync(join(tmpdir(), 'callshot-languages-'));
afterAll(() => rmSync(root, { recursive: true }));

const names = ['rl-event', 'rl-other', 'cs-event', 'cs-other'];
const pageOf = (language: string, name: string) =>
  `<!doctype html><html lang="${language}"><title>${name}</title><script>in("${language}")</script>`;

function plant(language: string, home: string, folder: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, home), pageOf(language, 'home'));
  for (const name of names) {
    const page = pageOf(language, name);
    writeFileSync(join(root, folder, `${name}.html`), page);
    writeFileSync(join(root, folder, `${name}.html.br`), brotliCompressSync(page));
  }
}
plant('en', 'index.html', 'pages');
plant('de', 'pages/de/index.html', 'pages/de');
plant('pl', 'pages/pl/index.html', 'pages/pl');

const invite = {
  path: /^\/join\/\w+$/,
  find: async () => ({ title: 'A league', text: 'You are invited' }),
};
const languageOfSession = async (token: string) => (token === 'mine' ? 'pl' : null);
const { app } = await testApp({ webRoot: root, previews: [invite], languageOfSession });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  { why: 'nothing', headers: {}, language: 'en' },
  { why: 'the browser', headers: { 'accept-language': 'de-CH,fr;q=0.5' }, language: 'de' },
  {
    why: 'the cookie',
    headers: { 'accept-language': 'de', cookie: 'callshot-language=en' },
    language: 'en',
  },
  {
    why: 'the account',
    headers: { 'accept-language': 'de', cookie: 'callshot-language=de; callshot=mine' },
    language: 'pl',
  },
  {
    why: 'a cookie of no language',
    headers: { cookie: 'callshot-language=..%2F..%2Fetc; callshot=' },
    language: 'en',
  },
])(
  'a page is in the language of $why, with its own policy [rule: product-45]',
  async ({ headers, language }) => {
    for (const [url, name] of [
      ['/', 'home'],
      ['/cs/event/7?userId=3', 'cs-event'],
      ['/no/such/place', 'rl-other'],
    ] as const) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.body]).toEqual([200, pageOf(language, name)]);
      expect(answer.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['set-cookie']).toBeUndefined();
      const hash = createHash('sha256').update(`in("${language}")`).digest('base64');
      expect(answer.headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash}'`,
      );
    }
  },
);

test('a browser that holds a page in one language gets the whole page in another [rule: product-45]', async () => {
  const german = await get('/cs', { 'accept-language': 'de', 'accept-encoding': 'br' });
  expect(german.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(german.rawPayload).toString()).toBe(pageOf('de', 'cs-event'));
  const held = { 'if-none-match': String(german.headers.etag), 'accept-encoding': 'br' };
  const again = await get('/cs', { 'accept-language': 'de', ...held });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  const polish = await get('/cs', { 'accept-language': 'pl', ...held });
  expect(polish.statusCode).toBe(200);
  expect(brotliDecompressSync(polish.rawPayload).toString()).toBe(pageOf('pl', 'cs-event'));
});

test('a link’s preview stands in a page of the reader’s language', async () => {
  const { body } = await get('/join/abc', { 'accept-language': 'de' });
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<title>A league</title>');
});

test.each([
  '/pages/de/index.html',
  '/pages/de/',
  '/pages/de',
  '/index.html',
  '/pages/de/cs-event.html',
])('%s is no address of its own', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a head of a page says as much as the page', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'pl' };
  const head = await app.inject({ method: 'HEAD', url: '/', headers });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(String(pageOf('pl', 'home').length));
});
