import { parseArgs } from 'node:util';
import { openForMaintenance } from './maintenance.ts';
import { rebuildBlocks, verifyBlocks } from './scoreboards/verify-blocks.service.ts';

/** Compares the blocks of sealed entries with the rows, or writes them anew, beside a running product or without one. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { event: { type: 'string' } },
});
const [command] = positionals;
const eventId = values.event === undefined ? null : Number(values.event);
const isCommand = command === 'verify' || command === 'rebuild';
if (!isCommand || positionals.length > 1 || (eventId !== null && !Number.isSafeInteger(eventId))) {
  console.error('Usage: npm run blocks -- verify|rebuild [--event N]');
  process.exit(2);
}
const { db, close } = await openForMaintenance(process.env);
try {
  const isFine = command === 'verify' ? await verify() : await rebuild();
  process.exitCode = isFine ? 0 : 1;
} finally {
  await close();
}

async function verify(): Promise<boolean> {
  let faulty = 0;
  for await (const { faults, ...stage } of verifyBlocks(db, eventId)) {
    console.log(`${describe(stage)}: ${faults.length === 0 ? 'as the rows' : faults.join('; ')}`);
    if (faults.length > 0) faulty += 1;
  }
  if (faulty > 0)
    console.error('Blocks differ from the rows; `npm run blocks -- rebuild` writes them anew.');
  return faulty === 0;
}

async function rebuild(): Promise<boolean> {
  for await (const stage of rebuildBlocks(db, eventId)) console.log(`${describe(stage)}: written`);
  return true;
}

interface Described {
  readonly eventId: number;
  readonly stageId: number;
  readonly entryCount: number;
}

function describe({ eventId, stageId, entryCount }: Described): string {
  return `event ${eventId}, stage ${stageId}, ${entryCount} entries`;
}
