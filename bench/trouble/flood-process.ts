import { createFlood, type FloodOrder } from './flood-sender.ts';

// A process of its own, so that sending costs the judge of the answers nothing: one order, one result.
process.once('message', async (order: FloodOrder) => {
  const result = await createFlood(order);
  process.send?.(result, () => process.exit(0));
});
