import { editionOf, tournamentsIn } from './editions.ts';
import { joinTables, readFolder } from './read-folder.ts';
import { recordedFolder } from './recorded.ts';
import { type Replay, replayOf } from './replay/replay.ts';
import { startFakeWiki } from './start-fake-wiki.ts';
import type { FakeWiki, FakeWikiOptions, WikiTables } from './types.ts';

const day = 86_400_000;
/** Every tournament begins again so often; another one in between. */
const period = 28 * day;
const between = 9 * day;
/** A Monday; editions are counted from it, so that they stay where they are when the fake starts anew. */
const firstEdition = Date.UTC(2026, 0, 5, 15);
const longestAhead = 35 * day;
const longestBehind = 42 * day;

/**
 * The recorded tournaments, and replays of them at today's dates. At any time some of each are
 * about to begin and one is being played. A tournament that was recorded before its end is not
 * replayed.
 */
export function demoTables(recorded: WikiTables): (now: number) => WikiTables {
  const replays = new Map<string, Replay>();
  const whole = tournamentsIn(recorded).filter(
    ({ tables }) =>
      tables.match.length > 0 && tables.match.every(({ finished }) => Number(finished) === 1),
  );
  const editionsAt = (now: number): readonly Replay[] =>
    whole.flatMap((tournament, index) =>
      numbersAt(now - index * between).map((number) => {
        const key = `${tournament.mainPage} ${number}`;
        const startsAt = firstEdition + index * between + number * period;
        const replay =
          replays.get(key) ??
          replayOf(editionOf(tournament, { number, startsAt }), { startsAt, speed: 1 });
        replays.set(key, replay);
        return replay;
      }),
    );
  return (now) => joinTables([recorded, ...editionsAt(now).map((replay) => replay.at(now))]);
}

function numbersAt(now: number): readonly number[] {
  const first = Math.ceil((now - longestBehind - firstEdition) / period);
  const last = Math.floor((now + longestAhead - firstEdition) / period);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The wiki of the demo world, from a folder of recorded tournaments. */
export function startDemoWiki(
  options: Omit<FakeWikiOptions, 'tables'> & { readonly data?: string } = {},
): Promise<FakeWiki> {
  let tables: ((now: number) => WikiTables) | null = null;
  return startFakeWiki({
    ...options,
    // Read when somebody first asks: most starts of the product never do.
    tables: (now) => {
      tables ??= demoTables(
        joinTables(readFolder(options.data ?? recordedFolder()).map((one) => one.tables)),
      );
      return tables(now);
    },
  });
}
