import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/platform/app.ts';
import { deleteOldFiles } from './kept-files.repository.ts';

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
  'board-AAAAAAAA.js': long,
  'de/board-AAAAAAAA.js': 'short',
  'board-BBBBBBBB.css': '.board { color: red; }',
  'plain.js': 'has no hash in its name',
};
const before = await testApp({ webRoot: build(old) });
const { db } = before;
const after = await testApp({ db, webRoot: build({ 'board-CCCCCCCC.js': 'new' }) });

const from = (app: typeof before.app, name: string, encoding = 'br, gzip') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });

test('a page of one version gets its files from a process of another', async () => {
  const script = await from(after.app, 'board-AAAAAAAA.js');
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe(long);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const plain = await from(after.app, 'de/board-AAAAAAAA.js', 'gzip');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'short']);
  const style = await from(after.app, 'board-BBBBBBBB.css', 'identity');
  expect([style.headers['content-type'], style.body]).toEqual([
    'text/css; charset=utf-8',
    old['board-BBBBBBBB.css'],
  ]);
  // And the page of the newer version from the older process.
  expect((await from(before.app, 'board-CCCCCCCC.js', '')).body).toBe('new');
});

test.each(['board-ZZZZZZZZ.js', 'plain.js', 'de/../plain.js', 'board-AAAAAAAA.map'])(
  '%s, which no version had, is not found',
  async (name) => {
    const answer = await from(after.app, name);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

test('a file goes when no process that has it started for 14 days', async () => {
  const days = (count: number, name: string) =>
    sql`update kept_files set served_at = clock_timestamp() - ${count}::int * interval '1 day'
      where name = ${name}`.execute(db);
  await days(15, 'board-AAAAAAAA.js');
  await days(15, 'board-BBBBBBBB.css');
  await days(13, 'de/board-AAAAAAAA.js');
  // A start of that version marks its files again.
  await testApp({ db, webRoot: build({ 'board-BBBBBBBB.css': 'x' }) });
  await deleteOldFiles(db);
  const { rows } = await sql<{ name: string }>`select name from kept_files order by name`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'board-BBBBBBBB.css',
    'board-CCCCCCCC.js',
    'de/board-AAAAAAAA.js',
  ]);
});
