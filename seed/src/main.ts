import { commandLine } from '@callshot/command-line';
import { OperatorProblem, openForMaintenance, runCommand } from '@callshot/server';
import { drawnNotes } from './demo/demo-at-start.ts';
import { drawDemoAccounts } from './demo/demo-players.ts';
import { isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';

/** Plants the demo world into the configured database, if that is empty; who reaches it is not known here. */
commandLine('seed');

await runCommand(async () => {
  const { db, close } = await openForMaintenance(process.env);
  try {
    if (!(await isEmptyWorld(db))) {
      throw new OperatorProblem(
        'The database holds players or events, so nothing was planted: name an empty one in DATABASE_URL or CALLSHOT_DATA.',
      );
    }
    const accounts = drawDemoAccounts();
    await plantDemoWorld(db, new Date(), accounts);
    console.log(['Planted.', ...drawnNotes(accounts)].join('\n'));
  } finally {
    await close();
  }
});
