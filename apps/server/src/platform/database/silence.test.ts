import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket as Peer, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { limitSilence } from './silence.ts';

const peers: Peer[] = [];
const server = createServer((peer) => {
  peers.push(peer);
  // The other end may be given up while this one still speaks.
  peer.on('error', () => peer.destroy());
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  for (const peer of peers) peer.destroy();
  server.close();
});

async function connect(): Promise<Socket> {
  const socket = new Socket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(socket, 'connect');
  return socket;
}

test('a peer that owes an answer and says nothing is given up as unavailable', async () => {
  const socket = await connect();
  limitSilence(socket, 50);
  socket.write('Are you there?');
  const [error] = (await once(socket, 'error')) as [Error];
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(socket.destroyed).toBe(true);
});

test('what had arrived while this process itself stood still counts', async () => {
  const socket = await connect();
  limitSilence(socket, 100);
  const talking = setInterval(() => peers.at(-1)?.write('here'), 10);
  await once(socket, 'data');
  const standsStillUntil = performance.now() + 300;
  while (performance.now() < standsStillUntil);
  const over = new Promise((resolve) => setTimeout(resolve, 200, 'alive'));
  expect(await Promise.race([over, once(socket, 'close')])).toBe('alive');
  clearInterval(talking);
  socket.destroy();
});

test('silence without a limit is silence', async () => {
  const socket = await connect();
  limitSilence(socket, 20);
  limitSilence(socket, 0);
  const over = new Promise((resolve) => setTimeout(resolve, 150, 'silent'));
  expect(await Promise.race([over, once(socket, 'close')])).toBe('silent');
  socket.destroy();
});
