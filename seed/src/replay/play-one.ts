import { type RecordedTournament, replayOf } from '@callshot/fake-wiki';
import { games } from '@callshot/rules';
import { demoAccounts, OperatorProblem } from '@callshot/server';
import { httpCaller } from './caller.ts';
import { wrongRows } from './check-board.ts';
import { createDraftedEvent } from './create-drafted-event.ts';
import { followEvent } from './follow-event.ts';
import type { PickedStage } from './pick-stage.ts';
import { pauses, type ReplayStage, startStage, timeoutMs } from './replay-stage.ts';

const second = 1000;
/** Somebody reads the address and opens it. */
const leadMs = 30 * second;

export interface PlayOptions {
  readonly speed: number;
  readonly players: number;
  /** Serve on when it is over. */
  readonly stays: boolean;
}

/** Plays one recorded tournament before somebody's eyes, from the event's making to its end. */
export async function playOne(
  stage: ReplayStage,
  tournament: RecordedTournament,
  { speed, players, stays }: PlayOptions,
): Promise<void> {
  const { product, sessions } = await startStage(stage, players);
  const startsAt = Math.ceil((Date.now() + leadMs) / second) * second;
  const replay = replayOf(tournament.tables, { startsAt, speed, pauses });
  stage.tables = (now) => replay.at(now);
  const { id: gameId, prefix } = gameOf(tournament);
  const pageId = Number(tournament.tables.tournament[0]?.pageid);
  const staff = httpCaller(product.origin, gameId, sessions.staff);
  const visitor = httpCaller(product.origin, gameId);
  const eventId = await createDraftedEvent(staff, { gameId, pageId });
  console.log(`\n  ${tournament.name}, ${speed} times as fast as it was played:\n`);
  console.log(`  ${product.origin}/${prefix}/event/${eventId}\n`);
  console.log(`  Sign in as ${demoAccounts.admin.username} / ${demoAccounts.admin.password}\n`);
  const picked: PickedStage[] = [];
  const event = await followEvent({
    visitor,
    players: sessions.players.map(({ session }) => httpCaller(product.origin, gameId, session)),
    eventId,
    hasPicked: (own) => picked.push(own),
    tell: (news) => console.log(`  ${new Date().toISOString().slice(11, 19)}  ${news}`),
    isGivenUp: () => !stays && Date.now() > replay.endsAt + timeoutMs,
  });
  if (!event.finished) {
    throw new OperatorProblem(
      'The tournament is over and the event is not: with --stay its doubts can be answered.',
    );
  }
  const wrong = await wrongRows({
    visitor,
    event,
    picked,
    userIds: sessions.players.map(({ userId }) => userId),
    tables: replay.at(replay.endsAt + timeoutMs),
  });
  if (wrong.length > 0) throw new OperatorProblem(wrong.slice(0, 10).join('\n'));
  console.log('  Totals and ranks of everybody are as the pages say at the end.\n');
  if (stays) await product.ended;
}

export function gameOf({ tables }: RecordedTournament): (typeof games)[number] {
  const { wiki } = tables.tournament[0] ?? {};
  return games.find(({ wikiName }) => wikiName === wiki) ?? games[0];
}
