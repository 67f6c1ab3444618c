import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTold } from '../../apps/web/src/staff/staff/action-words.ts';

test('every action that the server writes down has its words', () => {
  const server = new URL('../../apps/server/src/', import.meta.url).pathname;
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|fixture/.test(file),
  );
  const written = files.flatMap((file) =>
    [
      ...readFileSync(server + file, 'utf8').matchAll(
        /action: (?:[^'`,}\n]*\? )?'([a-z]+\.[a-z_-]+)'(?: : '([a-z]+\.[a-z_-]+)')?/g,
      ),
    ].flatMap(([, one, other]) => [one, other].filter((action) => action !== undefined)),
  );
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((action) => !isTold(action))).toEqual([]);
});
