import { startFrom, usualPoints } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { hashSecretToken } from '../../src/platform/http/caller/secret-token.ts';
import { testReceiver } from '../reach/receiver.ts';
import { testProduct } from './product.ts';

const receiver = await testReceiver();
const product = await testProduct(undefined, { config: { outboundLine: receiver.line } });
const { db } = product;
const admin = await product.user('maker', ['Admin', 'EventCreator', 'SurveyCreator']);
const json = JSON.stringify(
  startFrom({ kind: 'knockout', teamCount: 4, elimination: 'single', hasReset: false }),
);
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const formatId: number = (
  await admin.post('/api/eventFormat', { id: 0, name: 'Four', json })
).json().id;

const calls = [
  {
    path: '/api/event/create',
    table: 'events',
    body: {
      gameId: 1,
      nameOverride: 'Twice Cup',
      imageUrl: '',
      url: '',
      startsAt: later(1),
      endsAt: later(48),
      eventFormatId: formatId,
      rewardType: 1,
      stages: [{ substages: [{ title: '', teams: ['A1', 'B1', 'C1', 'D1'], startsAt: null }] }],
    },
    other: { nameOverride: 'Another Cup' },
  },
  {
    path: '/api/eventFormat',
    table: 'eventFormats',
    body: { id: 0, name: 'Twice', json },
    other: { name: 'X' },
  },
  {
    path: '/api/pointPreset',
    table: 'pointPresets',
    body: { id: 0, gameId: 1, name: 'Twice', points: usualPoints },
    other: { name: 'X' },
  },
  {
    path: '/api/nameplate/save',
    table: 'nameplates',
    body: {
      id: null,
      name: 'Twice',
      description: 'Of two',
      style: '',
      namePlateTypeId: 7,
    },
    other: { description: 'Of three' },
  },
  {
    path: '/api/promo/create',
    table: 'promos',
    body: {
      description: 'Twice',
      nameplateId: null,
      startsAt: later(0),
      endsAt: null,
      codes: { code: 'TWICE-2026', mostClaims: 5 },
    },
    other: { description: 'Thrice' },
  },
  {
    path: '/api/survey/save',
    table: 'surveys',
    body: {
      surveyId: 0,
      title: 'Twice',
      description: '',
      openTime: later(1),
      closeTime: later(2),
      modified: null,
      prompts: [
        {
          promptId: 0,
          text: 'Which?',
          isMultiSelect: false,
          numberOfAnswers: 1,
          answers: [1, 2].map((nr) => ({ promptAnswerId: 0, text: `A${nr}`, imageUrl: null })),
        },
      ],
    },
    other: { title: 'Thrice' },
  },
  {
    path: '/api/notification/announce',
    table: 'announcements',
    body: { audience: 'everyone', gameId: null, subject: 'Twice', html: 'Hello' },
    other: { subject: 'Thrice' },
  },
  {
    path: '/api/webhook/create',
    table: 'webhooks',
    body: { url: 'https://twice.example/hook', topics: ['opened'] },
    other: { topics: ['locked'] },
  },
] as const;

const countOf = async (table: (typeof calls)[number]['table']): Promise<number> =>
  (await db.selectFrom(table).select('id').execute()).length;

describe('a call that makes something', () => {
  test.each(calls)(
    '$path makes it once under one key, at once and later [rule: api-21]',
    async (call) => {
      const { path, table, body, other } = call;
      const key = { 'idempotency-key': path };
      const before = await countOf(table);
      const [one, two] = await Promise.all([
        admin.post(path, body, key),
        admin.post(path, body, key),
      ]);
      expect([one.statusCode, two.statusCode], `${one.body} ${two.body}`).toEqual([200, 200]);
      expect(two.json()).toEqual(one.json());
      expect((await admin.post(path, body, key)).json()).toEqual(one.json());
      expect(await countOf(table)).toBe(before + 1);
      const mismatch = await admin.post(path, { ...body, ...other }, key);
      expect([mismatch.statusCode, mismatch.json().code]).toEqual([422, 'idempotency_mismatch']);
      expect(await countOf(table)).toBe(before + 1);
    },
  );

  test('what was refused is made later under the same key', async () => {
    const key = { 'idempotency-key': 'refused first' };
    const body = { id: 0, name: '', json };
    expect((await admin.post('/api/eventFormat', body, key)).statusCode).toBe(400);
    const question = { ...calls[0].body, startsAt: later(-1), nameOverride: 'Begun Cup' };
    const asked = await admin.post('/api/event/create', question, key);
    expect(asked.json().code).toBe('needs_confirmation');
    const said = { ...question, confirmed: ['startsAt'] };
    expect((await admin.post('/api/event/create', said, key)).statusCode).toBe(200);
  });

  test('a token whose answer was lost gets another secret, until somebody has used it', async () => {
    const key = { 'idempotency-key': 'token' };
    const body = { name: 'Script', scopes: ['read'], expiresInDays: null };
    const send = () => admin.post('/api/token/create', body, key);
    const lost = (await send()).json();
    const again = (await send()).json();
    expect(again.token.id).toBe(lost.token.id);
    expect(again.secret).not.toBe(lost.secret);
    const stored = await db.selectFrom('apiTokens').select(['id', 'tokenHash']).execute();
    expect(stored).toEqual([{ id: again.token.id, tokenHash: hashSecretToken(again.secret) }]);
    const kept = await db
      .selectFrom('idempotencyKeys')
      .select('answer')
      .where('key', '=', 'token')
      .execute();
    expect(kept).toEqual([{ answer: JSON.stringify({ tokenId: again.token.id }) }]);
    await db.updateTable('apiTokens').set({ lastUsedAt: new Date() }).execute();
    expect((await send()).json().code).toBe('idempotency_mismatch');
  });
});
