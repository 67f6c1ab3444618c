import type { SavedFormat } from '@callshot/contract';
import { parseFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { hostileFormatFiles } from '../../../../../packages/rules/fixtures/hostile-format-files.ts';
import { testProduct } from '../../../testing/product/product.ts';

// An imported file is refused with a sentence, or saved as it is. It never causes a server error.

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const stored = async () => ({
  formats: await db.selectFrom('eventFormats').selectAll().execute(),
  audits: await db.selectFrom('auditLog').select('id').execute(),
});

const emptyJson = JSON.stringify({ version: 1, stages: [] });

const refusals = {
  unreadable: { status: 400, code: 'format_unreadable' },
  'too large': { status: 413, code: expect.stringMatching(/^(?:format_)?too_large$/) },
};

test('there are enough of them', () => {
  expect(new Set(hostileFormatFiles.map(({ why }) => why)).size).toBeGreaterThan(60);
});

test.each(hostileFormatFiles)('$becomes: $why', async ({ text, becomes }) => {
  const json = text();
  const before = await stored();
  const answer = await admin.post('/api/eventFormat', { id: 0, name: 'Imported', json });
  if (becomes === 'unreadable' || becomes === 'too large') {
    const { status, code } = refusals[becomes];
    expect(answer.json()).toMatchObject({ code, title: expect.stringMatching(/\w+ \w+/) });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.length).toBeLessThan(8192);
    expect(await stored()).toEqual(before);
    return;
  }
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const saved: SavedFormat = answer.json();
  expect(saved.problems > 0).toBe(becomes === 'draft');
  expect(parseFormat(saved.json).ok).toBe(becomes === 'ready');
  expect(saved.json).not.toMatch(/isAdmin|isReady/);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  const read = await admin.get(`/api/eventFormat/${saved.id}`);
  expect(read.json()).toEqual(saved);
  // A read format can be saved, exported and imported unchanged.
  const again = { ...saved, json: saved.json };
  expect((await admin.post('/api/eventFormat', again)).json()).toEqual(saved);
  const renamed = await admin.post('/api/eventFormat', { ...saved, name: 'Renamed' });
  expect(renamed.statusCode).toBe(200);
  const mended = { ...renamed.json(), json: emptyJson };
  expect((await admin.post('/api/eventFormat', mended)).json()).toMatchObject({ problems: 1 });
});

test('all of them are listed, and each can be deleted', async () => {
  const list = (await admin.get('/api/eventFormat')).json();
  expect(list.length).toBeGreaterThan(30);
  for (const { id } of list) {
    expect((await admin.delete(`/api/eventFormat/${id}`)).statusCode).toBe(204);
  }
});
