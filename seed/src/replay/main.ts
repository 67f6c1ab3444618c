import { commandLine } from '@callshot/command-line';
import { joinTables } from '@callshot/fake-wiki';
import { runCommand } from '@callshot/server';
import { findTournament, readRecorded } from '../wiki/recorded-wiki.ts';
import { playCalendar } from './play-calendar.ts';
import { playOne } from './play-one.ts';
import { clear, openStage } from './replay-stage.ts';

/** Plays recorded tournaments in a product of its own: one by one, or a whole calendar at once. */
const line = commandLine('replay');

await runCommand(async () => {
  const recorded = readRecorded(line.text('data'));
  const options = {
    speed: line.number('speed') ?? 600,
    players: line.number('players') ?? 300,
    stays: line.has('stay'),
  };
  const stage = openStage(joinTables([]));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      clear(stage)
        .catch(console.error)
        .finally(() => process.exit(130));
    });
  }
  try {
    if (line.has('calendar')) await playCalendar(stage, recorded, options);
    else {
      const tournament = findTournament(recorded, line.text('event') ?? 'Austin Major');
      await playOne(stage, tournament, options);
    }
  } finally {
    await clear(stage);
  }
  process.exit(0);
});
