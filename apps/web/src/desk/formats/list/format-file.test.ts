import { describe, expect, test } from 'vitest';
import { hostileFormatFiles } from '../../../../../../packages/rules/fixtures/hostile-format-files.ts';
import { formatFileName, printFormatFile, readFormatFile } from './format-file.ts';

const fileOf = (text: string, name = 'cup.json') => new File([text], name);
const format = '{"version":1,"stages":[]}';

test('what was exported is imported as it was, name and all', async () => {
  const text = printFormatFile('Major 2026', format);
  expect(text).toContain('\n  "version": 1');
  expect(await readFormatFile(fileOf(text))).toEqual({
    ok: true,
    name: 'Major 2026',
    json: format,
  });
});

test.each([
  { why: 'no name', text: format, called: 'my cup.JSON', name: 'my cup' },
  { why: 'an empty one', text: '{"name":" "}', called: 'a.json', name: 'a' },
  { why: 'no text', text: '{"name":{"x":1}}', called: 'b.json', name: 'b' },
  { why: 'a long one', text: `{"name":"${'x'.repeat(300)}"}`, called: 'c', name: 'x'.repeat(100) },
  {
    why: 'wide characters',
    text: `{"name":"x${'😀'.repeat(99)}"}`,
    called: 'd',
    name: `x${'😀'.repeat(49)}`,
  },
])('the name where the file holds $why', async ({ text, called, name }) => {
  expect(await readFormatFile(fileOf(text, called))).toMatchObject({ ok: true, name });
});

test('a file that is too large is not read', async () => {
  const file = {
    name: 'large.json',
    size: 10 * 1024 * 1024,
    text: () => Promise.reject(new Error('It was read')),
  };
  expect(await readFormatFile(file)).toEqual({
    ok: false,
    sentence: 'The file has 10 MB, and an event format has at most 1 MB.',
  });
});

describe('whatever a file holds', () => {
  test.each(hostileFormatFiles)('$why', async ({ why, text, becomes }) => {
    const read = await readFormatFile(fileOf(text()));
    if (becomes === 'too large') expect(read.ok).toBe(false);
    // A browser prints nothing as deep as the server could read.
    const isTaken = (becomes === 'draft' && !why.startsWith('deep')) || becomes === 'ready';
    if (isTaken) expect(read.ok).toBe(true);
    if (!read.ok) expect(read.sentence).toMatch(/^The file .*\.$/);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

test.each([
  { name: 'Major 2025: three Swiss stages', file: 'major-2025-three-swiss-stages.json' },
  { name: '../../etc/passwd', file: 'etc-passwd.json' },
  { name: '???', file: 'event-format.json' },
  { name: 'Épée', file: 'épée.json' },
])('exported as $file', ({ name, file }) => {
  expect(formatFileName(name)).toBe(file);
});
