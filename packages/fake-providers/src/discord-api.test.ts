import { afterAll, expect, test } from 'vitest';
import { startFakeDiscordApi } from './index.ts';

let now = 1_800_000_000_000;
const fake = await startFakeDiscordApi({ now: () => now });
afterAll(() => fake.stop());

const accountId = '123456789012345678';
const headers = {
  'content-type': 'application/json',
  'user-agent': 'DiscordBot (http://localhost:3000, 1)',
  authorization: `Bot ${fake.botToken}`,
};
const webhookPath = `${new URL(fake.webhookAddress).pathname.replace('/api/', '/api/v10/')}?wait=true`;

async function post(path: string, body: unknown, more: Readonly<Record<string, string>> = {}) {
  now += 11_000;
  return fetch(`${fake.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const told = async (answer: Response): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await answer.json();
  return { ...(body as object) };
};
const open = async (): Promise<string> => {
  const answer = await post('/api/v10/users/@me/channels', { recipient_id: accountId });
  return String((await told(answer)).id);
};
const write = async (body: unknown, more?: Readonly<Record<string, string>>) =>
  post(`/api/v10/channels/${await open()}/messages`, body, more);

test.each([
  ['another token', { content: 'a' }, { authorization: 'Bot other' }, 401, 0],
  ['no name', { content: 'a' }, { 'user-agent': 'node' }, 403, 40_333],
  ['no JSON', '{', {}, 400, 50_109],
  ['a form', { content: 'a' }, { 'content-type': 'text/plain' }, 400, 50_109],
  ['nothing said', { content: ' ' }, {}, 400, 50_006],
  ['too much said', { content: 'a'.repeat(2001) }, {}, 400, 50_035],
  ['an unknown field', { content: 'a', text: 'b' }, {}, 400, 50_035],
  ['a flag that is not its own', { content: 'a', flags: 1 }, {}, 400, 50_035],
  ['a long nonce', { content: 'a', nonce: 'n'.repeat(26) }, {}, 400, 50_035],
  ['other mentions', { content: 'a', allowed_mentions: { parse: ['all'] } }, {}, 400, 50_035],
])('a message is refused for %s', async (_why, body, more, status, code) => {
  const answer = await write(body, more);
  expect([answer.status, (await told(answer)).code]).toEqual([status, code]);
});

test('whoever lets it is called by what is written', async () => {
  await write({ content: '@everyone <@123>' });
  await write({ content: '@everyone <@123>', allowed_mentions: { parse: [] } });
  expect(fake.messages.slice(-2).map(({ pings }) => pings)).toEqual([['@everyone', '<@123>'], []]);
});

test('a nonce that is enforced is one message', async () => {
  const before = fake.messages.length;
  const body = { content: 'once', nonce: 'n1', enforce_nonce: true };
  const [first, second] = [await write(body), await write(body)];
  expect((await told(first)).id).toBe((await told(second)).id);
  expect(fake.messages.length).toBe(before + 1);
});

test('a limit is told before it is met, and when it is', async () => {
  const path = `/api/v10/channels/${await open()}/messages`;
  const asked = () =>
    fetch(`${fake.origin}${path}`, { method: 'POST', headers, body: '{"content":"a"}' });
  now += 11_000;
  const answers: Response[] = [];
  for (let at = 0; at < 6; at += 1) answers.push(await asked());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[4]?.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(answers[5]?.headers.get('retry-after')).toBe('5');
  expect(await answers[5]?.json()).toMatchObject({ global: false, retry_after: 5 });
  now += 5000;
  expect((await asked()).status).toBe(200);
});

test('a webhook is known by its address alone', async () => {
  expect((await post(webhookPath, { content: 'a' }, { authorization: '' })).status).toBe(200);
  const wrong = webhookPath.replace(/\/[\w-]+\?/, '/wrong?');
  expect((await post(wrong, { content: 'a' })).status).toBe(401);
  fake.deleteWebhook(true);
  expect((await told(await post(webhookPath, { content: 'a' }))).code).toBe(10_015);
});
