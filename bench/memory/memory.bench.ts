import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from '../bench-row.ts';
import { sized } from '../sized.ts';

const MILLION = sized(1_000_000, 1000);
const GIGABYTE = 2 ** 30;

/** Memory of a whole board: directory, picks, totals, order and position, each in a new process. */
export async function run(): Promise<readonly BenchRow[]> {
  const [one, many] = [measure(MILLION), measure(25 * MILLION)];
  return [
    {
      bench: `memory of an entry, of ${MILLION} with 42 bytes of picks`,
      ours: one.bytesAnEntry,
      oursUnit: 'bytes',
      limit: 100,
      limitName: 'goal',
    },
    {
      bench: `memory of an entry, of ${25 * MILLION}`,
      ours: many.bytesAnEntry,
      oursUnit: 'bytes',
      limit: 100,
      limitName: 'goal',
    },
    {
      bench: `process with a board of ${25 * MILLION}, at its largest`,
      ours: many.peak / GIGABYTE,
      oursUnit: 'GB',
      limit: 4,
      limitName: 'goal',
    },
  ];
}

interface Measured {
  readonly bytesAnEntry: number;
  /** Peak resident bytes, building included. */
  readonly peak: number;
}

function measure(entries: number): Measured {
  const program = fileURLToPath(new URL('board-memory.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', program, String(entries)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A board of ${entries} did not get built: ${stderr}`);
  return JSON.parse(stdout) as Measured;
}
