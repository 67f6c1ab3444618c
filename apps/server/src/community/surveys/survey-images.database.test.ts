import type { Survey } from '@callshot/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newSurvey, type Wanted, wantedOf } from '../../../testing/community/surveys.ts';
import { sends, testPictureHost } from '../../../testing/play/picture-host.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createPictureTaker } from '../../play/pictures/take-picture.ts';
import { saveSurvey } from './save-survey.service.ts';
import { deleteUnsavedPictures } from './survey-pictures.repository.ts';

const product = await testProduct();
const { db, visitor } = product;
const staff = await product.user('image-staff', ['SurveyCreator']);
const host = await testPictureHost();
const pictures = createPictureTaker({ db, line: host.line, hosts: ['liquipedia.net'] });
const parts = { db, changes: { announce: () => {} }, pictures };

const pngOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const red = await pngOf('red');
const at = (name: string) => `https://liquipedia.net/${name}`;

/** A survey of one prompt whose answers have these images. */
const withImages = (...images: readonly (string | null)[]): Wanted =>
  newSurvey({
    prompts: [
      {
        promptId: 0,
        text: 'Which?',
        isMultiSelect: false,
        numberOfAnswers: 1,
        answers: images.map((imageUrl, nr) => ({ promptAnswerId: 0, text: `A${nr}`, imageUrl })),
      },
    ],
  });
const save = (wanted: Wanted) =>
  saveSurvey(
    parts,
    staff.id,
    {
      ...wanted,
      prompts: wanted.prompts.map((prompt) => ({ ...prompt, answers: [...prompt.answers] })),
    },
    null,
  );
const count = async () => (await db.selectFrom('surveys').select('id').execute()).length;

test('images elsewhere are copied with the survey, once each, and served from here', async () => {
  let asked = 0;
  host.answers((response, request) => {
    asked += 1;
    sends(red)(response, request);
  });
  const saved = await save(withImages(at('a.png'), null, at('a.png')));
  if (!saved.ok) throw new Error(saved.code);
  const survey: Survey = (await staff.get(`/api/survey/${saved.value}`)).json();
  const [first, second, third] = survey.prompts[0]?.answers ?? [];
  expect(first?.imageUrl).toMatch(/^\/api\/picture\/[0-9a-f]{64}$/);
  expect([second?.imageUrl, third?.imageUrl]).toEqual([null, first?.imageUrl]);
  expect(asked).toBe(1);
  const served = await visitor.get(first?.imageUrl ?? '');
  expect(served.headers['content-type']).toBe('image/webp');
  // As it is read it can be saved again.
  expect(
    (await staff.post('/api/survey/save', { ...wantedOf(survey), title: 'Again' })).statusCode,
  ).toBe(200);
});

test.each([
  [
    'SVG',
    sends('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    at('b.svg'),
    {
      code: 'picture_no_picture',
      values: {},
      message: 'It is not a PNG, JPEG, WebP or GIF',
    },
  ],
  [
    'another host',
    sends(red),
    'https://evil.example/a.png',
    {
      code: 'picture_foreign_host',
      values: { hosts: 'liquipedia.net' },
      message: 'Pictures are taken from liquipedia.net alone',
    },
  ],
])('%s is refused beside its field, and nothing is saved', async (_, answer, address, problem) => {
  host.answers(answer);
  const before = await count();
  expect(await save(withImages(null, address))).toEqual({
    ok: false,
    code: 'survey_invalid',
    details: { problems: [{ path: 'prompts[0].answers[1].imageUrl', ...problem }] },
  });
  expect(await count()).toBe(before);
});

test('a name that means a private address is not connected to', async () => {
  host.answers(sends(red), ['10.0.0.7']);
  const refused = await save(withImages(at('private.png')));
  expect(refused).toMatchObject({
    details: { problems: [{ message: 'Its host is on a network that is not public' }] },
  });
  expect(host.reached).toEqual([]);
});

test('a picture of the product that is not there is refused, and http never asked for', async () => {
  host.answers(sends(red));
  const gone = `/api/picture/${'0'.repeat(64)}`;
  const wrong = { code: 'survey_invalid', problems: [{ path: 'prompts[0].answers[0].imageUrl' }] };
  for (const imageUrl of [gone, 'http://liquipedia.net/a.png', 'file:///etc/passwd']) {
    const refused = await staff.post('/api/survey/save', withImages(imageUrl));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject(wrong);
  }
  expect(host.reached).toEqual([]);
});

test('an upload is kept as it is decoded, and anything else refused in words', async () => {
  const upload = (bytes: Buffer) =>
    staff.post('/api/survey/picture', { picture: bytes.toString('base64') });
  const kept = await upload(await pngOf('blue'));
  expect(kept.statusCode).toBe(200);
  const { imageUrl } = kept.json();
  expect((await staff.post('/api/survey/save', withImages(imageUrl))).statusCode).toBe(200);
  for (const bytes of [Buffer.from('<svg/>'), Buffer.from('<html>'), red.subarray(0, 40)]) {
    const refused = await upload(bytes);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'picture_refused',
      problems: [{ path: 'picture', message: 'It is not a PNG, JPEG, WebP or GIF' }],
    });
  }
  expect((await upload(Buffer.alloc(2 * 2 ** 20 + 1))).statusCode).toBe(400);
  const foreign = await staff.post('/api/survey/picture', {
    address: 'http://liquipedia.net/a.png',
  });
  expect(foreign.json().problems[0].message).toContain('https://');
  const plain = await product.user('plain-uploader');
  expect(
    (await plain.post('/api/survey/picture', { picture: red.toString('base64') })).statusCode,
  ).toBe(403);
});

test('an upload that nothing shows goes after a week, unless somebody uploads it again', async () => {
  const upload = async (colour: string): Promise<string> => {
    const picture = (await pngOf(colour)).toString('base64');
    return (await staff.post('/api/survey/picture', { picture })).json().imageUrl;
  };
  const [saved, unsaved, again] = [await upload('cyan'), await upload('lime'), await upload('tan')];
  expect((await staff.post('/api/survey/save', withImages(saved))).statusCode).toBe(200);
  host.answers(sends(await pngOf('pink')));
  const copied = await pictures.copy(at('kept.png'));
  await sql`update pictures set created_at = created_at - interval '8 days'`.execute(db);
  expect(await upload('tan')).toBe(again);
  await upload('gold');
  await deleteUnsavedPictures(db);
  const status = async (url: string | null) => (await visitor.get(url ?? '')).statusCode;
  expect(await Promise.all([saved, unsaved, again, copied.imageUrl].map(status))).toEqual([
    200, 404, 200, 200,
  ]);
});

test('as many answers as a survey may have are saved within one body', async () => {
  const text = '語'.repeat(100);
  const prompts = Array.from({ length: 10 }, () => ({
    promptId: 0,
    text,
    isMultiSelect: true,
    numberOfAnswers: 50,
    answers: Array.from({ length: 50 }, () => ({ promptAnswerId: 0, text, imageUrl: null })),
  }));
  expect((await staff.post('/api/survey/save', newSurvey({ prompts }))).statusCode).toBe(200);
});
