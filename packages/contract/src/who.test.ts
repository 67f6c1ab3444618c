import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Opening a call of staff to others changes this list, which a reader of the change sees. */
test('staff alone may call these, each with the roles that open it', () => {
  const ofStaff = Object.entries<Endpoint>(endpoints).flatMap(([call, { who }]) =>
    Array.isArray(who) ? [`${call}: ${who.join(', ')}`] : [],
  );
  expect(ofStaff.sort()).toMatchSnapshot();
});
