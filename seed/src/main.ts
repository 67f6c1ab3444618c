import { openForMaintenance } from '@callshot/server';
import { demoAccounts } from './demo/demo-players.ts';
import { isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';

/** Plants the demo world into the configured database, if that is empty. */
const { db, close } = await openForMaintenance(process.env);
try {
  if (await isEmptyWorld(db)) {
    await plantDemoWorld(db, new Date());
    console.log(`Planted. Sign in as ${demoAccounts.admin.username}.`);
  } else {
    console.error('The database is not empty: nothing was planted.');
    process.exitCode = 1;
  }
} finally {
  await close();
}
