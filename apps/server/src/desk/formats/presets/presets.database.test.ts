import type { Answer } from '@callshot/contract';
import { type PointPreset, usualPoints } from '@callshot/rules';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';

type Preset = Answer<'POST /api/pointPreset'>;

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const mira = await product.user('mira', ['Admin']);

const advancing = (points: number): PointPreset => ({
  ...usualPoints,
  swiss: { ...usualPoints.swiss, advancing: points },
});

interface Wanted {
  readonly id?: number;
  readonly gameId?: number;
  readonly name?: string;
  readonly points?: unknown;
  readonly version?: number | null;
}

const save = (
  { id = 0, gameId = 1, name = 'House', points = usualPoints, version = null }: Wanted,
  user = admin,
) => user.post('/api/pointPreset', { id, gameId, name, points, version });
const saved = async (wanted: Wanted): Promise<Preset> => {
  const answer = await save(wanted);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const listed = async (gameId = 1): Promise<Preset[]> =>
  (await admin.get(`/api/pointPreset?gameId=${gameId}`)).json();
const usualOf = async (gameId = 1) =>
  (await listed(gameId)).filter(({ isUsual }) => isUsual).map(({ name }) => name);
const remove = ({ id }: Preset, user = admin) => user.delete(`/api/pointPreset/${id}`);
const mark = ({ id }: Preset, user = admin) => user.post('/api/pointPreset/usual', { id });
const codeOf = (answer: { readonly statusCode: number; json(): { readonly code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const audits = () =>
  db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'before', 'after'])
    .where('subjectType', '=', 'point_preset')
    .orderBy('id')
    .execute();
const stored = async () => [
  await db.selectFrom('pointPresets').selectAll().orderBy('id').execute(),
  await audits(),
];
const refusedWithout = async (wanted: Wanted, status: number, code: string) => {
  const before = await stored();
  expect(codeOf(await save(wanted)), JSON.stringify(wanted)).toEqual([status, code]);
  expect(await stored()).toEqual(before);
};

test('the first preset of a game is usual; the log tells of each change [rule: drafts-15]', async () => {
  expect(await listed()).toEqual([]);
  const house = await saved({ name: '  House ' });
  expect(house).toMatchObject({ gameId: 1, name: 'House', isUsual: true, version: 1 });
  expect(house).toMatchObject({ modifiedBy: 'chief', points: usualPoints });
  const steep = await saved({ name: 'Steep', points: advancing(9) });
  expect(steep.isUsual).toBe(false);
  const other = await saved({ gameId: 2, name: 'Steep' });
  expect(other.isUsual).toBe(true);
  expect((await listed()).map(({ name }) => name)).toEqual(['House', 'Steep']);

  const changed = await saved({ ...steep, name: 'Steeper', points: advancing(7) });
  expect(changed).toMatchObject({ version: 2, name: 'Steeper', points: advancing(7) });
  expect((await mark(changed, mira)).json()).toMatchObject({ isUsual: true, version: 2 });
  expect(await usualOf()).toEqual(['Steeper']);
  expect(await usualOf(2)).toEqual(['Steep']);
  expect((await mark(changed)).statusCode).toBe(200);
  expect((await remove(house)).statusCode).toBe(204);
  const told = await audits();
  expect(told.map(({ action }) => action.replace('point_preset.', ''))).toEqual([
    ...['created', 'created', 'created', 'changed', 'made_usual', 'deleted'],
  ]);
  expect(told[3]).toMatchObject({
    before: { name: 'Steep', 'swiss.advancing': 9 },
    after: { name: 'Steeper', 'swiss.advancing': 7 },
  });
  expect(told[4]).toMatchObject({
    actorUserId: mira.id,
    before: { usual: 'House' },
    after: { usual: 'Steeper' },
  });
  expect(told[5]).toMatchObject({ before: { name: 'House', 'groups.match': 1, isUsual: false } });
});

test('the usual one goes last, and what comes back is usual again [rule: drafts-15]', async () => {
  const [usual] = await listed();
  if (!usual) throw new Error('no preset');
  const more = await saved({ name: 'More' });
  const before = await stored();
  expect(codeOf(await remove(usual))).toEqual([409, 'preset_is_usual']);
  expect(await stored()).toEqual(before);
  expect((await remove(more)).statusCode).toBe(204);
  expect((await remove(usual)).statusCode).toBe(204);
  expect(codeOf(await remove(usual))).toEqual([404, 'preset_not_found']);
  expect(codeOf(await mark(usual))).toEqual([404, 'preset_not_found']);
  const again = await saved({ name: usual.name, points: usual.points });
  expect(again).toMatchObject({ isUsual: true, points: usual.points });
});

test('a name is taken once a game, in letters of either case [rule: drafts-15]', async () => {
  const mine = await saved({ name: 'Straße' });
  await saved({ name: 'Ångström' });
  for (const name of ['straße', ' STRAßE', 'ÅNGSTRÖM']) {
    await refusedWithout({ name }, 409, 'preset_name_taken');
  }
  await refusedWithout({ ...mine, name: 'ångström' }, 409, 'preset_name_taken');
  expect((await save({ gameId: 2, name: 'straße' })).statusCode).toBe(200);
  const written = await saved({ ...mine, name: 'STRAße' });
  expect(written.version).toBe(2);
});

test('a save over another version is refused with the newer copy; the same again writes nothing', async () => {
  const first = await saved({ name: 'Shared' });
  const newer = (await save({ ...first, points: advancing(5) }, mira)).json();
  expect(newer).toMatchObject({ version: 2, modifiedBy: 'mira' });
  const before = await stored();
  for (const version of [1, null, 3]) {
    const refused = await save({ ...first, points: advancing(6), version });
    expect(codeOf(refused)).toEqual([409, 'preset_changed']);
    expect(refused.json().current).toEqual(newer);
  }
  expect((await save({ ...first, points: advancing(5) })).json()).toEqual(newer);
  expect(await stored()).toEqual(before);
  await refusedWithout({ ...first, gameId: 2, points: advancing(8) }, 404, 'preset_not_found');
  await refusedWithout({ id: 2 ** 31 - 1 }, 404, 'preset_not_found');
});

test('one made under a key is made once, whatever happens to its answer', async () => {
  const body = { id: 0, gameId: 1, name: 'Once', points: usualPoints };
  const key = { 'idempotency-key': 'preset-once-1' };
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/pointPreset', body, key)));
  const ids = answers.map((answer) => answer.json().id);
  expect(new Set(ids).size).toBe(1);
  const other = await admin.post('/api/pointPreset', { ...body, name: 'Twice' }, key);
  expect(codeOf(other)).toEqual([422, 'idempotency_mismatch']);
});

test('of several at the same instant one is usual, one has the name, and one save wins [rule: drafts-15]', async () => {
  for (const { id } of (await listed(2)).toSorted(
    (a, b) => Number(a.isUsual) - Number(b.isUsual),
  )) {
    await admin.delete(`/api/pointPreset/${id}`);
  }
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => save({ gameId: 2, name: `Of ${at}` })),
  );
  expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 200));
  expect(await usualOf(2)).toHaveLength(1);
  const presets: Preset[] = await listed(2);
  await Promise.all(presets.map((own) => mark(own)));
  expect(await usualOf(2)).toHaveLength(1);
  const twins = await Promise.all([1, 2, 3].map(() => save({ gameId: 2, name: 'Twin' })));
  expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const [one] = presets;
  if (!one) throw new Error('no preset');
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, at) => save({ ...one, points: advancing(20 + at) })),
  );
  expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  // Marks and deletions together leave a usual one as long as there is any.
  await Promise.all(presets.flatMap((own) => [mark(own), remove(own)]));
  const left = await listed(2);
  expect(left.filter(({ isUsual }) => isUsual)).toHaveLength(left.length > 0 ? 1 : 0);
});

