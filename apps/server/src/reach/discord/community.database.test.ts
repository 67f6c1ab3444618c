import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testDiscordMessages } from '../../../testing/reach/discord-messages.ts';
import { DatabaseGoneError } from '../../platform/database/database-unavailable.ts';
import { createDiscordApi } from '../../platform/discord/discord-api.ts';
import { createLog } from '../../platform/log/log.ts';
import { storeSent } from '../../platform/outbox/outbox.repository.ts';
import { claimPost, postsTable } from './community-posts.repository.ts';
import { findWebhook } from './community-webhook.repository.ts';
import { createCommunityPoster } from './post-to-community.service.ts';

const testing = await testDiscordMessages();
const { db, admin, fake, settings, start, wait, wayOf, announce } = testing;
const publicUrl = 'http://localhost:3000';
const hour = 3_600_000;
const notifications = start();
const log: string[] = [];

const parts = () => ({
  db,
  clock: { now: async () => new Date(testing.now()) },
  log: createLog({ level: 'warn', destination: { write: (line) => log.push(line) } }),
  discord: createDiscordApi({ settings, publicUrl, now: testing.now }),
  publicUrl,
  onPosted: () => {},
  stopping: new AbortController().signal,
  onError: (error: unknown) => {
    throw error;
  },
});
const own = parts();
const { run: post } = createCommunityPoster(own);
const set = (body: object) =>
  admin.post('/api/discord/webhook', { address: null, topics: ['announcements'], ...body });
const posts = () =>
  fake.messages.filter(({ accountId }) => accountId === null).map(({ content }) => content);
const lastPost = () => posts().at(-1) ?? '';

beforeEach(async () => {
  // Moves the clock past the time of the announcement.
  wait(Math.max(0, -(await testing.lead())) + 10_000);
  await db.updateTable('events').set({ archivedAt: new Date() }).execute();
  await db.deleteFrom('notices').execute();
  await set({
    address: fake.webhookAddress,
    topics: ['stages', 'locks', 'results', 'announcements'],
  });
  await testing.wake();
});

/** A stage that opened just now, of an event that locks so late. */
async function opened(ms: number, daysAgo = 0) {
  const locksInMs = ms + (await testing.lead());
  const event = await testEvent(db, { stages: [swissStage()], locksInMs });
  await sql`update event_stages
    set opened_at = clock_timestamp() - ${daysAgo}::int * interval '1 day'
    where event_id = ${event.row.id}`.execute(db);
  await notifications.makeDue();
  return event;
}

