import {
  checkFormat,
  type EventFormat,
  editFormat,
  formatMaximum,
  startFrom,
} from '../../packages/rules/src/index.ts';
import { type BenchRow, measure } from '../bench-row.ts';

const RUNS = 40;
/** Half of what an edit may take until it is seen. */
const MOST_MS = 15;

/** An edit of the largest bracket that a generator makes, and all that the builder tells of it then. */
export async function run(): Promise<readonly BenchRow[]> {
  const format = startFrom({
    kind: 'knockout',
    teamCount: 64,
    elimination: 'double',
    hasReset: true,
  });
  let edits = 0;
  const edited = (): EventFormat => {
    edits += 1;
    const to = { name: `Round ${edits}` };
    const next = editFormat(format, { kind: 'changeColumn', stage: 0, part: 'LB', col: 9, to });
    if (!next.ok) throw new Error(next.fault.code);
    return next.format;
  };
  const of = 'of double elimination with 64 teams';
  const row = (bench: string, work: () => void): BenchRow => ({
    bench,
    ours: measure(RUNS, work),
    oursUnit: 'ms',
    most: MOST_MS,
  });
  return [
    row(`an edit ${of}`, edited),
    row(`an edit ${of}, its problems and warnings`, () => checkFormat(edited())),
    row(`an edit ${of}, what it pays at most`, () => formatMaximum(edited())),
  ];
}
