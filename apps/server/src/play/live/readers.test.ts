import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createReaders } from './readers.ts';

const readers = createReaders();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('hello\n\n');
  readers.add(response);
});
const sockets: Socket[] = [];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(readers.count).toBe(0);
});
afterAll(() => {
  server.close();
});

async function reader(version = '1.1'): Promise<{ socket: Socket; text(): string }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  const before = readers.count();
  socket.write(`GET / HTTP/${version}\r\nHost: callshot\r\n\r\n`);
  await expect.poll(readers.count).toBe(before + 1);
  await expect.poll(() => text).toContain('hello');
  return { socket, text: () => text };
}

const bodyOf = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);

test('everybody gets every text in order, in the framing of their protocol [rule: boards-20]', async () => {
  const [modern, old] = [await reader(), await reader('1.0')];
  for (const text of ['one\n\n', 'two\n\n', 'three\n\n']) readers.send(text);
  await expect.poll(old.text).toContain('three');
  readers.end();
  await expect.poll(modern.text).toMatch(/\r\n0\r\n\r\n$/);
  expect(bodyOf(old.text())).toBe('hello\n\none\n\ntwo\n\nthree\n\n');
  // Texts that wait together travel together.
  expect(bodyOf(modern.text())).toBe(
    '7\r\nhello\n\n\r\n5\r\none\n\n\r\nc\r\ntwo\n\nthree\n\n\r\n0\r\n\r\n',
  );
});

test('who does not keep up is let go, and others get everything', async () => {
  const [slow, quick] = [await reader(), await reader()];
  slow.socket.pause();
  const part = 'x'.repeat(256 * 1024);
  let sent = 0;
  while (readers.count() === 2 && sent < 100) {
    readers.send(part);
    sent += 1;
    const soFar = sent * part.length;
    await expect.poll(() => quick.text().length).toBeGreaterThan(soFar);
  }
  expect(readers.count()).toBe(1);
  readers.send('still here');
  await expect.poll(() => quick.text().endsWith('still here\r\n')).toBe(true);
});

test('who takes nothing from one heartbeat to the next is let go', async () => {
  const [stuck, quick] = [await reader(), await reader()];
  stuck.socket.pause();
  readers.send('x'.repeat(16 * 1024 * 1024));
  await expect.poll(() => quick.text().length).toBeGreaterThan(16 * 1024 * 1024);
  readers.dropStuck();
  expect(readers.count()).toBe(2);
  readers.dropStuck();
  await expect.poll(readers.count).toBe(1);
});

test('writing to many lets other work through', async () => {
  const many = createReaders();
  let written = 0;
  /** Stands for a connection whose every write takes the processor a while. */
  const slowSocket = () =>
    new Writable({
      write: (_chunk, _encoding, done) => {
        const until = performance.now() + 0.25;
        while (performance.now() < until);
        written += 1;
        done();
      },
    });
  for (let at = 0; at < 500; at += 1) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.assignSocket(slowSocket() as unknown as Socket);
    many.add(response);
  }
  const seen = new Set<number>();
  many.send('x');
  while (written < 500) {
    seen.add(written);
    await nextTurn();
  }
  expect(seen.size).toBeGreaterThan(5);
});
