import { parseArgs } from 'node:util';
import { openForMaintenance } from '@callshot/server';
import { isDemoWorld, isEmptyWorld } from '../demo/demo-world.ts';
import { loadSyntheticEvent } from './load-event.ts';

/** Loads a synthetic event into the configured database, beside a running product or without one. */
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    event: { type: 'string' },
    results: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const entries = Number(values.entries);
if (!Number.isSafeInteger(entries) || entries < 1 || entries > 5_000_000) {
  console.error('--entries must be a whole number from 1 to 5000000.');
  process.exit(1);
}
const maintenance = await openForMaintenance(process.env);
const { db, publicUrl, close } = maintenance;
try {
  if (values.yes || (await isEmptyWorld(db)) || (await isDemoWorld(db))) {
    const startedAt = performance.now();
    const { eventId } = await loadSyntheticEvent(maintenance, {
      entries,
      name: values.event ?? `Synthetic Major (${entries.toLocaleString('en')} entries)`,
      hasResults: values.results,
      now: new Date(),
      onStep: (step, seconds) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}`),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${seconds.toFixed(1).padStart(7)} s  in all, ${entries} users, two entries each`);
    console.log(`\n  ${publicUrl}/cs/event/${eventId}\n`);
  } else {
    console.error(
      'The database holds more than a demo world. Add --yes to load a synthetic event beside it.',
    );
    process.exitCode = 1;
  }
} finally {
  await close();
}
