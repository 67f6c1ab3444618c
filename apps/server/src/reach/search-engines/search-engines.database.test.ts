import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const hourMs = 3_600_000;

const { app, db } = await testProduct(undefined, {
  config: { publicUrl: 'https://callshot.example' },
});
const open = await testEvent(db, { stages: [swissStage()] });
const past = await testEvent(db, { stages: [swissStage()], gameId: 2, locksInMs: -hourMs });
const archived = await testEvent(db, { stages: [swissStage()] });
await db
  .updateTable('events')
  .set({ archivedAt: new Date() })
  .where('id', '=', archived.row.id)
  .execute();

const listed = async (): Promise<string[]> => {
  const { body } = await app.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
};

test('the sitemap names every page that stands and every event that anybody may open', async () => {
  expect(await listed()).toEqual(
    ['/', '/rl', '/cs', '/about-us', '/api/docs']
      .concat(`/cs/event/${past.row.id}`, `/rl/event/${open.row.id}`)
      .map((path) => `https://callshot.example${path}`),
  );
});

test.each([
  { why: 'a chat', set: setting('discordUrl', 'https://discord.gg/callshot'), is: true },
  { why: 'a forum', set: setting('redditUrl', 'https://reddit.com/r/callshot'), is: true },
  { why: 'what leads nowhere', set: setting('discordUrl', 'https://'), is: false },
  { why: 'an account of a game', set: gameLink('https://x.com/callshot'), is: true },
])('the community’s page is listed once it has a link: $why', async ({ set, is }) => {
  const community = 'https://callshot.example/community';
  expect(await listed()).not.toContain(community);
  const undo = await set();
  expect((await listed()).includes(community)).toBe(is);
  await undo();
});

function setting(storeKey: string, value: string) {
  const write = (to: string) =>
    db.updateTable('settings').set({ value: to }).where('storeKey', '=', storeKey).execute();
  return async () => {
    await write(value);
    return () => write('null');
  };
}

function gameLink(url: string) {
  const write = (twitterUrl: string | null) =>
    db.updateTable('games').set({ twitterUrl }).where('id', '=', 2).execute();
  return async () => {
    await write(url);
    return () => write(null);
  };
}

test('robots are led to the sitemap, and kept from pages whose addresses carry secrets', async () => {
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('\nSitemap: https://callshot.example/sitemap.xml\n');
  const kept = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isKept = (path: string) => kept.some((beginning) => path.startsWith(beginning));
  for (const path of ['/reset-password?token=x', '/verify-email?token=x', '/signin-google?code=x'])
    expect(isKept(path), path).toBe(true);
  for (const url of await listed()) expect(isKept(new URL(url).pathname), url).toBe(false);
});

test.each(['/robots.txt', '/sitemap.xml'])(
  '%s may be kept for an hour and asked for again',
  async (url) => {
    const whole = await app.inject(url);
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([
      200,
      'public, max-age=3600',
    ]);
    const again = await app.inject({
      url,
      headers: { 'if-none-match': String(whole.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  },
);
