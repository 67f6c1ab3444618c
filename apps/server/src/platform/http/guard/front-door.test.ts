import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdmission, type Leave } from './admission.ts';
import { createCallCosts } from './call-costs.ts';
import { createFrontDoor, takePlace } from './front-door.ts';
import { createGuardedPaths } from './guarded-paths.ts';
import type { Priority } from './throughput.ts';
import { createUrgentCalls } from './urgent-calls.ts';

const limits = {
  running: 2,
  runningReads: 1,
  runningWrites: 1,
  leastRunning: 2,
  runMs: 10,
  waitingReads: 0,
  waitingWrites: 0,
  waitMs: 10,
  queueMs: 10,
};
const admission = createAdmission(limits);
const guarded = createGuardedPaths();
guarded.add('/api/x');
const costs = createCallCosts();
const urgent = createUrgentCalls(1);
urgent.add({ method: 'POST', url: '/api/x/lock' });
const handled: string[] = [];
/** The handler's work. The call has been answered when it returns. */
let work: (request: IncomingMessage) => void = () => {};
const door = createFrontDoor(
  { admission, headers: { 'x-content-type-options': 'nosniff' }, guarded, costs, urgent },
  (request, response) => {
    handled.push(`${request.method} ${request.url}`);
    work(request);
    response.end('handled');
  },
);
let origin: string;

function occupy(priority: Priority): Leave {
  const leave = admission.enter(priority);
  if (typeof leave !== 'function') throw new Error('there was no place');
  return leave;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  occupy('read');
});
beforeEach(() => {
  work = () => {};
  handled.length = 0;
});
afterAll(() => {
  door.close();
});

test('a call without a place is refused as everywhere, and nothing else sees it', async () => {
  const refused = await fetch(`${origin}/api/event/next`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toEqual({
    title: 'Temporarily unavailable.',
    code: 'unavailable',
    retryAfter: 2,
  });
  expect(handled).toEqual([]);
});

test('what is not guarded always comes through, and saves have room of their own', async () => {
  for (const path of ['/healthz', '/apical', '/']) await fetch(`${origin}${path}`);
  await fetch(`${origin}/api/picks/save/user/1`, { method: 'POST', body: '{}' });
  expect(handled).toEqual(['GET /healthz', 'GET /apical', 'GET /', 'POST /api/picks/save/user/1']);
});

test('an urgent call has a place of its own, and waits like any other when that is taken', async () => {
  const leaveOrdinary = occupy('write');
  const lock = () => fetch(`${origin}/api/x/lock?x=1`, { method: 'POST', body: '{}' });
  let leave: Leave = () => {};
  work = (request) => {
    leave = takePlace(request) as Leave;
  };
  expect((await lock()).status).toBe(200);
  expect((await lock()).status).toBe(503);
  leave();
  expect((await lock()).status).toBe(200);
  leave();
  work = () => {};
  const other = await fetch(`${origin}/api/x/lock`, { method: 'PUT', body: '{}' });
  expect(other.status).toBe(503);
  leaveOrdinary();
});

test('an urgent call whose body comes late comes through as well', async () => {
  const leaveOrdinary = occupy('write');
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  client.write('POST /api/x/lock HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n');
  await expect.poll(() => handled).toEqual(['POST /api/x/lock']);
  client.destroy();
  leaveOrdinary();
});

test('a body that nobody read does not spoil the connection', async () => {
  const leave = occupy('write');
  const save = () =>
    fetch(`${origin}/api/picks/save/user/1`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect((await save()).status).toBe(503);
  leave();
  expect(await (await save()).text()).toBe('handled');
});

test('a place is left with the answer, or by whoever works on the call', async () => {
  const save = () => fetch(`${origin}/api/picks/save/user/1`, { method: 'POST', body: '{}' });
  expect(await (await save()).text()).toBe('handled');
  await expect.poll(() => admission.count().running).toBe(1);
  let leave: Leave = () => {};
  work = (request) => {
    leave = takePlace(request) as Leave;
  };
  expect(await (await save()).text()).toBe('handled');
  expect((await save()).status).toBe(503);
  leave();
  expect((await save()).status).toBe(200);
});

test('who goes while they wait leaves no place taken', async () => {
  const wide = createAdmission({ ...limits, waitingWrites: 1, waitMs: 10_000 });
  const seen: string[] = [];
  const other = createFrontDoor(
    { admission: wide, headers: {}, guarded, costs, urgent },
    ({ url }) => seen.push(String(url)),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const leave = wide.enter('write');
  const gone = new Promise((resolve) => {
    other.once('connection', (socket) => socket.once('close', resolve));
  });
  const client = connect((other.address() as AddressInfo).port, '127.0.0.1');
  client.write('POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n');
  await expect.poll(() => wide.count().waiting).toBe(1);
  client.destroy();
  await gone;
  if (typeof leave === 'function') leave();
  await expect.poll(() => wide.count()).toMatchObject({ running: 0, waiting: 0 });
  expect(seen).toEqual([]);
  other.close();
});

const post = (length: number, body = '') =>
  `POST /api/x HTTP/1.1\r\nHost: here\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** A door with places of its own that answers a call when its body is there. */
async function openDoor(places = 1) {
  const own = createAdmission({ ...limits, running: 3, runningWrites: places });
  let received = 0;
  const other = createFrontDoor(
    { admission: own, headers: {}, guarded, costs, urgent },
    (request, response) => {
      received += 1;
      request.resume().once('end', async () => {
        const leave = await takePlace(request);
        response.end(leave ? 'handled' : 'no room');
        leave?.();
      });
    },
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    other.close();
  });
  const client = connect((other.address() as AddressInfo).port, '127.0.0.1');
  let answered = '';
  client.setEncoding('utf8').on('data', (text: string) => {
    answered += text;
  });
  return { own, client, answered: () => answered, received: () => received };
}

test('a body on its way takes no place; once it is there, the call enters like any other', async () => {
  const { own, client, answered, received } = await openDoor();
  client.write(post(2));
  await expect.poll(received).toBe(1);
  expect(own.count().running).toBe(0);
  const leave = own.enter('write');
  expect(leave).toBeTypeOf('function');
  client.write('{}');
  await expect.poll(answered).toContain('no room');
  if (typeof leave === 'function') leave();
  client.write(post(2, '{}'));
  await expect.poll(answered).toContain('handled');
  client.destroy();
});

test('where there is no room a body is not waited for', async () => {
  const { own, client, answered, received } = await openDoor();
  const leave = own.enter('write');
  client.write(post(2));
  await expect.poll(answered).toContain('HTTP/1.1 503');
  expect([received(), own.count().refused.write]).toEqual([0, 1]);
  if (typeof leave === 'function') leave();
  client.destroy();
});

test('what is sent before the last answer has come is refused: it would never leave its place', async () => {
  const { own, client, answered } = await openDoor(3);
  client.write(`${post(2, '{}')}${post(0)}${post(0)}`);
  await expect.poll(() => answered().match(/HTTP\/1.1 \d+/g)).toHaveLength(3);
  expect(answered().match(/HTTP\/1.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 503',
    'HTTP/1.1 503',
  ]);
  await expect.poll(() => own.count().running).toBe(0);
  client.destroy();
});

test.each(['/api/x', '/%61pi/x', 'http://here/api/x'])('%s is a call', async (target) => {
  const { own, client, answered } = await openDoor();
  void own.enter('write');
  client.write(post(0).replace('/api/x', target));
  await expect.poll(answered).toContain('HTTP/1.1 503');
  client.destroy();
});
