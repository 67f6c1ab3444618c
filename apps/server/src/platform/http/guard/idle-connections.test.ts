import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { dropIdleConnections } from './idle-connections.ts';

test('beyond a number the connection goes that has asked for nothing for longest', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/hold') held.push(response);
    else response.end('answered');
  });
  dropIdleConnections(server, 2);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const open = async (path?: string) => {
    const accepted = new Promise((resolve) => server.once('connection', resolve));
    const client = connect(port, '127.0.0.1');
    const state = { said: '', isOver: false };
    client.setEncoding('utf8').on('data', (text: string) => {
      state.said += text;
    });
    client.on('close', () => {
      state.isOver = true;
    });
    await accepted;
    const ask = (asked: string) => client.write(`GET ${asked} HTTP/1.1\r\nHost: here\r\n\r\n`);
    if (path) ask(path);
    return { state, ask, client };
  };

  const busy = await open('/hold');
  await expect.poll(() => held.length).toBe(1);
  const first = await open();
  const second = await open();
  first.ask('/');
  await expect.poll(() => first.state.said).toContain('answered');
  // Since then the second has been idle for longest.
  const third = await open();
  await expect.poll(() => second.state.isOver).toBe(true);
  expect([busy, first, third].map(({ state }) => state.isOver)).toEqual([false, false, false]);
  held[0]?.end('at last');
  await expect.poll(() => busy.state.said).toContain('at last');
  await expect.poll(() => first.state.isOver).toBe(true);
  for (const { client } of [busy, third]) client.destroy();
  server.close();
});
