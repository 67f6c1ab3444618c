import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '@callshot/command-line';
import {
  type FakeWiki,
  type RecordedTournament,
  replayOf,
  startFakeWiki,
  type WikiTables,
} from '@callshot/fake-wiki';
import { games } from '@callshot/rules';
import { demoAccounts, OperatorProblem, openForMaintenance, runCommand } from '@callshot/server';
import { findTournament, readRecorded } from '../wiki/recorded-wiki.ts';
import { httpCaller } from './caller.ts';
import { createReplayedEvent } from './create-replayed-event.ts';
import { followEvent } from './follow-event.ts';
import { type ReplayProduct, startReplayProduct } from './replay-product.ts';
import { openSessions } from './replay-sessions.ts';

/** Plays a recorded tournament in a product of its own: from the event's making to its end. */
const line = commandLine('replay');
const second = 1000;
/** Somebody reads the address and opens it. */
const leadMs = 30 * second;
/** So long after the end of the tournament its event may end. */
const timeoutMs = 300 * second;
const pauses = { atMost: 10 * second, beforeStages: 30 * second };

await runCommand(async () => {
  const recorded = readRecorded(line.text('data'));
  const tournament = findTournament(recorded, line.text('event') ?? 'Austin Major');
  const data = mkdtempSync(join(tmpdir(), 'callshot-replay-'));
  const stage: Stage = { data, tables: () => tournament.tables };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      clear(stage)
        .catch(console.error)
        .finally(() => process.exit(130));
    });
  }
  try {
    await play(stage, tournament);
  } finally {
    await clear(stage);
  }
  process.exit(0);
});

/** Parts of a replay that are cleaned up after it. */
interface Stage {
  readonly data: string;
  tables: (now: number) => WikiTables;
  wiki?: FakeWiki;
  product?: ReplayProduct;
}

async function clear({ data, wiki, product }: Stage): Promise<void> {
  await product?.stop();
  await wiki?.stop();
  rmSync(data, { recursive: true, force: true });
}

async function sessionsOf({ env }: ReplayProduct, players: number) {
  const { db, close } = await openForMaintenance(env);
  try {
    return await openSessions(db, players);
  } finally {
    await close();
  }
}

async function play(stage: Stage, tournament: RecordedTournament): Promise<void> {
  const speed = line.number('speed') ?? 600;
  const wiki = await startFakeWiki({ tables: (now) => stage.tables(now) });
  stage.wiki = wiki;
  const product = await startReplayProduct({ data: stage.data, wiki });
  stage.product = product;
  const sessions = await sessionsOf(product, line.number('players') ?? 300);
  const startsAt = Math.ceil((Date.now() + leadMs) / second) * second;
  const replay = replayOf(tournament.tables, { startsAt, speed, pauses });
  stage.tables = (now) => replay.at(now);
  const { wiki: wikiName } = tournament.tables.tournament[0] ?? {};
  const { id: gameId, prefix } = games.find((game) => game.wikiName === wikiName) ?? games[0];
  const pageId = Number(tournament.tables.tournament[0]?.pageid);
  const staff = httpCaller(product.origin, gameId, sessions.staff);
  const eventId = await createReplayedEvent(staff, { gameId, pageId });
  console.log(`\n  ${tournament.name}, ${speed} times as fast as it was played:\n`);
  console.log(`  ${product.origin}/${prefix}/event/${eventId}\n`);
  console.log(`  Sign in as ${demoAccounts.admin.username} / ${demoAccounts.admin.password}\n`);
  const event = await followEvent({
    visitor: httpCaller(product.origin, gameId),
    players: sessions.players.map((session) => httpCaller(product.origin, gameId, session)),
    eventId,
    tell: (news) => console.log(`  ${new Date().toISOString().slice(11, 19)}  ${news}`),
    isGivenUp: () => !line.has('stay') && Date.now() > replay.endsAt + timeoutMs,
  });
  if (!event.finished) {
    throw new OperatorProblem(
      'The tournament is over and the event is not: with --stay its doubts can be answered.',
    );
  }
  if (line.has('stay')) await product.ended;
}
