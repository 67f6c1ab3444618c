import { commandLine } from '@callshot/command-line';
import {
  type Maintenance,
  OperatorProblem,
  openForMaintenance,
  runCommand,
} from '@callshot/server';
import { countRealContent } from '../demo/demo-world.repository.ts';
import { loadSyntheticEvent } from './load-event.ts';

/** Loads a synthetic event into the configured database, beside a running product or without one. */
const line = commandLine('load');
const entries = line.number('entries') ?? 100_000;

await runCommand(async () => {
  const maintenance = await openForMaintenance(process.env);
  try {
    if (!line.has('yes')) await refuseRealContent(maintenance);
    await load(maintenance);
  } finally {
    await maintenance.close();
  }
});

async function refuseRealContent({ db }: Maintenance): Promise<void> {
  const { users, events } = await countRealContent(db);
  if (users + events === 0) return;
  throw new OperatorProblem(
    `The database holds ${users} real users and ${events} real events: add --yes to load a synthetic event beside them.`,
  );
}

async function load(maintenance: Maintenance): Promise<void> {
  const startedAt = performance.now();
  const { eventId } = await loadSyntheticEvent(maintenance, {
    entries,
    name: line.text('event') ?? `Synthetic Major (${entries.toLocaleString('en')} entries)`,
    hasResults: line.has('results'),
    now: new Date(),
    onStep: (step, seconds) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}`),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${seconds.toFixed(1).padStart(7)} s  in all, ${entries} users, two entries each`);
  console.log(`\n  ${maintenance.publicUrl}/cs/event/${eventId}\n`);
}
