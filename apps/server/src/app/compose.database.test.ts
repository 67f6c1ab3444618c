import { type EndpointKey, endpoint } from '@callshot/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../testing/platform/database.ts';
import type { AnyCapability, Running } from '../platform/capability.ts';
import type { KeyCaller } from '../platform/http/handler.ts';
import { createLog } from '../platform/log/log.ts';
import { done } from '../platform/outcome.ts';
import { buildApp } from './app.ts';
import { joinServed } from './compose.ts';

// A capability that keeps API keys says who holds one, and a call of any capability may be for holders.

const endpoints = {
  'GET /api/own-scopes': endpoint({
    summary: 'The scopes of a key',
    who: { keyFor: 'picks:read' },
    mutates: false,
    cache: 'private',
    response: z.object({ keyHolder: z.int() }),
    refusals: {},
  }),
};
const calls = {
  'GET /api/own-scopes': async ({ caller }: { caller: KeyCaller }) =>
    done({ keyHolder: caller.keyHolder.id }),
};
const readKey = async (key: string) =>
  key === 'known'
    ? { id: 7, scopes: new Set(['picks:read']), user: { id: 1, username: 'owner' } }
    : null;

const capability = (name: string, running: Running<never>): AnyCapability<null> => ({
  name,
  tables: {},
  make: () => running,
});
const answering = capability('answering', { calls });
const keeping = capability('keeping', { calls: {}, readKey });
const keepingToo = capability('keeping-too', { calls: {}, readKey });

const { db } = await testDatabase();
const appOf = async (...capabilities: AnyCapability<null>[]) =>
  buildApp({
    db,
    log: createLog({ level: 'silent' }),
    config: { publicUrl: 'http://localhost:3000', isAnswerChecked: true },
    readiness: { isDraining: () => false },
    endpoints,
    ...joinServed<EndpointKey>(capabilities.map(({ make }) => make(null))),
  });

test('a capability that says who holds a key is all that calls for key holders need', async () => {
  const app = await appOf(answering, keeping);
  const get = (key: string) =>
    app.inject({ url: '/api/own-scopes', headers: { authorization: `Bearer ${key}` } });
  const answer = await get('known');
  expect([answer.statusCode, answer.json()]).toEqual([200, { keyHolder: 7 }]);
  expect((await get('unknown')).statusCode).toBe(401);
  await app.close();
});

test('the product never starts with such a call while nobody keeps keys, nor where two do', async () => {
  await expect(appOf(answering)).rejects.toThrow('nothing reads keys');
  await expect(appOf(answering, keeping, keepingToo)).rejects.toThrow('two capabilities');
});
