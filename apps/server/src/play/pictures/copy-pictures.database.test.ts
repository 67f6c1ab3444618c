import sharp from 'sharp';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { type Answer, sends, testPictureHost } from '../../../testing/play/picture-host.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { upsertTeams } from '../events/teams/event-teams.repository.ts';
import { type CopyParts, copyPictures } from './copy-pictures.ts';

const product = await testProduct();
const { db, visitor } = product;
const host = await testPictureHost();
const admin = await product.user('chief', ['Admin']);
const announced: number[] = [];
const parts: CopyParts = {
  db,
  changes: { announce: (_, eventId) => announced.push(eventId) },
  standing: { isLeader: () => true },
  line: host.line,
  hosts: ['liquipedia.net'],
};

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const at = (name: string) => `https://liquipedia.net/${name}`;
const pictures = () => db.selectFrom('pictures').select('hash').execute();
const sourceOf = (name: string) =>
  db.selectFrom('pictureSources').selectAll().where('url', '=', at(name)).executeTakeFirstOrThrow();
const asked: string[] = [];
const counted =
  (answer: Answer): Answer =>
  (response, request) => {
    asked.push(request.url ?? '');
    answer(response, request);
  };

test('logos and banners are copied, shown, and served for good [rule: event-creator-16]', async () => {
  const event = await testEvent(db, { stages: [swissStage()], imageSource: at('banner.png') });
  const [team] = event.teams;
  await db
    .updateTable('teams')
    .set({ logoSource: at('logo.png') })
    .where('id', '=', team?.id ?? 0)
    .execute();
  host.answers(counted(sends(png)));
  await copyPictures(parts);
  expect(asked.toSorted()).toEqual(['/banner.png', '/logo.png']);
  const { hash } = await sourceOf('logo.png');
  expect(await pictures()).toEqual([{ hash }]);
  const shown = await loadedEvent(db, event.row.id);
  expect(shown.row.imageUrl).toBe(`/api/picture/${hash}`);
  expect(shown.teams[0]?.logoUrl).toBe(`/api/picture/${hash}`);
  expect(shown.row.version).toBeGreaterThan(event.row.version);
  expect(announced).toContain(event.row.id);
  const served = await visitor.get(`/api/picture/${hash}`);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await visitor.get(`/api/picture/${'0'.repeat(64)}`)).statusCode).toBe(404);
  await copyPictures(parts);
  expect(asked.length).toBe(2);
});

test('what was fetched once is shown wherever else it is wanted, without another look', async () => {
  const event = await testEvent(db, { stages: [swissStage()], imageSource: at('banner.png') });
  const before = asked.length;
  await copyPictures(parts);
  const { hash } = await sourceOf('banner.png');
  expect((await loadedEvent(db, event.row.id)).row.imageUrl).toBe(`/api/picture/${hash}`);
  expect(asked.length).toBe(before);
});

test('another logo takes the place of the one before once it is there', async () => {
  const fields = { externalId: 'liquipedia:x', name: 'X', abbreviation: 'X', logoPath: null };
  const [id = 0] = await upsertTeams(db, 1, [{ ...fields, logoSource: at('logo.png') }]);
  await copyPictures(parts);
  const logoOf = async () =>
    (await db.selectFrom('teams').select('logoPath').where('id', '=', id).executeTakeFirstOrThrow())
      .logoPath;
  const first = await logoOf();
  await upsertTeams(db, 1, [{ ...fields, logoSource: at('new.png') }]);
  expect(await logoOf()).toBe(first);
  const blue = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  host.answers(sends(blue));
  await copyPictures(parts);
  expect(await logoOf()).toBe(`/api/picture/${(await sourceOf('new.png')).hash}`);
  expect(await logoOf()).not.toBe(first);
});

test('what cannot be copied is left, with words for staff; what may pass is tried again later', async () => {
  const bad = await testEvent(db, { stages: [swissStage()], imageSource: at('bad.png') });
  host.answers(counted(sends('<svg/>')));
  await copyPictures(parts);
  await copyPictures(parts);
  expect(asked.filter((path) => path === '/bad.png').length).toBe(1);
  expect((await admin.get(`/api/event/desk/${bad.row.id}`)).json()).toMatchObject({
    image: null,
    imageSource: at('bad.png'),
    imageProblem: 'It is not a PNG, JPEG, WebP or GIF',
  });
  await testEvent(db, { stages: [swissStage()], imageSource: at('gone.png') });
  host.answers((response) => response.destroy());
  await copyPictures(parts);
  const gone = await sourceOf('gone.png');
  expect(gone).toMatchObject({ tries: 1, hash: null, problem: 'Its host broke off' });
  expect(gone.nextAt?.getTime()).toBeGreaterThan(Date.now());
});

test('of other hosts, such as those of the recorded tournaments, nothing is fetched', async () => {
  const event = await testEvent(db, {
    stages: [swissStage()],
    imageSource: 'https://banners.invalid/1.png',
  });
  host.answers(sends(png));
  await copyPictures(parts);
  expect(host.reached).toEqual([]);
  expect((await admin.get(`/api/event/desk/${event.row.id}`)).json().imageProblem).toBe(
    'Pictures are taken from liquipedia.net alone',
  );
});

test('one process does it for all', async () => {
  const event = await testEvent(db, { stages: [swissStage()], imageSource: at('banner.png') });
  await copyPictures({ ...parts, standing: { isLeader: () => false } });
  expect((await loadedEvent(db, event.row.id)).row.imageUrl).toBeNull();
});
