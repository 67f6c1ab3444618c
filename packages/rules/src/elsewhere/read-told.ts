import type { WikiMatch, WikiOpponent } from '../wiki/records.ts';
import {
  ELSEWHERE_PAGE,
  elsewhereId,
  type ReadMatch,
  type ReadResults,
  type ReportedResult,
  type ResultSource,
  type ToldTeam,
} from './told-result.ts';

/** Results in the product's own shape: from programs, and from files that staff fill in. */
export const toldSource: ResultSource<readonly ReportedResult[]> = {
  name: 'told',
  read: (results): ReadResults => {
    const seen = new Set<string>();
    const twice = results.filter(({ externalId }) => {
      if (seen.has(externalId)) return true;
      seen.add(externalId);
      return false;
    });
    return {
      matches: results.filter((result) => !twice.includes(result)).map(readOne),
      tables: [],
      leftOut: twice.map(({ externalId }) => ({ what: externalId, code: 'told_twice' })),
    };
  },
};

function readOne(result: ReportedResult, order: number): ReadMatch {
  const { externalId, eventSubstageId, place, outcome } = result;
  return {
    match: {
      pageId: ELSEWHERE_PAGE,
      pageName: '',
      matchId: elsewhereId('told', externalId),
      groupId: 'told',
      section: '',
      order,
      startsAt: result.startsAt,
      isExact: result.startsAt !== null,
      bestOf: result.bestOf,
      isFinished: outcome !== 'open' && outcome !== 'void',
      winner: winnerOf(result),
      isNotPlayed: outcome === 'void',
      isOverturned: false,
      opponents: [
        opponentOf(result.top, statusOf(result, 'top'), result.topScore),
        opponentOf(result.bottom, statusOf(result, 'bottom'), result.bottomScore),
      ],
      games: [],
      place: {
        kind: 'list',
        title: '',
        header: '',
        index: order,
        listIndex: 0,
        round: result.round,
      },
    },
    at: { eventSubstageId, place },
  };
}

function winnerOf({ outcome, winner }: ReportedResult): WikiMatch['winner'] {
  if (outcome === 'draw') return 'draw';
  if (outcome === 'double_forfeit') return 'none';
  if (outcome !== 'played' && outcome !== 'walkover') return null;
  if (winner === null) return null;
  return winner === 'top' ? 'first' : 'second';
}

function statusOf(
  { outcome, winner }: ReportedResult,
  side: 'top' | 'bottom',
): WikiOpponent['status'] {
  if (outcome === 'double_forfeit') return 'FF';
  if (outcome === 'walkover') return winner === side ? 'W' : 'FF';
  if (outcome === 'draw') return 'D';
  return outcome === 'played' ? 'S' : '';
}

function opponentOf(
  { teamId, name }: ToldTeam,
  status: WikiOpponent['status'],
  score: number | null,
): WikiOpponent {
  const isScore = status === 'S' || status === 'D';
  const told = { score: isScore ? score : null, status };
  if (teamId !== null) return { kind: 'team', teamKey: idKey(teamId), name: name ?? '', ...told };
  if (name === null) return { kind: 'open', teamKey: null, name: '', ...told };
  return { kind: 'team', teamKey: name, name, ...told };
}

/** A team of the product, told by its id, until the event says under which name it knows it. */
export const idKey = (teamId: number): string => `#${teamId}`;

/** The id in such a key; null = it is a name. */
export function idInKey(key: string): number | null {
  const [, digits] = /^#(\d{1,9})$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}
