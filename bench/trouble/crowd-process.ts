import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { type Client, createClient } from './client.ts';
import type { Crowd, Saved } from './crowd.ts';
import { savePath } from './world.ts';

/** The crowd of crowd.ts: a process of its own, so that it answers for its own delays alone. */
process.once('message', (crowd: Crowd) => {
  void saveAll(crowd).then((saved) => process.send?.(saved, () => process.exit()));
});

/** Everybody comes once, evenly over the time, and again after a 503 while the lock is ahead. */
async function saveAll(crowd: Crowd): Promise<Saved[]> {
  const { origins, cookies, fromMs, untilMs } = crowd;
  const clients = origins.map((origin) => createClient(origin, { connections: 128 }));
  const picks = cookies.map((_, at) => randomPicks(crowd.stage, randomOf(at)));
  const all = await Promise.all(
    cookies.map(async (cookie, at) => {
      const client = clients[at % clients.length];
      if (!client) throw new Error('No process to save at');
      const dueAt = fromMs + ((untilMs - fromMs) * at) / cookies.length;
      await pause(Math.max(0, dueAt - Date.now()));
      return saveOne(crowd, { client, cookie, body: picks[at] });
    }),
  );
  for (const client of clients) client.close();
  return all;
}

interface Saver {
  readonly client: Client;
  readonly cookie: string;
  readonly body: unknown;
}

/** As browsers do it: every try of one save under one key. */
async function saveOne({ eventId, lockAt }: Crowd, saver: Saver): Promise<Saved> {
  const { client, cookie, body } = saver;
  const headers = { 'idempotency-key': randomUUID() };
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now();
    const answer = await client.post(savePath(eventId), { body, cookie, headers });
    const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
    const isOver = Date.now() + retryAfter * 1000 >= lockAt;
    if (answer.status === 503 && !isOver && !Number.isNaN(retryAfter)) {
      await pause(retryAfter * 1000);
      continue;
    }
    const { status, ms } = answer;
    return { status, code: codeIn(answer.body), ms, tries, sentAt, isRetryTold: retryAfter > 0 };
  }
}

function codeIn(body: string): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? '';
  } catch {
    return body.slice(0, 200);
  }
}
