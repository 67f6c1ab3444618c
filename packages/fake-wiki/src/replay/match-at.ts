import { textOf } from '../query/column.ts';
import type { Json, JsonObject, WikiRecord } from '../types.ts';
import { gamesOf, objectOf, opponentsOf } from './recorded-match.ts';
import type { ScheduledMatch } from './schedule.ts';
import { nullDate, nullTimestamp, wikiInstant } from './wiki-time.ts';

/** The record of a match as it stands at an instant of the replay. */
export function matchAt(scheduled: ScheduledMatch, now: number): WikiRecord {
  const { match, startsAt, endsAt } = scheduled;
  const dated = withDate(match.record, now < scheduled.datedAt ? null : startsAt);
  if (!match.isEnded) return isSeen(scheduled, now) ? dated : unplayed(dated, scheduled, now);
  if (now >= endsAt) return dated;
  if (startsAt === null || now < startsAt || !isScored(match.record)) {
    return unplayed(dated, scheduled, now);
  }
  return running(dated, (now - startsAt) / (endsAt - startsAt));
}

/** A match that was recorded unfinished stays as it was recorded, from its start or its draw on. */
const isSeen = ({ match, startsAt, knownAt }: ScheduledMatch, now: number): boolean =>
  opponentsOf(match.record).every((opponent) => opponent.status === '')
    ? now >= Math.max(...knownAt)
    : startsAt === null || now >= startsAt;

function withDate(record: WikiRecord, startsAt: number | null): WikiRecord {
  const date = startsAt === null ? nullDate : wikiInstant(startsAt);
  const extradata = objectOf(record.extradata);
  const timestamp = startsAt === null ? nullTimestamp : Math.floor(startsAt / 1000);
  return {
    ...record,
    date,
    dateexact: startsAt === null ? 0 : 1,
    extradata: 'timestamp' in extradata ? { ...extradata, timestamp } : (record.extradata ?? []),
    match2games: gamesOf(record).map((game) => ({ ...game, date })),
  };
}

function unplayed(record: WikiRecord, { knownAt }: ScheduledMatch, now: number): WikiRecord {
  return {
    ...withoutResult(record),
    match2opponents: opponentsOf(record).map((opponent, side) =>
      now < (knownAt[side] ?? 0) ? openOpponent(side) : withScore(opponent, -1, ''),
    ),
    match2games: [],
  };
}

const withoutResult = (record: WikiRecord): WikiRecord => ({
  ...record,
  status: '',
  winner: '',
  walkover: '',
  resulttype: '',
  finished: 0,
  vod: '',
  extradata:
    'overturned' in objectOf(record.extradata)
      ? { ...objectOf(record.extradata), overturned: false }
      : (record.extradata ?? []),
});

const openOpponent = (side: number): JsonObject => ({
  id: side + 1,
  type: 'literal',
  name: '',
  template: '',
  icon: '',
  score: -1,
  status: '',
  placement: -1,
  match2players: [],
  extradata: [],
});

const withScore = (opponent: JsonObject, score: number, status: string): JsonObject => ({
  ...opponent,
  score,
  status,
  placement: -1,
});

/** Forfeits and disqualifications have no score that could grow. */
const isScored = (record: WikiRecord): boolean =>
  opponentsOf(record).every(({ status, score }) => status === 'S' && Number(score) >= 0);

/** A running match, `share` of it played. */
function running(record: WikiRecord, share: number): WikiRecord {
  const games = gamesOf(record);
  const played = games.filter(isPlayed);
  const scores = played.length > 0 ? mapsWon(played, share) : seriesScore(record, share);
  return {
    ...withoutResult(record),
    match2opponents: opponentsOf(record).map((opponent, side) =>
      withScore(opponent, scores[side] ?? 0, 'S'),
    ),
    match2games: games.map((game) =>
      isPlayed(game) ? gameAt(game, share * played.length - played.indexOf(game)) : emptied(game),
    ),
  };
}

const isPlayed = (game: JsonObject): boolean => game.winner !== '' && game.status !== 'notplayed';

function mapsWon(played: readonly JsonObject[], share: number): readonly [number, number] {
  const over = played.slice(0, Math.floor(share * played.length));
  const wonBy = (side: string) => over.filter(({ winner }) => textOf(winner ?? '') === side).length;
  return [wonBy('1'), wonBy('2')];
}

/** The loser's games lie between the winner's first ones, and the winner has the last. */
function seriesScore(record: WikiRecord, share: number): readonly [number, number] {
  const [first = 0, second = 0] = opponentsOf(record).map(({ score }) => Number(score));
  const over = Math.floor(share * (first + second));
  const lost = Math.min(first, second, Math.floor(over / 2));
  const won = over - lost;
  return first < second ? [lost, won] : [won, lost];
}

/** A map of which so much is played: 1 or more = over, 0 or less = not begun. */
function gameAt(game: JsonObject, share: number): JsonObject {
  if (share >= 1) return game;
  if (share <= 0) return emptied(game);
  const scores = listOf(game.scores).map((score) => Math.floor(Number(score) * share));
  return {
    ...game,
    winner: '',
    resulttype: '',
    scores,
    opponents: scores.map((score) => ({ status: 'S', score })),
    extradata: [],
  };
}

const emptied = (game: JsonObject): JsonObject => ({
  ...game,
  winner: '',
  resulttype: '',
  scores: [],
  opponents: [[], []],
  extradata: [],
});

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