describe('the webhook', () => {
  test('is never shown again, nor audited, nor logged', async () => {
    const token = fake.webhookAddress.split('/').at(-1) ?? '';
    const shown = await set({ topics: ['results'] });
    expect(shown.json()).toMatchObject({ endsWith: '8456', topics: ['results'], problem: null });
    const read = await admin.get('/api/discord/webhook');
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(l::text, ' '), '') as all from audit_log l`.execute(db);
    expect(rows[0]?.all).toContain('discord.webhook-changed');
    fake.deleteWebhook(true);
    await admin.post('/api/discord/test');
    for (const text of [shown.body, read.body, rows[0]?.all, log.join()]) {
      expect(text).not.toContain(token);
    }
  });

  test.each([
    'http://discord.com/api/webhooks/1230984567123098456/TOKEN',
    'https://discord.com.evil.example/api/webhooks/1230984567123098456/TOKEN',
    'https://evil.example/https://discord.com/api/webhooks/1230984567123098456/TOKEN',
    'https://discord.com@evil.example/api/webhooks/1230984567123098456/TOKEN',
    'https://discord.com/api/webhooks/1230984567123098456/TOKEN/../../users',
    'https://discord.com/api/webhooks/1230984567123098456/TOKEN?wait=false',
    'https://discord.com/api/webhooks/me/TOKEN',
    'https://discord.com/api/users/1230984567123098456/TOKEN',
    '',
  ])('is one of Discord alone: %s', async (written) => {
    const address = written.replace('TOKEN', 't'.repeat(68));
    const answer = await set({ address });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook_invalid']);
  });

  test('is only for Admins', async () => {
    const player = await testing.user('player');
    expect((await player.get('/api/discord/webhook')).statusCode).toBe(403);
    expect((await player.post('/api/discord/test')).statusCode).toBe(403);
  });

  test('says what came of a test message', async () => {
    const outcome = async () => (await admin.post('/api/discord/test')).json().outcome;
    expect(await outcome()).toBe('posted');
    expect(lastPost()).toMatch(/^\*\*This is a test message\*\*/);
    fake.misbehave('hang');
    expect(await outcome()).toBe('outage');
    fake.misbehave(null);
    fake.deleteWebhook(true);
    expect(await outcome()).toBe('gone');
    expect((await admin.get('/api/discord/webhook')).json().problem.what).toBe('gone');
    fake.deleteWebhook(false);
    expect(await outcome()).toBe('posted');
    expect((await admin.get('/api/discord/webhook')).json().problem).toBeNull();
    await admin.delete('/api/discord/webhook');
    expect((await admin.get('/api/discord/webhook')).json()).toBeNull();
    const answer = await admin.post('/api/discord/test');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'webhook_missing']);
    expect((await set({})).json().code).toBe('webhook_missing');
  });
});

describe('what the community is told', () => {
  test('an announcement, once, by whichever process is first', async () => {
    const before = posts().length;
    await announce('Hello <b>all</b> @everyone', '@here');
    await Promise.all([
      post(),
      createCommunityPoster(parts()).run(),
      createCommunityPoster(parts()).run(),
    ]);
    await post();
    expect(posts().length).toBe(before + 1);
    expect(lastPost()).toMatch(/Hello \*\*all\*\*/);
    expect(fake.messages.flatMap(({ pings }) => pings)).toEqual([]);
  });

  test('what became of a post is kept while the database restarts, and no promise fails alone', async () => {
    const before = posts().length;
    await announce('told before the database went away');
    let isAway = false;
    const leaving = db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new DatabaseGoneError();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const discord = createDiscordApi({ settings, publicUrl, now: testing.now });
    const { run: poster } = createCommunityPoster({
      ...parts(),
      db: leaving,
      discord: {
        ...discord,
        post: async (...given) => {
          const answer = await discord.post(...given);
          isAway = true;
          return answer;
        },
      },
    });
    await expect(poster()).rejects.toThrow(DatabaseGoneError);
    await expect(poster()).rejects.toThrow(DatabaseGoneError);
    isAway = false;
    await poster();
    const { rows } = await sql`select from community_posts where outcome is null`.execute(db);
    expect(rows).toEqual([]);
    expect(posts().length).toBe(before + 1);
  });

  test('what another process is claiming is not claimed as well, nor what it takes up again', async () => {
    await announce('claimed by one');
    const webhook = (await findWebhook(db))!;
    const now = new Date(testing.now());
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      return rows[0]?.count;
    };
    const first = await db.transaction().execute(async (trx) => {
      const [noticeId] = await claimPost(trx, webhook, now);
      const second = claimPost(db, webhook, now);
      await expect.poll(waiting).toBe(1);
      return { noticeId, second };
    });
    expect(first.noticeId).toBeDefined();
    expect(await first.second).toEqual([]);

    const givenBack = { sent: { afterMs: 0, isTried: false }, problem: null };
    await storeSent(db, postsTable, new Map([[first.noticeId ?? 0, givenBack]]), now);
    await db.transaction().execute(async (trx) => {
      expect(await claimPost(trx, webhook, now)).toEqual([first.noticeId]);
      const second = await db.transaction().execute(async (other) => {
        // Fails unless the call waits for the other process.
        await sql`set local lock_timeout = '5s'`.execute(other);
        return claimPost(other, webhook, now);
      });
      expect(second).toEqual([]);
    });
    const before = posts().length;
    await post();
    expect(posts().length).toBe(before);
  });

  test('stages that open and locks that are near, in everybody’s own time', async () => {
    const event = await opened(90 * hour);
    await post();
    expect(lastPost()).toMatch(/open/);
    expect(lastPost()).toMatch(/are open until <t:\d+:f>, <t:\d+:R>/);
    expect(lastPost()).toContain(`(<${publicUrl}/rl/event/${event.row.id}?stage=1>)`);
    await opened(0.5 * hour, 3);
    await post();
    expect(lastPost()).toMatch(
      /^\*\*Picks lock soon\\: Test Major\*\*\nPicks for .* lock <t:\d+:f>/,
    );
    expect(lastPost()).not.toContain('you have saved none');
  });

  test('a lock of an event that was named in another language first [rule: events-33]', async () => {
    const event = await opened(0.5 * hour, 3);
    const translations = JSON.stringify({ en: { nameOverride: 'Cup' } });
    await db
      .updateTable('events')
      .set({ nameOverride: 'Puchar', language: 'pl', translations })
      .where('id', '=', event.row.id)
      .execute();
    await post();
    expect(lastPost()).toContain('Picks lock soon\\: Cup');
    expect(lastPost()).not.toContain('Puchar');
  });

  test('nothing that is not chosen, and nothing from before it was', async () => {
    const before = posts().length;
    await set({ topics: ['results'] });
    await announce('not chosen');
    await post();
    await set({ topics: ['results', 'announcements'] });
    await post();
    expect(posts().length).toBe(before);
    await announce('chosen');
    await post();
    expect(posts().length).toBe(before + 1);
  });

  test('no reminder of a lock that is over, or was moved to before now', async () => {
    const before = posts().length;
    const event = await opened(0.5 * hour, 3);
    await sql`update events set starts_at = ${new Date(testing.now() - 1000)}
      where id = ${event.row.id}`.execute(db);
    await post();
    const late = await opened(0.5 * hour, 3);
    fake.misbehave('outage', 1);
    await post();
    await testing.wake();
    wait(hour);
    await post();
    expect(posts().length).toBe(before);
    const { rows } = await sql<{ outcome: string }>`
      select p.outcome from community_posts p join notices o on o.id = p.notice_id
      where o.event_id in (${event.row.id}, ${late.row.id})`.execute(db);
    expect(rows).toEqual([{ outcome: 'skipped' }, { outcome: 'skipped' }]);
  });

  test('after an outage, and after as long as a limit asks for', async () => {
    const before = posts().length;
    await announce('patience');
    fake.misbehave('outage', 1);
    await post();
    await post();
    expect(posts().length).toBe(before);
    expect((await wayOf('webhook')).failures).toBe(1);
    await testing.wake();
    wait(6000);
    fake.misbehave('global-limit', 1);
    await post();
    expect(posts().length).toBe(before);
    await testing.wake();
    wait(61_000);
    await post();
    expect(posts().length).toBe(before + 1);
    expect((await wayOf('webhook')).failures).toBe(0);
  });

  test('never twice: what was not answered may stand there', async () => {
    const before = posts().length;
    await announce('lost');
    fake.misbehave('lost', 1);
    await post();
    await testing.wake();
    wait(400_000);
    await post();
    expect(posts().length).toBe(before + 1);
  });

  test('by another webhook, once the one that was is gone', async () => {
    const before = posts().length;
    fake.deleteWebhook(true);
    await announce('kept for the next');
    await post();
    const { problem } = (await admin.get('/api/discord/webhook')).json();
    expect(problem.what).toBe('gone');
    const calls = fake.calls();
    await post();
    expect(fake.calls()).toBe(calls);
    fake.deleteWebhook(false);
    await admin.post('/api/discord/test');
    await post();
    expect(posts().length).toBe(before + 2);
  });
});
