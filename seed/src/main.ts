import { commandLine } from '@callshot/command-line';
import { OperatorProblem, openForMaintenance, runCommand } from '@callshot/server';
import { drawnNotes } from './demo/demo-at-start.ts';
import { drawDemoAccounts } from './demo/demo-players.ts';
import { existsPlantedEvent } from './demo/demo-world.repository.ts';
import { isEmptyWorld, plantDemoWorld } from './demo/demo-world.ts';
import { plantEvent104 } from './demo/plant-event-104.ts';

/** Plants the demo world into the configured database, if that is empty; who reaches it is not known here. */
const line = commandLine('seed');
const hasEvent104 = line.has('event-104');

await runCommand(async () => {
  const { db, close } = await openForMaintenance(process.env);
  try {
    const isEmpty = await isEmptyWorld(db);
    if (!isEmpty && !(hasEvent104 && (await existsPlantedEvent(db)))) {
      throw new OperatorProblem(
        'The database holds players or events, so nothing was planted: name an empty one in DATABASE_URL or CALLSHOT_DATA.',
      );
    }
    const now = new Date();
    if (isEmpty) {
      const accounts = drawDemoAccounts();
      await plantDemoWorld(db, now, accounts);
      console.log(['Planted.', ...drawnNotes(accounts)].join('\n'));
    }
    if (hasEvent104) console.log(await tellEvent104(db, now));
  } finally {
    await close();
  }
});

async function tellEvent104(...where: Parameters<typeof plantEvent104>): Promise<string> {
  if (await plantEvent104(...where)) return 'Event 104 is at /rl/event/104.';
  throw new OperatorProblem('There is an event 104 already, so none was planted.');
}
