import { commandLine } from '@callshot/command-line';
import type { Db } from '../platform/database/database.ts';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import { loadEvent } from '../play/events/stages/event-stages.repository.ts';
import { rebuildBlocks, verifyBlocks } from '../play/scoreboards/verify-blocks.service.ts';
import { openForMaintenance } from './maintenance.ts';

/** Compares the blocks of sealed entries with the rows, or writes them anew, beside a running product or without one. */
const line = commandLine('blocks');
const eventId = line.number('event');

await runCommand(async () => {
  const { db, close } = await openForMaintenance(process.env, 'refuse');
  try {
    if (eventId !== null && !(await loadEvent(db, eventId))) {
      throw new OperatorProblem(`There is no event ${eventId}: leave --event out for all of them.`);
    }
    const count = await (line.words[0] === 'verify' ? verify(db) : rebuild(db));
    if (count === 0) console.log('No stage is sealed: there are no blocks.');
  } finally {
    await close();
  }
});

async function verify(db: Db): Promise<number> {
  let count = 0;
  let faulty = 0;
  for await (const { faults, ...stage } of verifyBlocks(db, eventId)) {
    console.log(`${describe(stage)}: ${faults.length === 0 ? 'as the rows' : faults.join('; ')}`);
    count += 1;
    if (faults.length > 0) faulty += 1;
  }
  if (faulty === 0) return count;
  throw new OperatorProblem(
    'Blocks differ from the rows; `npm run blocks -- rebuild` writes them anew.',
  );
}

async function rebuild(db: Db): Promise<number> {
  let count = 0;
  for await (const stage of rebuildBlocks(db, eventId)) {
    console.log(`${describe(stage)}: written`);
    count += 1;
  }
  return count;
}

interface Described {
  readonly eventId: number;
  readonly stageId: number;
  readonly entryCount: number;
}

function describe({ eventId, stageId, entryCount }: Described): string {
  return `event ${eventId}, stage ${stageId}, ${entryCount} entries`;
}
