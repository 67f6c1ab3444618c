import type { EntryScorer, PointsTable, ScoringKernel, Totals } from '@callshot/rules';
import { KERNEL_BINARY } from './kernel-binary.ts';
import { compileLookups, LANES, type LookupProgram } from './lookup-program.ts';

const PAGE = 65_536;
/** The first page is what the kernel works with: a program, and the totals of some entries. */
const [PROGRAM_AT, TOTALS_AT, ENTRIES_AT] = [0, PAGE / 2, PAGE];
const LIMITS = { bytes: TOTALS_AT - PROGRAM_AT, points: 0xffff };
/** Entries whose totals are worked on at a time: as many as the page has room for. */
const CHUNK = (ENTRIES_AT - TOTALS_AT) / 2;
/** `addPoints` of `kernel.as.ts`. */
type AddPoints = (
  program: number,
  runs: number,
  entries: number,
  groups: number,
  groupSize: number,
  totals: number,
) => void;

interface Memory {
  readonly buffer: ArrayBuffer;
}

/** The used part of WebAssembly, which Node's types leave to the browser's. */
declare const WebAssembly: {
  validate(binary: Uint8Array): boolean;
  readonly Module: new (binary: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: Memory } },
  ) => { readonly exports: { readonly addPoints: AddPoints } };
};

/** The vector kernel; null where the machine or the runtime has no vectors. */
export function createSimdKernel(): ScoringKernel | null {
  const binary = Buffer.from(KERNEL_BINARY, 'base64');
  if (!WebAssembly.validate(binary)) return null;
  const module = new WebAssembly.Module(binary);
  return {
    lanes: LANES,
    open: (count, stride) => {
      const groupSize = LANES * stride;
      const size = Math.ceil(count / LANES) * groupSize;
      // A memory of its own for every block: it is given back with it, and never has to grow.
      const memory = new WebAssembly.Memory({ initial: 1 + Math.ceil(size / PAGE) });
      const { addPoints } = new WebAssembly.Instance(module, { env: { memory } }).exports;
      return {
        bytes: new Uint8Array(memory.buffer, ENTRIES_AT, size),
        scorer: (tables) => scorerOf({ memory, addPoints, groupSize }, tables),
      };
    },
  };
}

interface Engine {
  readonly memory: Memory;
  readonly addPoints: AddPoints;
  readonly groupSize: number;
}

function scorerOf(
  { memory, addPoints, groupSize }: Engine,
  tables: readonly PointsTable[],
): EntryScorer {
  const programs = compileLookups(tables, LIMITS);
  const loaded = new Uint8Array(memory.buffer, PROGRAM_AT, LIMITS.bytes);
  const chunk = new Uint16Array(memory.buffer, TOTALS_AT, CHUNK);
  const run = ({ runs }: LookupProgram, from: number, to: number): void => {
    const entries = ENTRIES_AT + (from / LANES) * groupSize;
    addPoints(PROGRAM_AT, runs, entries, Math.ceil((to - from) / LANES), groupSize, TOTALS_AT);
  };
  return {
    add: (totals, from, to) => {
      for (const program of programs) {
        // Other scorers work in the same page; this one may not have been the last.
        loaded.set(program.bytes);
        for (let start = from; start < to; start += CHUNK) {
          const end = Math.min(start + CHUNK, to);
          takeIn(chunk, totals, start, end);
          run(program, start, end);
          giveBack(chunk, totals, start, end);
        }
      }
    },
  };
}

/** Totals that need more than 16 bits are added to outside, where the kernel begins with zeros. */
function takeIn(chunk: Uint16Array, totals: Totals, start: number, end: number): void {
  if (totals instanceof Uint16Array) chunk.set(totals.subarray(start, end));
  else chunk.fill(0);
}

function giveBack(chunk: Uint16Array, totals: Totals, start: number, end: number): void {
  if (totals instanceof Uint16Array) {
    totals.set(chunk.subarray(0, end - start), start);
    return;
  }
  for (let at = start; at < end; at += 1) {
    totals[at] = (totals[at] ?? 0) + (chunk[at - start] ?? 0);
  }
}
