// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { callOnce } from './call-once.ts';

afterEach(() => vi.unstubAllGlobals());

type Sent = { headers: Record<string, string> };

test('what got no answer is sent again under its key, anything else under another', async () => {
  const keys: (string | undefined)[] = [];
  let answer = (): Response => Response.json({ code: 'format_needs_name' }, { status: 400 });
  vi.stubGlobal('fetch', async (_: string, init: Sent) => {
    keys.push(init.headers['Idempotency-Key']);
    return answer();
  });
  const send = (name: string) =>
    callOnce('POST /api/eventFormat', {
      body: { id: 0, name, json: '{}' },
      isToldInPlace: true,
    }).catch(() => null);
  await send('A');
  await send('A');
  answer = () => {
    throw new TypeError('the line broke');
  };
  await send('A');
  await send('B');
  answer = () => Response.json({ id: 1 });
  await send('A');
  await send('A');
  const [first, second, lost, other, again, next] = keys;
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(lost);
  expect(new Set([first, second, lost, other, next]).size).toBe(5);
});
