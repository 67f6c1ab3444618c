import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/platform/app.ts';
import { webFiles } from './web-files.capability.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A build with these files below `assets`. */
function build(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'callshot-build-'));
  folders.push(root);
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'assets', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (text.length > 20) writeFileSync(`${path}.br`, brotliCompressSync(text));
  }
  return root;
}

const long = 'export const board = "of the version before";';
const old = {
  'board-AAAAAAA.js': long,
  'de/board-AAAAAAA.js': 'short',
  'board-BBBBBBB.css': '.board { color: red; }',
  'plain.js': 'has no hash in its name',
};
const { db } = await testApp();
const failures: unknown[] = [];

/** A process of a version: its app, and what keeps its files. */
async function processOf(webRoot: string) {
  const { app } = await testApp({ db, webRoot });
  const running = webFiles.make({ db, webRoot, onError: (error) => failures.push(error) });
  await running.start?.();
  const everyHour = async () => {
    for (const job of running.jobs ?? []) await job.run();
  };
  return { app, everyHour };
}

const before = await processOf(build(old));
const after = await processOf(build({ 'board-CCCCCCC.js': 'new' }));

const from = (app: typeof before.app, name: string, encoding = 'br, gzip') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });

test('a page of one version gets its files from a process of another', async () => {
  const script = await from(after.app, 'board-AAAAAAA.js');
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe(long);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const plain = await from(after.app, 'de/board-AAAAAAA.js', 'gzip');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'short']);
  const style = await from(after.app, 'board-BBBBBBB.css', 'identity');
  expect([style.headers['content-type'], style.body]).toEqual([
    'text/css; charset=utf-8',
    old['board-BBBBBBB.css'],
  ]);
  // And the page of the newer version from the older process.
  expect((await from(before.app, 'board-CCCCCCC.js', '')).body).toBe('new');
});

test.each(['board-ZZZZZZZZ.js', 'plain.js', 'de/../plain.js', 'board-AAAAAAA.map'])(
  '%s, which no version had, is not found',
  async (name) => {
    const answer = await from(after.app, name);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

const served = async (daysAgo: number) =>
  sql`update kept_files set served_at = clock_timestamp() - ${daysAgo}::int * interval '1 day'`.execute(
    db,
  );
const names = async () =>
  (await db.selectFrom('keptFiles').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const ofOld = ['board-AAAAAAA.js', 'board-BBBBBBB.css', 'de/board-AAAAAAA.js'];

test('a file stays while a process that has it runs, and goes 14 days later', async () => {
  await served(40);
  await before.everyHour();
  expect(await names()).toEqual(ofOld);
  await after.everyHour();
  expect(await names()).toHaveLength(4);
  await served(13);
  await after.everyHour();
  expect(await names()).toHaveLength(4);
  await served(15);
  await after.everyHour();
  expect(await names()).toEqual(['board-CCCCCCC.js']);
  expect(failures).toEqual([]);
});

test('processes that start at once keep their files once', async () => {
  await Promise.all([before, after, before, after].map(({ everyHour }) => everyHour()));
  expect(await names()).toHaveLength(4);
});

test('a build that cannot be read stops no start', async () => {
  const webRoot = join(tmpdir(), 'no such build');
  await webFiles.make({ db, webRoot, onError: (error) => failures.push(error) }).start?.();
  expect(failures).toMatchObject([{ code: 'ENOENT' }]);
});
