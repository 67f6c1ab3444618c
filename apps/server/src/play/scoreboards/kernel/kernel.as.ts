// The vector kernel, in AssemblyScript: `node scripts/generate.mjs` compiles it into
// `kernel-binary.ts`.
//
// It scores 64 entries at a time, a byte each in four vectors. `swizzle` looks sixteen bytes up in
// a table of sixteen at once and gives 0 for bytes above 15. So a table for the values 16 to 31
// only needs 16 subtracted first.
//
// A program (written by `lookup-program.ts`) is a number of runs. The points of a run fit a byte,
// so they are summed in bytes, then added to the totals, 16 bits an entry.

const LANES: usize = 64;
const TOTALS_OF_GROUP: usize = 2 * LANES;
const RUN_HEADER: usize = 16;
const LOOKUP: usize = 32;

/** Adds the points of `groups` times 64 entries; `groupSize`: bytes of 64 entries. */
export function addPoints(
  program: usize,
  runs: u32,
  entries: usize,
  groups: u32,
  groupSize: usize,
  totals: usize,
): void {
  for (let group: u32 = 0; group < groups; group += 1) {
    let run = program;
    for (let left = runs; left > 0; left -= 1) run = addRun(run, entries, totals);
    entries += groupSize;
    totals += TOTALS_OF_GROUP;
  }
}

/** Adds what one run pays to one group's totals; answers where the next run begins. */
function addRun(run: usize, entries: usize, totals: usize): usize {
  let a = i8x16.splat(0);
  let b = i8x16.splat(0);
  let c = i8x16.splat(0);
  let d = i8x16.splat(0);
  let at = run + RUN_HEADER;

  for (const end = at + LOOKUP * load<u32>(run, 0); at < end; at += LOOKUP) {
    const table = v128.load(at);
    const slot = entries + load<u32>(at, 16);
    a = i8x16.add(a, i8x16.swizzle(table, v128.load(slot, 0)));
    b = i8x16.add(b, i8x16.swizzle(table, v128.load(slot, 16)));
    c = i8x16.add(c, i8x16.swizzle(table, v128.load(slot, 32)));
    d = i8x16.add(d, i8x16.swizzle(table, v128.load(slot, 48)));
  }

  // Values from `first` on.
  for (const end = at + LOOKUP * load<u32>(run, 4); at < end; at += LOOKUP) {
    const table = v128.load(at);
    const slot = entries + load<u32>(at, 16);
    const first = v128.load8_splat(at, 20);
    a = i8x16.add(a, i8x16.swizzle(table, i8x16.sub(v128.load(slot, 0), first)));
    b = i8x16.add(b, i8x16.swizzle(table, i8x16.sub(v128.load(slot, 16), first)));
    c = i8x16.add(c, i8x16.swizzle(table, i8x16.sub(v128.load(slot, 32), first)));
    d = i8x16.add(d, i8x16.swizzle(table, i8x16.sub(v128.load(slot, 48), first)));
  }

  // Values from `first` on, where the other slot of the pair, 64 bytes further, has this value.
  for (const end = at + LOOKUP * load<u32>(run, 8); at < end; at += LOOKUP) {
    const table = v128.load(at);
    const slot = entries + load<u32>(at, 16);
    const first = v128.load8_splat(at, 20);
    const other = v128.load8_splat(at, 24);
    a = i8x16.add(
      a,
      v128.and(
        i8x16.swizzle(table, i8x16.sub(v128.load(slot, 0), first)),
        i8x16.eq(v128.load(slot, 64), other),
      ),
    );
    b = i8x16.add(
      b,
      v128.and(
        i8x16.swizzle(table, i8x16.sub(v128.load(slot, 16), first)),
        i8x16.eq(v128.load(slot, 80), other),
      ),
    );
    c = i8x16.add(
      c,
      v128.and(
        i8x16.swizzle(table, i8x16.sub(v128.load(slot, 32), first)),
        i8x16.eq(v128.load(slot, 96), other),
      ),
    );
    d = i8x16.add(
      d,
      v128.and(
        i8x16.swizzle(table, i8x16.sub(v128.load(slot, 48), first)),
        i8x16.eq(v128.load(slot, 112), other),
      ),
    );
  }

  addToTotals(totals, a);
  addToTotals(totals + 32, b);
  addToTotals(totals + 64, c);
  addToTotals(totals + 96, d);
  return at;
}

/** Adds sixteen bytes to sixteen totals. */
function addToTotals(totals: usize, points: v128): void {
  const low = i16x8.add(v128.load(totals, 0), i16x8.extend_low_i8x16_u(points));
  const high = i16x8.add(v128.load(totals, 16), i16x8.extend_high_i8x16_u(points));
  v128.store(totals, low, 0);
  v128.store(totals, high, 16);
}
