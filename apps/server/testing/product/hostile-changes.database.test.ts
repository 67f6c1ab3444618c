import { describe, test } from 'vitest';
import { drawnWith } from '../../../../packages/rules/fixtures/test-share.ts';
import { endpointOf, hostileCalls, keys } from './hostile-calls.ts';

// Every field that a call declares which changes something, holding what nobody would send by mistake: it is
// refused or has no effect, and is never a fault of the server or the database.

const calls = await hostileCalls();
const asked = keys.filter((key) => endpointOf(key).mutates);

describe(`what fields hold, ${drawnWith}`, () => {
  test.each(asked)('%s', async (key) => {
    const admin = await calls.product.user(`chief${asked.indexOf(key)}`, ['Admin']);
    await calls.expectNoFaultWhateverFieldsHold(key, admin);
  });
});
