import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '../../../packages/rules/fixtures/synthetic-picks.ts';
import { type Answer, createClient } from '../client.ts';
import { openLive } from '../live-reader.ts';
import { savePath } from '../world.ts';
import type { ClientLine, ClientOrders } from './client-lines.ts';

/**
 * The clients of a run, on a host of their own. They save, read and listen until SIGTERM, and print each
 * call as a line of JSON. The seed decides what they draw.
 */
const orders = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ClientOrders;
const { seed, origin, eventId, savers, newcomers, slips } = orders;
const client = createClient(origin, { timeoutMs: 12_000 });
let isStopped = false;
process.once('SIGTERM', () => {
  isStopped = true;
});

const print = (line: ClientLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

async function timed(call: () => Promise<Answer>) {
  const sentAt = Date.now();
  const answer = await call();
  const { status, body, headers } = answer;
  const retryAfter = headers['retry-after'] ?? null;
  return { body, call: { sentAt, answeredAt: Date.now(), status, retryAfter } };
}

/** Sends saves of somebody; answers whether one was acknowledged. */
const sendAs =
  (saver: ClientOrders['savers'][number]) =>
  async (key: string, slip: number): Promise<boolean> => {
    const { body, call } = await timed(() =>
      client.post(savePath(eventId), {
        body: slips[slip]?.body,
        cookie: saver.cookie,
        headers: { 'idempotency-key': key },
      }),
    );
    const told =
      call.status === 200 ? (JSON.parse(body) as { version: number; savedAt: string }) : null;
    print({
      kind: 'save',
      ...call,
      userId: saver.id,
      key,
      slip,
      version: told?.version ?? null,
      savedAt: told ? Date.parse(told.savedAt) : null,
    });
    return told !== null;
  };

/** Saves one slip after the other; asks again after a failure, half of the time with the same key. */
async function save(saver: ClientOrders['savers'][number], at: number): Promise<void> {
  const random = randomOf(seed * 1000 + at);
  const earlier: { key: string; slip: number }[] = [];
  let turn = 0;
  let last = -1;
  const send = sendAs(saver);
  await pause(at * 40);
  while (!isStopped) {
    turn += 1;
    const key = `run-${seed}-${saver.id}-${turn}`;
    let slip = Math.floor(random() * slips.length);
    if (slip === last) slip = (slip + 1) % slips.length;
    last = slip;
    const isPatient = random() < 0.5;
    let isSaved = await send(key, slip);
    while (!isSaved && isPatient && !isStopped) {
      await pause(250);
      isSaved = await send(key, slip);
    }
    if (isSaved) earlier.push({ key, slip });
    // Somebody whose first answer was lost long ago asks again.
    const again = earlier.at(-4);
    if (again && random() < 0.15) await send(again.key, again.slip);
    await pause(150 + random() * 350);
  }
}

/** Somebody saves for the first time in every second, so that there is always something to be told live. */
async function join(): Promise<void> {
  for (const [at, person] of newcomers.entries()) {
    const send = sendAs(person);
    const [key, slip] = [`run-${seed}-${person.id}-1`, at % slips.length];
    while (!isStopped && !(await send(key, slip))) await pause(250);
    if (isStopped) return;
    await pause(700);
  }
}

async function read(): Promise<void> {
  const random = randomOf(seed * 1000 + 900);
  const board = `/api/picks/get/leaderboard/${eventId}`;
  while (!isStopped) {
    const saver = savers[Math.floor(random() * savers.length)];
    const other = savers[Math.floor(random() * savers.length)];
    if (!saver || !other) throw new Error('nobody saves');
    const own = `/api/picks/get/user/${eventId}`;
    const mine = await timed(() => client.get(own, { cookie: saver.cookie }));
    print({ kind: 'own', ...mine.call, userId: saver.id, body: mine.body });
    const cookie = random() < 0.5 ? saver.cookie : undefined;
    const theirs = await timed(() =>
      client.get(`${own}?userId=${other.id}`, cookie === undefined ? {} : { cookie }),
    );
    if (other.id !== saver.id || cookie === undefined) {
      print({ kind: 'others', ...theirs.call, userId: other.id, body: theirs.body });
    }
    const page = await timed(() => client.get(board));
    print({ kind: 'board', ...page.call, body: page.body });
    const event = await timed(() => client.get(`/api/event/get?eventId=${eventId}`));
    print({ kind: 'event', ...event.call });
    await pause(100);
  }
}

/** Listens, and comes back as a browser does. */
async function listen(): Promise<void> {
  while (!isStopped) {
    const reader = await openLive(origin).catch(() => null);
    let told = 0;
    while (reader?.isOpen() && !isStopped) {
      const names = reader.names(eventId).length;
      if (names > told) print({ kind: 'live', at: Date.now() });
      told = names;
      await pause(100);
    }
    reader?.close();
    await pause(1000);
  }
}

await Promise.all([...savers.map(save), join(), read(), listen()]);
process.stdout.write('', () => process.exit());
