import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { createLiveHub } from './live-hub.ts';

interface Update {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

const product = await testProduct();
/** Another process of the same product: nothing but the database joins them. */
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);
const ports: number[] = [];
const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true };
const open: ClientRequest[] = [];

beforeAll(async () => {
  for (const { app, capabilities } of [product, elsewhere]) {
    await capabilities.start();
    await app.listen({ host: '127.0.0.1', port: 0 });
    ports.push((app.server.address() as AddressInfo).port);
  }
});
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});

/** A browser's connection: what arrives on it, in order. */
async function listen(
  process: number,
): Promise<{ response: IncomingMessage; text(): string; updates(): Update[] }> {
  const request = get({ host: '127.0.0.1', port: ports[process], path: '/submissions' });
  open.push(request);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
  });
  response.on('error', () => {});
  return { response, text: () => text, updates: () => updatesIn(text) };
}

const updatesIn = (text: string): Update[] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '{}']) => ({
    name,
    data: JSON.parse(data) as Update['data'],
  }));

const slipOf = (event: LoadedEvent, seed: number) => {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};

test('the stream says what it is and when to come back [rule: boards-20]', async () => {
  const { response, text } = await listen(0);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  await expect.poll(text).toMatch(/retry: [2-5]\d{3}\n\n/);
});

test('who finds no room is told so as everywhere, and when to come back', async () => {
  const app = Fastify();
  createLiveHub({ connectionsAtMost: 0 }).register(app, config);
  const refused = await app.inject('/submissions');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await app.close();
});

describe('connections open at a time', () => {
  /** A hub of its own on a port; opens connections that say whose they are. */
  async function hubWith(rateLimits: { liveOfAddress: number; liveOfSession: number }) {
    const app = Fastify({ trustProxy: true });
    const hub = createLiveHub({ rateLimits });
    await hub.register(app, config);
    await app.listen({ port: 0, host: '127.0.0.1' });
    afterAll(() => app.close());
    const { port } = app.server.address() as AddressInfo;
    const connect = async (address: string, session?: string) => {
      const headers = {
        'x-forwarded-for': address,
        ...(session === undefined ? {} : { cookie: `callshot=${session}` }),
      };
      const asked = get({ port, host: '127.0.0.1', path: '/submissions', headers });
      open.push(asked);
      asked.on('error', () => {});
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.resume();
      return { status: response.statusCode, headers: response.headers, end: () => asked.destroy() };
    };
    return { hub, connect };
  }

  test('are bounded for an address, a network of IPv6 being one', async () => {
    const { hub, connect } = await hubWith({ liveOfAddress: 2, liveOfSession: 9 });
    const first = await connect('2001:db8::1');
    expect([first.status, (await connect('2001:db8::2')).status]).toEqual([200, 200]);
    const refused = await connect('2001:db8::3');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await connect('192.0.2.1')).status).toBe(200);
    first.end();
    await expect.poll(hub.countConnections).toBe(2);
    expect((await connect('2001:db8::3')).status).toBe(200);
  });

  test('are bounded for a session, wherever it is used [rule: boards-22]', async () => {
    const { connect } = await hubWith({ liveOfAddress: 9, liveOfSession: 2 });
    const opened = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      opened.push((await connect(address, 'mine')).status);
    }
    expect(opened).toEqual([200, 200, 429]);
    expect((await connect('192.0.2.1', 'another')).status).toBe(200);
    expect((await connect('192.0.2.1')).status).toBe(200);
  });
});

test('submissions, results and stages reach the readers of every process [rule: boards-20, boards-21]', async () => {
  const event = await testEvent(product.db, { stages: [swissStage()] });
  const eventId = event.row.id;
  const readers = [await listen(0), await listen(1)];
  for (let at = 0; at < 3; at += 1) {
    const player = await product.user(`reader${at}`);
    await player.post(`/api/picks/save/user/${eventId}`, slipOf(event, at));
  }
  for (const reader of readers) {
    await expect
      .poll(
        () =>
          reader
            .updates()
            .filter(({ name }) => name === 'SubmissionUpdate')
            .at(-1)?.data,
      )
      .toEqual({ eventId, count: 3 });
    // Three saves within a second are told at most twice: the first, and where they ended.
    const told = reader.updates().filter(({ name }) => name === 'SubmissionUpdate');
    expect(told.length).toBeLessThanOrEqual(2);
  }
  const shown = (await elsewhere.visitor.get(`/api/event/get?eventId=${eventId}`)).json();
  expect(shown.bracketsSubmitted).toBe(3);

  await admin.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });
  await admin.post(`/api/picks/override/${eventId}`, {
    userId: null,
    eventStageId: event.stages[0]?.id,
    reason: '',
    version: 0,
    ...slipOf(event, 9),
  });
  for (const reader of readers) {
    await expect
      .poll(() => reader.updates().find(({ name }) => name === 'ResultsUpdate')?.data)
      .toEqual({ eventId, computedAt: expect.stringMatching(/Z$/) });
    expect(reader.updates().some(({ name }) => name === 'EventUpdate')).toBe(true);
  }
  const boards = await Promise.all(
    [product, elsewhere].map(async ({ visitor }) =>
      (await visitor.get(`/api/picks/get/leaderboard/${eventId}`)).json(),
    ),
  );
  expect(boards[1]).toEqual(boards[0]);
  expect(boards[0].records).toHaveLength(3);
});

test('members put out and leagues handed over are told by every process, joins are not', async () => {
  const [host, heir, banned, removed] = await Promise.all(
    ['host', 'heir', 'banned', 'removed'].map((name) => product.user(name)),
  );
  if (!host || !heir || !banned || !removed) throw new Error('four users');
  const leagueIds: number[] = [];
  for (const _ of [1, 2, 3]) leagueIds.push((await leagueOf(host)).id);
  const [handed, left, quiet] = leagueIds as [number, number, number];
  const readers = [await listen(0), await listen(1)];
  const told = () =>
    readers.map((reader) =>
      reader
        .updates()
        .filter(({ name }) => name === 'LeagueUpdate')
        .map(({ data }) => data),
    );
  for (const member of [heir, banned, removed]) {
    for (const leagueId of leagueIds) await join(member, leagueId);
  }
  await removed.delete(`/api/leagues/leave?leagueId=${quiet}`);
  await host.delete(`/api/leagues/removeMember?leagueId=${left}&userId=${banned.id}&ban=true`);
  await expect.poll(told).toEqual([[{ leagueId: left }], [{ leagueId: left }]]);
  await host.post('/api/leagues/handOver', { leagueId: handed, userId: heir.id });
  const both = [{ leagueId: left }, { leagueId: handed }];
  await expect.poll(told).toEqual([both, both]);
});

test('a closing product ends its streams', async () => {
  const { response } = await listen(1);
  const ended = once(response, 'end');
  await elsewhere.app.close();
  await ended;
  expect(elsewhere.capabilities.services.live.countConnections()).toBe(0);
});