test('points that formats would refuse are refused with their places, and nothing is written [rule: drafts-12]', async () => {
  const swiss = (value: unknown) => ({
    ...usualPoints,
    swiss: { ...usualPoints.swiss, winless: value },
  });
  for (const points of [swiss(-1), swiss(101), swiss(2 ** 31)]) {
    const refused = await save({ name: 'Hostile', points });
    expect(codeOf(refused)).toEqual([400, 'preset_refused']);
    expect(refused.json().problems).toMatchObject([{ path: 'swiss.winless' }]);
  }
  const missed = { ...usualPoints, groups: { ...usualPoints.groups, placeMissedByOne: 3 } };
  await refusedWithout({ name: 'Hostile', points: missed }, 400, 'preset_refused');
  await refusedWithout({ name: ' ' }, 400, 'preset_needs_name');
  const before = await stored();
  const { rounds: _, ...some } = usualPoints;
  const shapes = [null, [], 'x', 1, {}, some, swiss('2'), swiss(1.5), swiss(null), swiss({})];
  for (const points of shapes) {
    expect((await save({ name: 'Hostile', points })).statusCode, JSON.stringify(points)).toBe(400);
  }
  for (const name of ['x'.repeat(61), 'a\u0000b', null]) {
    const answer = await save({ name: name as string });
    expect(answer.statusCode, String(name)).toBe(400);
  }
  for (const gameId of [0, 3, 1.5, '1']) {
    expect((await save({ gameId: gameId as number })).statusCode, String(gameId)).toBe(400);
  }
  expect(await stored()).toEqual(before);
  const extra = await saved({
    name: 'Extra',
    points: { ...usualPoints, __proto__x: 1, more: { a: 1 } },
  });
  expect(extra.points).toEqual(usualPoints);
});

test('a game has at most 50 of them', async () => {
  const count = (await listed()).length;
  for (let at = count; at < 50; at += 1) await saved({ name: `Many ${at}` });
  await refusedWithout({ name: 'One more' }, 409, 'too_many_presets');
});

test('events keep the points that they were made with', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const copy = () =>
    db
      .selectFrom('events')
      .select(['formatJson', 'version'])
      .where('id', '=', event.row.id)
      .executeTakeFirstOrThrow();
  const before = await copy();
  const [usual] = await listed();
  if (!usual) throw new Error('no preset');
  await saved({ ...usual, points: advancing(77) });
  expect(await copy()).toEqual(before);
});

test('who may: Admins alone', async () => {
  const [usual] = await listed();
  if (!usual) throw new Error('no preset');
  const before = await stored();
  for (const user of [
    await product.user('player'),
    await product.user('maker', ['EventCreator']),
    await product.user('surveyor', ['SurveyCreator']),
  ]) {
    expect((await user.get('/api/pointPreset?gameId=1')).statusCode).toBe(403);
    expect((await save({ name: 'Mine' }, user)).statusCode).toBe(403);
    expect((await mark(usual, user)).statusCode).toBe(403);
    expect((await remove(usual, user)).statusCode).toBe(403);
  }
  expect((await product.visitor.get('/api/pointPreset?gameId=1')).statusCode).toBe(401);
  expect(await stored()).toEqual(before);
});
