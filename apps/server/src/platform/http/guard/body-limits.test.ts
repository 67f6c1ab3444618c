import { readFileSync } from 'node:fs';
import { bodyLimitOf, endpoints, largestBodyLimit } from '@callshot/contract';
import { expect, test } from 'vitest';

const bytesOf: Readonly<Record<string, number>> = { k: 2 ** 10, m: 2 ** 20, MiB: 2 ** 20 };

test('the largest body of all is that of the call that takes the most', () => {
  expect(Math.max(...Object.values(endpoints).map(bodyLimitOf))).toBe(largestBodyLimit);
});

test.each(['nginx.conf', 'Caddyfile'])(
  'the sample %s passes the largest body of every call, and little more',
  (file) => {
    const text = readFileSync(`docs/operating/${file}`, 'utf8');
    const found = [...text.matchAll(/^\s*(?:client_max_body_size|max_size) (\d+)(k;|m;|MiB$)/gm)];
    expect(found).toHaveLength(1);
    const [, count, unit = ''] = found[0] ?? [];
    const most = Number(count) * (bytesOf[unit.replace(';', '')] ?? Number.NaN);
    expect(most).toBeGreaterThanOrEqual(largestBodyLimit);
    expect(most).toBeLessThan(2 * largestBodyLimit);
  },
);
