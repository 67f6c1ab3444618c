import type { EventStage } from '../model/event-stage.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { type ColumnJudge, columnJudges, type JudgedCall } from './column-judges.ts';
import { letterOf, type Matrix, type MatrixColumn, type MatrixRow } from './matrix.ts';

export interface JudgedStage {
  readonly stage: EventStage;
  readonly layout: SlotLayout;
  readonly scoring: StageScoring;
}

/** Rows between two pauses. */
const SLICE = 250;

/** Everybody's picks of a stage side by side; each call is judged once, whoever made it. */
export function* matrixInSlices(
  { stage, layout, scoring }: JudgedStage,
  entries: Iterable<Uint8Array>,
): Generator<void, Matrix> {
  const columns = columnJudges(stage, layout, scoring).map(columnOf);
  const openOf = openPoints(scoring);
  const rows: MatrixRow[] = [];
  for (const entry of entries) {
    let cells = '';
    for (const { add } of columns) cells += add(entry);
    rows.push({ points: scoring.totalOf(entry), open: openOf(entry), cells });
    if (rows.length % SLICE === 0) yield;
  }
  return withoutUncalled(
    columns.map(({ counted }) => counted()),
    rows,
  );
}

/** Most teams are called by nobody to go on from a drawn round: they have no column. */
function withoutUncalled(columns: readonly MatrixColumn[], rows: readonly MatrixRow[]): Matrix {
  const isShown = ({ teamId, matchKey, options }: MatrixColumn): boolean =>
    teamId === null || matchKey === null || options.length > 0;
  if (columns.every(isShown)) return { columns, rows };
  const shown = columns.flatMap((column, at) => (isShown(column) ? [at] : []));
  return {
    columns: columns.filter(isShown),
    rows: rows.map((row) => ({
      ...row,
      cells: shown.map((at) => row.cells.charAt(at)).join(''),
    })),
  };
}

interface Option {
  readonly call: JudgedCall;
  readonly letter: string;
  count: number;
}

/** A column that options come to as they are met. */
function columnOf({ column, keyOf, judge }: ColumnJudge) {
  const options = new Map<number, Option>();
  return {
    add: (entry: Uint8Array): string => {
      const key = keyOf(entry);
      if (key === 0) return letterOf(null);
      const known = options.get(key);
      const option = known ?? { call: judge(key), letter: letterOf(options.size), count: 0 };
      if (!known) options.set(key, option);
      option.count += 1;
      return option.letter;
    },
    counted: (): MatrixColumn => {
      const all = [...options.values()];
      const membersOf = ({ call, teamId }: JudgedCall): number =>
        all
          .filter((other) => other.call.call === call && other.call.teamId === teamId)
          .reduce((sum, { count }) => sum + count, 0);
      return { ...column, options: all.map(({ call }) => ({ ...call, members: membersOf(call) })) };
    },
  };
}

/**
 * The points that open calls of an entry can still earn. Computed once for each pair of bytes that occurs.
 */
function openPoints({ units }: StageScoring): (entry: Uint8Array) => number {
  const known = units.map(() => new Map<number, number>());
  return (entry) => {
    let sum = 0;
    for (const { pair, judge } of units) {
      const [low, high] = [entry[2 * pair] ?? 0, entry[2 * pair + 1] ?? 0];
      const key = low | (high << 8);
      let open = known[pair]?.get(key);
      if (open === undefined) {
        open = judge(low, high).reduce(
          (all, { outcome, worth }) => all + (outcome === 'pending' ? worth : 0),
          0,
        );
        known[pair]?.set(key, open);
      }
      sum += open;
    }
    return sum;
  };
}
