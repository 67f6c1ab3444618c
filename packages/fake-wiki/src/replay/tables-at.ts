import { textOf } from '../query/column.ts';
import type { WikiRecord, WikiTables } from '../types.ts';
import { matchAt } from './match-at.ts';
import { objectOf, teamKey } from './recorded-match.ts';
import type { Schedule, ScheduledMatch } from './schedule.ts';
import { wikiDay, wikiInstant } from './wiki-time.ts';

/** The records of a tournament at an instant of its replay. */
export function tablesOf(recorded: WikiTables, schedule: Schedule): (now: number) => WikiTables {
  const matches = [...schedule.values()];
  const tables = recorded.standingstable.map((table) => ({
    table,
    rounds: roundsOf(table, matches),
  }));
  const entries = recorded.standingsentry.map((entry) => ({
    entry,
    seenAt: seenAt(
      entry,
      tables.find(({ table }) => isOf(entry, table))?.rounds ?? roundsOf(entry, matches),
    ),
  }));
  return (now) => ({
    ...recorded,
    match: recorded.match.map((record) => {
      const scheduled = schedule.get(textOf(record.match2id ?? ''));
      return scheduled === undefined ? record : matchAt(scheduled, now);
    }),
    standingstable: tables.map(({ table, rounds }) => tableAt(table, rounds, now)),
    standingsentry: entries.filter((row) => now >= row.seenAt).map(({ entry }) => entry),
    placement: recorded.placement.map((row) => placementAt(row, matches, now)),
    tournament: recorded.tournament.map((row) => tournamentAt(row, matches, now)),
  });
}

/** The matches of a table, by their round. */
type Rounds = ReadonlyMap<number, readonly ScheduledMatch[]>;

/** By the table's own lists, else by the rounds of what was played on its page. */
function roundsOf(table: WikiRecord, matches: readonly ScheduledMatch[]): Rounds {
  const told = listOf(objectOf(table.extradata).rounds).map((round) => {
    const ids = listOf(objectOf(round).matches).map(textOf);
    const own = matches.filter(({ match }) => ids.includes(match.id));
    return [Number(objectOf(round).roundNumber), own] as const;
  });
  if (told.some(([, own]) => own.length > 0)) return new Map(told);
  const ids = listOf(table.matches).map(textOf);
  const own = matches.filter(
    ({ match }) =>
      match.page === table.pagename &&
      !match.place.isBracket &&
      (ids.length === 0 || ids.includes(match.id)),
  );
  const numbers = [...new Set(own.map(({ match }) => match.place.round ?? 1))].sort(
    (a, b) => a - b,
  );
  return new Map(
    numbers.map((round) => [round, own.filter(({ match }) => (match.place.round ?? 1) === round)]),
  );
}

const listOf = (value: unknown): readonly WikiRecord[] => (Array.isArray(value) ? value : []);

/** When everything is over that ever came to an end. */
const overAt = (matches: readonly ScheduledMatch[]): number =>
  Math.max(
    Number.NEGATIVE_INFINITY,
    ...matches.filter(({ match }) => match.isEnded).map(({ endsAt }) => endsAt),
  );

function tableAt(table: WikiRecord, rounds: Rounds, now: number): WikiRecord {
  if (now >= overAt([...rounds.values()].flat())) return table;
  const extradata = objectOf(table.extradata);
  return {
    ...table,
    extradata: {
      ...extradata,
      finished: false,
      ...('groupfinished' in extradata ? { groupfinished: false } : {}),
      rounds: listOf(extradata.rounds).map((round) => {
        const own = rounds.get(Number(round.roundNumber)) ?? [];
        const hasStarted = own.some(({ startsAt }) => startsAt !== null && now >= startsAt);
        const isOver = now >= overAt(own);
        return {
          ...round,
          started: round.started === true && hasStarted,
          finished: round.finished === true && isOver,
        };
      }),
    },
  };
}

const isOf = (entry: WikiRecord, table: WikiRecord): boolean =>
  table.pagename === entry.pagename && table.standingsindex === entry.standingsindex;

/** The rows of a round are there when the round is over. */
const seenAt = (entry: WikiRecord, rounds: Rounds): number =>
  overAt([...rounds].flatMap(([round, own]) => (round <= Number(entry.roundindex) ? own : [])));

const eventOf = (matches: readonly ScheduledMatch[], mainPage: unknown) =>
  matches.filter(({ match }) => match.record.parent === mainPage || match.page === mainPage);

/** A team's place is told when it has played its last match, what it won as well. */
function placementAt(row: WikiRecord, matches: readonly ScheduledMatch[], now: number): WikiRecord {
  const own = eventOf(matches, row.parent ?? row.pagename);
  const team = teamKey(textOf(row.opponentname ?? ''));
  const played = own.filter(({ match }) => match.teams.includes(team));
  const moved = { ...row, ...movedDays(row, own) };
  if (now >= overAt(played.length > 0 ? played : own)) return moved;
  return { ...moved, placement: '', lastvsdata: [] };
}

function tournamentAt(
  row: WikiRecord,
  matches: readonly ScheduledMatch[],
  now: number,
): WikiRecord {
  const own = eventOf(matches, row.pagename);
  const moved = { ...row, ...movedDays(row, own) };
  const isFinished = row.status === 'finished';
  return isFinished && now < overAt(own) ? { ...moved, status: '' } : moved;
}

/** The first and the last day, wherever a record tells them. */
function movedDays(row: WikiRecord, matches: readonly ScheduledMatch[]): WikiRecord {
  const starts = matches.flatMap(({ startsAt }) => startsAt ?? []);
  if (starts.length === 0) return {};
  const first = wikiDay(Math.min(...starts));
  const lastStart = Math.max(...starts);
  const last = Math.max(lastStart, overAt(matches));
  const extradata = objectOf(row.extradata);
  return {
    startdate: first,
    ...('enddate' in row ? { enddate: wikiDay(last) } : {}),
    ...('sortdate' in row ? { sortdate: wikiDay(last) } : {}),
    ...('date' in row ? { date: `${wikiInstant(last).slice(0, 10)} 00:00:00` } : {}),
    ...('startdatetext' in extradata
      ? { extradata: { ...extradata, startdatetext: first, enddatetext: wikiDay(last) } }
      : {}),
  };
}
