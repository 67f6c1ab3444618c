import { createSocket } from 'node:dgram';
import { afterAll, expect, test } from 'vitest';
import { createResolver } from './outbound-line.ts';

const addresses: Readonly<Record<number, readonly number[]>> = {
  1: [185, 15, 59, 224],
  28: [0x2a, 0x02, 0x0e, 0xc8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
};

/** A name server that knows one name, and leaves everybody who asks for another waiting. */
const server = createSocket('udp4');
server.on('message', (asked, { port, address }) => {
  const end = asked.indexOf(0, 12);
  const type = asked.readUInt16BE(end + 1);
  const data = addresses[type];
  if (!asked.includes('receiver') || data === undefined) return;
  const head = Buffer.from([asked[0]!, asked[1]!, 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
  const answer = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]);
  server.send(Buffer.concat([head, asked.subarray(12, end + 5), answer]), port, address);
});
await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const resolve = createResolver([`127.0.0.1:${server.address().port}`]);

test('all that a name means is answered, of either family', async () => {
  expect(await resolve('receiver.example')).toEqual([
    { address: '185.15.59.224', family: 4 },
    { address: '2a02:ec8::1', family: 6 },
  ]);
});

test('an address means itself', async () => {
  expect(await resolve('2a02:ec8::1')).toEqual([{ address: '2a02:ec8::1', family: 6 }]);
});

test('a name server that never answers ends with nothing found', async () => {
  expect(await resolve('waits.example')).toEqual([]);
});
