import type { WikiTableRow } from '../wiki/records.ts';

export interface Placed {
  readonly teamId: number;
  readonly row: Pick<WikiTableRow, 'placement' | 'wins' | 'losses' | 'definite' | 'isDisqualified'>;
}

/** The teams that go through by a finished table. */
export interface TableWord {
  readonly through: readonly Placed[];
  /** Else staff confirm it: the table says nothing of it, or not the same as the format. */
  readonly isTold: boolean;
}

/** The same where the best teams of the next place go on as well. */
export interface NextWord extends TableWord {
  /** The team at the next place of whom the table says nothing; several where they share it. */
  readonly open: readonly Placed[];
}

/**
 * The `sure` teams that go through, and one more where the table marks so many as rising. A next team that it marks
 * as out is out; any other waits for those of the other groups [rule: groups-32].
 */
export function wordWithNext(placed: readonly Placed[], sure: number): NextWord | null {
  const playing = placed.filter(({ row }) => !row.isDisqualified);
  const more = READINGS.map((words) => playing.filter(({ row }) => words.includes(row.definite)));
  const through = more.find((teams) => teams.length === sure + 1);
  if (through) return { through, isTold: true, open: [] };
  const word = wordOfTable(placed, sure);
  if (word === null) return null;
  const rest = playing.filter((own) => !word.through.includes(own));
  const isKnown = rest.every(({ row }) => row.placement !== null);
  const best = Math.min(...rest.map(({ row }) => row.placement ?? 0));
  const next = isKnown ? rest.filter(({ row }) => row.placement === best) : rest;
  return { ...word, open: next.filter(({ row }) => row.definite !== 'down') };
}

type Definite = WikiTableRow['definite'];

/** Words for who goes on, best first: those that stay up may go to another stage than those that rise. */
const READINGS: readonly (readonly Definite[])[] = [['up'], ['up', 'stayup']];

/** From what a word means for a place: '' says nothing of it. */
const RANKS: readonly Definite[] = ['down', 'staydown', 'stay', 'stayup', 'up'];
const rankOf = ({ row }: Placed): number => RANKS.indexOf(row.definite);

/**
 * The `count` teams that go through [rule: results-17]. They are the teams that the table marks as
 * rising, if the number fits. Otherwise they have the best places, whatever the table calls these.
 * Null = a tie leaves them open.
 */
export function wordOfTable(placed: readonly Placed[], count: number): TableWord | null {
  const playing = placed.filter(({ row }) => !row.isDisqualified);
  const risen = READINGS.map((words) => playing.filter(({ row }) => words.includes(row.definite)));
  const asMany = risen.find((teams) => teams.length === count);
  if (asMany) return { through: asMany, isTold: true };
  const best = bestOf(playing, count);
  const isSilent = playing.every(({ row }) => row.definite === '');
  if (best && isSilent) return { through: best, isTold: false };
  if (best && !isAgainst(best, playing)) return { through: best, isTold: true };
  // The place of who is disqualified may stay empty.
  const fewest = count - (placed.length - playing.length);
  const fewer = risen.find(({ length }) => length < count && length >= fewest && length > 0);
  if (fewer) return { through: fewer, isTold: true };
  const rising = risen.at(-1) ?? [];
  return best && { through: rising.length > 0 ? rising : best, isTold: false };
}

/** Whether the table lets somebody rise who is not among them, or calls one of them out as it does others. */
function isAgainst(best: readonly Placed[], playing: readonly Placed[]): boolean {
  const others = playing.filter((one) => !best.includes(one));
  const has = (teams: readonly Placed[], ...words: readonly Definite[]) =>
    teams.some(({ row }) => words.includes(row.definite));
  if (has(others, 'up', 'stayup') || (has(best, 'down') && has(others, 'down'))) return true;
  const [least, most] = [ranksOf(best), ranksOf(others)];
  return Math.min(...least) < Math.max(...most);
}

const ranksOf = (teams: readonly Placed[]): number[] => teams.map(rankOf).filter((at) => at >= 0);

/** The first so many; a tie across the last of these places is broken by the table's words, if by anything. */
function bestOf(placed: readonly Placed[], count: number): readonly Placed[] | null {
  if (placed.length <= count) return placed;
  if (placed.some(({ row }) => row.placement === null)) return null;
  const order = placed.toSorted(byPlace);
  const [last, next] = [order[count - 1], order[count]];
  return last && next && byPlace(last, next) === 0 ? null : order.slice(0, count);
}

const byPlace = (a: Placed, b: Placed): number =>
  (a.row.placement ?? 0) - (b.row.placement ?? 0) || rankOf(b) - rankOf(a);
