import {
  editionOf,
  joinTables,
  type Replay,
  replayOf,
  tournamentsIn,
  type WikiTables,
} from '@callshot/fake-wiki';
import { type GameId, games, usualPoints } from '@callshot/rules';
import { OperatorProblem } from '@callshot/server';

import { type Caller, httpCaller } from './caller.ts';
import { type Announced, playAnnounced } from './play-announced.ts';
import { gameOf, type PlayOptions } from './play-one.ts';
import { pauses, type ReplayStage, startStage } from './replay-stage.ts';
import { createActs } from './staff-acts.ts';

const second = 1000;
/** The calendar drafts everything meanwhile, and everybody picks. */
const leadMs = 60 * second;
/** One tournament begins after the other. */
const apartMs = 15 * second;
const dayMs = 86_400 * second;
/** Each tournament is played so often. */
const EDITIONS = 2;

/**
 * Plays every recorded tournament that has an end, twice, all at once, in a product whose calendar makes their
 * events by itself. Prints who had to act, and why [rule: calendar-20].
 */
export async function playCalendar(
  stage: ReplayStage,
  recorded: WikiTables,
  { speed, players, stays }: PlayOptions,
): Promise<void> {
  const { product, sessions } = await startStage(stage, players);
  const begins = Math.ceil((Date.now() + leadMs) / second) * second;
  const announced = editionsOf(recorded, begins, speed);
  stage.tables = (now) => joinTables(announced.map(({ replay }) => replay.at(now)));
  const staffOf = (gameId: GameId): Caller => httpCaller(product.origin, gameId, sessions.staff);
  for (const { id } of games) await chooseAll(staffOf(id), id);
  const acts = createActs();
  console.log(
    `\n  ${announced.length} tournaments at once, ${speed} times as fast as they were played.\n`,
  );
  console.log(`  ${product.origin}/admin/calendar\n`);
  const played = await Promise.allSettled(
    announced.map((own) =>
      playAnnounced(own, {
        staff: staffOf(own.gameId),
        visitor: httpCaller(product.origin, own.gameId),
        players: sessions.players.map(({ userId, session }) => ({
          userId,
          caller: httpCaller(product.origin, own.gameId, session),
        })),
        acts,
      }),
    ),
  );
  console.log(acts.report());
  const failed = played.flatMap((own, at) =>
    own.status === 'rejected' ? [`${announced[at]?.name}: ${messageOf(own.reason)}`] : [],
  );
  if (failed.length > 0) throw new OperatorProblem(failed.join('\n'));
  console.log('  Totals and ranks of everybody are as the pages say at the end, in every event.\n');
  if (stays) await product.ended;
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);

function editionsOf(recorded: WikiTables, begins: number, speed: number): Announced[] {
  const whole = tournamentsIn(recorded).filter(
    ({ tables }) =>
      tables.match.length > 0 && tables.match.every(({ finished }) => Number(finished) === 1),
  );
  if (whole.length === 0) throw new OperatorProblem('No recorded tournament has an end.');
  return Array.from({ length: EDITIONS }, (_, edition) =>
    whole.map((tournament, at) => {
      const startsAt = begins + (edition * whole.length + at) * apartMs;
      // An edition is called by its day.
      const tables = editionOf(tournament, {
        number: edition + 1,
        startsAt: startsAt - edition * dayMs,
      });
      const replay: Replay = replayOf(tables, { startsAt, speed, pauses });
      return {
        name: `${tournament.name}, edition ${edition + 1}`,
        gameId: gameOf(tournament).id,
        pageId: Number(tables.tournament[0]?.pageid),
        replay,
      };
    }),
  ).flat();
}

/** An Admin chooses all tiers once, what is usual, and that events are made by themselves. */
async function chooseAll(staff: Caller, gameId: GameId): Promise<void> {
  await done(staff, '/api/pointPreset', { id: 0, gameId, name: 'Usual', points: usualPoints });
  const { settings } = await staff.get<{
    settings: readonly { readonly gameId: number; readonly version: number }[];
  }>('/api/calendar/tournaments');
  const { version } = settings.find((own) => own.gameId === gameId) ?? { version: 0 };
  const tiers = ['S', 'A', 'B', 'C', 'D'];
  await done(staff, '/api/calendar/settings', {
    gameId,
    tiers,
    weeksAhead: 4,
    publishes: true,
    version,
  });
}

async function done(staff: Caller, path: string, body: unknown): Promise<void> {
  const answer = await staff.post(path, body);
  if (answer.status !== 200) {
    throw new OperatorProblem(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
