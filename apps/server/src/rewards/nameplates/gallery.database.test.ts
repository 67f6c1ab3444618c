import { compileStyle } from '@callshot/nameplate-style';
import { expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { knownSettings } from '../../staff/settings/known-settings.ts';

const product = await testProduct();
const { db } = product;
const plates = await db.selectFrom('nameplates').selectAll().orderBy('id').execute();

test('the product comes with nameplates of every type that is given', () => {
  expect(plates).toHaveLength(26);
  expect([...new Set(plates.map(({ typeId }) => typeId))].sort()).toEqual([2, 3, 4, 5, 6]);
});

test.each(plates)('the style of $name compiles to itself', ({ style }) => {
  expect(style).not.toBe('');
  expect(compileStyle(style)).toEqual({ ok: true, canonical: style });
});

test('what SUBMIT of a survey wears is one of them [rule: surveys-11]', () => {
  const setting = knownSettings.find(({ facts }) => facts.name === 'surveySubmitNameplateId');
  expect(plates.map(({ id }) => String(id))).toContain(setting?.facts.defaultValue);
});

test('others have ids of their own', async () => {
  const admin = await product.user('chief', ['Admin']);
  const made = await admin.post('/api/nameplate/save', {
    id: null,
    name: 'New',
    description: '',
    style: '',
    namePlateTypeId: 2,
  });
  expect(made.json().id).toBeGreaterThanOrEqual(1000);
});

test('pages get all of them at once, from memory, and a tag [rule: nameplates-10]', async () => {
  const { visitor } = product;
  const first = await visitor.get('/api/nameplate/all-cached');
  expect(first.json().length).toBeGreaterThanOrEqual(26);
  expect(first.headers['cache-control']).toContain('public');
  const tag = String(first.headers.etag);
  const again = await visitor.get('/api/nameplate/all-cached', { 'if-none-match': tag });
  expect(again.statusCode).toBe(304);
});
