import { CHARGE_COUNT, FIELD_COUNT, SHAPE_COUNT, type TeamMark } from './mark-art.ts';
import { nameHash } from './name-hash.ts';

export interface MarkedName {
  readonly name: string;
  /** The mark that the team already has; null = none yet. */
  readonly mark: TeamMark | null;
}

/** The mark that a name asks for, before it meets others. */
export function markOfName(name: string): TeamMark {
  const hash = nameHash(name);
  return {
    field: hash % FIELD_COUNT,
    shape: (hash >>> 5) % SHAPE_COUNT,
    charge: (hash >>> 9) % CHARGE_COUNT,
  };
}

/**
 * The marks of an event's teams, in the order of their seeds. A team keeps its mark unless an
 * earlier one has the same field and shape. The others take the next free field and the next free
 * shape. Up to 16 teams differ in their fields, up to 128 in field and shape together.
 */
export function teamMarksOf(teams: readonly MarkedName[]): TeamMark[] {
  const taken = new TakenMarks(Math.ceil(teams.length / SHAPE_COUNT));
  const kept = teams.map(({ mark }) => {
    if (mark === null || taken.pair(mark.field, mark.shape) > 0) return null;
    taken.add(mark);
    return mark;
  });
  return teams.map(({ name }, at) => {
    const own = kept[at];
    if (own) return own;
    const mark = taken.freeNear(markOfName(name));
    taken.add(mark);
    return mark;
  });
}

/** Steps that share no factor with the number of steps, so that every field and shape is come by. */
const FIELD_STEP = 5;
const SHAPE_STEP = 3;

class TakenMarks {
  readonly #fields = new Array<number>(FIELD_COUNT).fill(0);
  readonly #shapes = new Array<number>(SHAPE_COUNT).fill(0);
  readonly #pairs = new Array<number>(FIELD_COUNT * SHAPE_COUNT).fill(0);

  /** Teams per shape when all shapes are used equally. */
  readonly #share: number;

  constructor(share: number) {
    this.#share = share;
  }

  pair(field: number, shape: number): number {
    return this.#pairs[field * SHAPE_COUNT + shape] ?? 0;
  }

  add({ field, shape }: TeamMark): void {
    this.#fields[field] = (this.#fields[field] ?? 0) + 1;
    this.#shapes[shape] = (this.#shapes[shape] ?? 0) + 1;
    this.#pairs[field * SHAPE_COUNT + shape] = this.pair(field, shape) + 1;
  }

  /** A field is free while fewest have it, a shape while it has not been taken by its share of teams. */
  freeNear(wish: TeamMark): TeamMark {
    const field = leastTaken(wish.field, FIELD_STEP, this.#fields.length, (at) => [
      this.#fields[at] ?? 0,
    ]);
    const shape = leastTaken(wish.shape, SHAPE_STEP, this.#shapes.length, (at) => [
      this.pair(field, at),
      Math.max(0, (this.#shapes[at] ?? 0) + 1 - this.#share),
    ]);
    return { field, shape, charge: wish.charge };
  }
}

function leastTaken(
  from: number,
  step: number,
  count: number,
  takenOf: (at: number) => readonly number[],
): number {
  let best = from;
  for (let turn = 1; turn < count; turn += 1) {
    const at = (from + turn * step) % count;
    if (isLess(takenOf(at), takenOf(best))) best = at;
  }
  return best;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
