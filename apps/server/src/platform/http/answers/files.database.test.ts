import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoint, type SentFile, sentFile } from '@callshot/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { describeCall } from '../../../docs/openapi.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { checkEndpoints } from '../check-endpoints.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { createServer } from '../server.ts';

const rows = endpoint({
  summary: 'Rows',
  who: 'anyone',
  mutates: false,
  cache: 'private',
  sends: ['text/csv'],
  response: sentFile,
  refusals: { no_rows: { status: 404, title: 'No rows' } },
});
let next: Outcome<unknown, string>;
const handlers = { 'GET /rows': async () => next };
const endpoints = { 'GET /rows': rows };

const { db } = await testDatabase();
const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true };
const parts = { db, config, log: createLog({ level: 'silent' }) };
const app = createServer(parts, createMetrics({ db }));
afterAll(() => app.close());
registerEndpoints(app, { parts, endpoints, handlers });
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

/** Sends pieces; the answer is called once their making has ended. */
const sent = (pieces: SentFile['pieces']) => {
  const onEnd = vi.fn();
  const ended = async function* () {
    try {
      yield* pieces;
    } finally {
      onEnd();
    }
  };
  next = done({ type: 'text/csv', name: 'rows.csv', pieces: ended() });
  return onEnd;
};

async function* endless(onPiece: () => void): AsyncGenerator<string> {
  for (;;) {
    onPiece();
    yield 'x'.repeat(65_536);
  }
}

async function open(): Promise<IncomingMessage> {
  const [answer] = await once(get({ host: '127.0.0.1', port, path: '/rows' }), 'response');
  return answer;
}

describe('a file', () => {
  test('is sent piece by piece, to be saved under its name, and kept nowhere', async () => {
    const onEnd = sent(
      (async function* () {
        yield 'a,b\r\n';
        yield '1,2\r\n';
      })(),
    );
    const answer = await app.inject('/rows');
    expect([answer.statusCode, answer.body]).toEqual([200, 'a,b\r\n1,2\r\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rows.csv"',
      'cache-control': 'no-store',
    });
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  test('is made no faster than it is read, and ends when its reader goes', async () => {
    let made = 0;
    const onEnd = sent(
      endless(() => {
        made += 1;
      }),
    );
    const answer = await open();
    answer.pause();
    // The buffers of the sockets fill; then nothing more is made.
    let before = -1;
    await vi.waitFor(
      () => {
        const isStill = made === before;
        before = made;
        expect(isStill).toBe(true);
      },
      { timeout: 10_000, interval: 200 },
    );
    expect(onEnd).not.toHaveBeenCalled();
    answer.destroy();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  test('that fails on the way breaks off, so that nobody takes the half for the whole', async () => {
    const onEnd = sent(
      (async function* () {
        yield 'a,b\r\n';
        throw new Error('the database has gone');
      })(),
    );
    const answer = await open();
    answer.resume();
    const [error] = await once(answer, 'error').catch((thrown: unknown) => [thrown]);
    expect(String(error)).toMatch(/aborted|ECONNRESET/);
    expect(answer.complete).toBe(false);
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  test('is refused like anything else, is of no other type, and is not made for a HEAD', async () => {
    next = refuse('no_rows');
    const missing = await app.inject('/rows');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'no_rows']);
    next = done({ type: 'application/json', name: 'x.json', pieces: endless(() => {}) });
    expect((await app.inject('/rows')).statusCode).toBe(500);
    expect((await app.inject({ method: 'HEAD', url: '/rows' })).statusCode).toBe(404);
  });

  test('stands in the API reference with its type', () => {
    const operation = describeCall('Files', {
      key: 'GET /rows',
      method: 'GET',
      path: '/rows',
      endpoint: rows,
    });
    expect(operation.responses).toMatchObject({ 200: { content: { 'text/csv': {} } } });
  });

  test.each([
    { why: 'no type', declared: { ...rows, sends: [] }, says: 'which files' },
    { why: 'JSON', declared: { ...rows, response: z.null() }, says: 'which files' },
    { why: 'kept by all', declared: { ...rows, cache: 'public' as const }, says: 'private read' },
    { why: 'that changes something', declared: { ...rows, mutates: true }, says: 'private read' },
  ])('that is declared wrongly is never served: $why', ({ declared, says }) => {
    const table = { 'GET /rows': declared as object as Endpoint };
    expect(() => checkEndpoints(table, handlers)).toThrow(says);
  });
});
