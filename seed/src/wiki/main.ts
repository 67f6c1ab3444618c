import { commandLine } from '@callshot/command-line';
import { replayOf, startFakeWiki, type WikiTables } from '@callshot/fake-wiki';
import { runCommand } from '@callshot/server';
import { findTournament, readRecorded } from './recorded-wiki.ts';

/** Serves the fake wiki by itself, for a product that is told where it is. */
const line = commandLine('wiki');

await runCommand(async () => {
  const tables = tablesToServe();
  const wiki = await startFakeWiki({ tables, port: line.number('port') ?? 0 });
  console.log(`\n  The fake wiki is served at ${wiki.url}\n`);
  console.log(`  LIQUIPEDIA_URL=${wiki.url} LIQUIPEDIA_API_KEY=${wiki.apiKey} npm start\n`);
  console.log('  Ctrl-C stops it.\n');
  await new Promise(() => {});
});

function tablesToServe(): (now: number) => WikiTables {
  const recorded = readRecorded(line.text('data'));
  const name = line.text('event');
  if (name === null) return () => recorded;
  const startsAt = Date.now() + (line.number('in') ?? 300) * 1000;
  const tournament = findTournament(recorded, name);
  const replay = replayOf(tournament.tables, { startsAt, speed: line.number('speed') ?? 1 });
  console.log(`  ${tournament.name} begins ${new Date(startsAt).toISOString()}`);
  return (now) => replay.at(now);
}
