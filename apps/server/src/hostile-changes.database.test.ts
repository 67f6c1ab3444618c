import { test } from 'vitest';
import { endpointOf, hostileCalls, keys } from './test-hostile-calls.ts';

// Every field that a call declares which changes something, holding what nobody would send by mistake: it is
// refused or has no effect, and is never a fault of the server or the database.

const calls = await hostileCalls();
const asked = keys.filter((key) => endpointOf(key).mutates);

test.each(asked)('%s: whatever a field holds', async (key) => {
  const admin = await calls.product.user(`chief${asked.indexOf(key)}`, ['Admin']);
  await calls.expectNoFaultWhateverFieldsHold(key, admin);
});
