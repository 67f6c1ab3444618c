import { textOf } from '../query/column.ts';
import type { Json, JsonObject, WikiRecord } from '../types.ts';
import { instantOf } from './wiki-time.ts';

/** A match as recorded, with what its replay asks of it. */
export interface RecordedMatch {
  readonly record: WikiRecord;
  readonly id: string;
  readonly page: string;
  readonly groupId: string;
  /** The date of an exact start. */
  readonly date: number | null;
  /** Null where a side is no team. */
  readonly teams: readonly [string | null, string | null];
  /** It came to an end, with or without a winner, or was called off. */
  readonly isEnded: boolean;
  /** Default duration. */
  readonly length: number;
  readonly place: Place;
}

export interface Place {
  readonly isBracket: boolean;
  /** Index of the group on its page. */
  readonly groupIndex: number;
  readonly title: string;
  readonly round: number | null;
  /** In the order of playing, as far as the structure tells it: round, section, index. */
  readonly order: readonly number[];
  /** The matches whose winners come in. */
  readonly feeders: readonly string[];
  readonly resetId: string;
}

const minute = 60_000;

export function readMatch(record: WikiRecord): RecordedMatch {
  const data = objectOf(record.match2bracketdata);
  const section = textOf(record.section ?? '');
  const title = textOf(data.title ?? '');
  return {
    record,
    id: textOf(record.match2id ?? ''),
    page: textOf(record.pagename ?? ''),
    groupId: textOf(record.match2bracketid ?? ''),
    date: Number(record.dateexact) === 1 ? instantOf(record.date) : null,
    teams: [teamOf(opponentsOf(record)[0]), teamOf(opponentsOf(record)[1])],
    isEnded:
      Number(record.finished) === 1 ||
      textOf(record.winner ?? '') !== '' ||
      record.status === 'notplayed',
    length: lengthOf(record),
    place: {
      isBracket: data.type === 'bracket',
      groupIndex: Number(data.bracketindex ?? 0),
      title,
      round: roundOf(data, `${title}\n${section}`),
      order: orderOf(data),
      feeders: (Array.isArray(data.lowerMatchIds) ? data.lowerMatchIds : []).map(textOf),
      resetId: textOf(data.bracketreset ?? ''),
    },
  };
}

export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const opponentsOf = (record: WikiRecord): readonly JsonObject[] =>
  listOf(record.match2opponents);
export const gamesOf = (record: WikiRecord): readonly JsonObject[] => listOf(record.match2games);

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? value : []).map(objectOf);

/** A team keeps its page while templates change with the years. */
function teamOf(opponent: JsonObject | undefined): string | null {
  if (opponent === undefined || opponent.type === 'literal') return null;
  const name = textOf(objectOf(opponent.teamtemplate).page ?? opponent.name ?? '');
  return ['', 'TBD', 'TBA', 'BYE'].includes(name) ? null : teamKey(name);
}

export const teamKey = (name: string): string => name.replaceAll('_', ' ').toLowerCase();

/** By the maps that were played, else by as many as a best of takes at least. */
function lengthOf(record: WikiRecord): number {
  const perMap = (record.wiki === 'rocketleague' ? 10 : 50) * minute;
  const scores = opponentsOf(record).map((opponent) => Math.max(Number(opponent.score ?? 0), 0));
  const played = scores.reduce((sum, score) => sum + score, 0);
  const atLeast = Math.ceil((Number(record.bestof ?? 1) + 1) / 2);
  return perMap * Math.max(played > 0 ? played : atLeast, 1);
}

function roundOf(data: JsonObject, text: string): number | null {
  if (data.groupRoundIndex !== undefined) return Number(data.groupRoundIndex);
  const named = /^Round (\d+)/m.exec(text)?.[1];
  return named === undefined ? null : Number(named);
}

function orderOf(data: JsonObject): readonly number[] {
  const { roundIndex, sectionIndex, matchIndexInRound } = objectOf(data.coordinates);
  return data.type === 'bracket'
    ? [roundIndex, sectionIndex, matchIndexInRound].map((index) => Number(index ?? 0))
    : [Number(data.bracketindex ?? 0), Number(data.matchIndex ?? 0)];
}
