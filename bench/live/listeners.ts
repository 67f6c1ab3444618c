import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The address, the number of listeners, and the update that they wait for again and again. */
export interface Listening {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  readonly update: string;
}

const openAtOnce = 200;

// A process of its own, so that the one that publishes is busy with nothing else. Says "open" when all
// listen, and "heard" each time that all of them have had the update.
process.once('message', async ({ port, path, count, update }: Listening) => {
  let heard = 0;
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
      });
      socket.setEncoding('latin1').on('error', reject);
      socket.on('data', (part: string) => {
        text += part;
        resolve();
        const at = text.indexOf(update);
        if (at < 0) return;
        text = text.slice(at + update.length);
        heard += 1;
        if (heard % count === 0) process.send?.('heard');
      });
    });
  for (let opened = 0; opened < count; opened += openAtOnce) {
    await Promise.all(Array.from({ length: Math.min(openAtOnce, count - opened) }, open));
  }
  // The first bytes that a listener gets may come in two pieces.
  await pause(200);
  process.send?.('open');
});
process.once('disconnect', () => process.exit());
