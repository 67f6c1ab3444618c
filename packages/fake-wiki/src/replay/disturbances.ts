import { textOf } from '../query/column.ts';
import type { WikiRecord } from '../types.ts';
import { opponentsOf } from './recorded-match.ts';
import type { Schedule } from './schedule.ts';

/** Differences from the recording, for a while or for good. Instants are those of the replay. */
export type Disturbance =
  /** From an instant on the match is announced for a later one; what follows it waits. */
  | {
      readonly kind: 'postponed';
      readonly matchId: string;
      readonly from: number;
      readonly by: number;
    }
  /** The match ends without a winner, until somebody enters one. */
  | { readonly kind: 'without-winner'; readonly matchId: string; readonly until: number }
  /** The wrong side stands as the winner, until it is corrected. */
  | { readonly kind: 'wrong-winner'; readonly matchId: string; readonly until: number }
  /** The record says something else. */
  | {
      readonly kind: 'changed';
      readonly matchId: string;
      readonly from: number;
      readonly until: number;
      readonly change: (record: WikiRecord) => WikiRecord;
    };

export const postponements = (
  disturbances: readonly Disturbance[],
  now: number,
): ReadonlyMap<string, number> =>
  new Map(
    disturbances.flatMap((one) =>
      one.kind === 'postponed' && now >= one.from ? [[one.matchId, one.by] as const] : [],
    ),
  );

/** The record of a match as those who wrote it left it. */
export function disturbed(
  record: WikiRecord,
  disturbances: readonly Disturbance[],
  { schedule, now }: { readonly schedule: Schedule; readonly now: number },
): WikiRecord {
  const id = textOf(record.match2id ?? '');
  const endsAt = schedule.get(id)?.endsAt ?? Number.POSITIVE_INFINITY;
  return disturbances
    .filter((one) => one.matchId === id)
    .reduce((shown, one) => {
      if (one.kind === 'postponed' || now >= one.until) return shown;
      if (one.kind === 'changed') return now >= one.from ? one.change(shown) : shown;
      if (now < endsAt) return shown;
      return one.kind === 'wrong-winner' ? withSidesSwapped(shown) : withoutWinner(shown);
    }, record);
}

const withoutWinner = (record: WikiRecord): WikiRecord => ({
  ...record,
  winner: '',
  finished: 1,
  match2opponents: opponentsOf(record).map((opponent) => ({ ...opponent, placement: -1 })),
});

/** The result of each side stands at the other. */
function withSidesSwapped(record: WikiRecord): WikiRecord {
  const [first, second] = opponentsOf(record);
  if (first === undefined || second === undefined) return record;
  const resultOf = ({ score = -1, status = '', placement = -1 }: WikiRecord) => ({
    score,
    status,
    placement,
  });
  const other: Readonly<Record<string, string>> = { '1': '2', '2': '1' };
  const winner = textOf(record.winner ?? '');
  return {
    ...record,
    winner: other[winner] ?? winner,
    match2opponents: [
      { ...first, ...resultOf(second) },
      { ...second, ...resultOf(first) },
    ],
    match2games: [],
  };
}
