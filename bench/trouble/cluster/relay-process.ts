import { connect, createServer, type Socket } from 'node:net';
import { randomOf } from '../../../packages/rules/fixtures/synthetic-picks.ts';

/**
 * Relays connections as a slow link that loses packets would. Each chunk is handed on later, and now and
 * then much later, as TCP does when it has to send something again. In one direction nothing overtakes.
 * Its arguments: seed, milliseconds, share that is lost, then a port, address and port of each way.
 */
const [seed = '1', delay = '50', loss = '0.02', ...ways] = process.argv.slice(2);
const random = randomOf(Number(seed));
const sentAgainMs = 300;

function passOn(from: Socket, to: Socket): void {
  let last: Promise<void> = Promise.resolve();
  const later = (): Promise<void> => {
    const isLost = random() < Number(loss);
    const ms = Number(delay) + (isLost ? sentAgainMs : 0);
    return new Promise((resolve) => setTimeout(resolve, ms));
  };
  from.on('data', (chunk) => {
    const arrives = later();
    last = last
      .then(() => arrives)
      .then(() => {
        to.write(chunk);
      });
  });
  const end = () => {
    last = last.then(() => {
      to.destroy();
    });
  };
  from.on('close', end);
  from.on('error', end);
}

for (const way of ways) {
  const [port, to = ''] = way.split('=');
  const [host, toPort] = to.split(':');
  createServer((near) => {
    const far = connect(Number(toPort), host);
    passOn(near, far);
    passOn(far, near);
  }).listen(Number(port));
}
