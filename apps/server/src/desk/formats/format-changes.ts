import { pathText, readFormat } from '@callshot/rules';

interface StoredFormat {
  readonly name: string;
  readonly json: string;
}

type Facts = Readonly<Record<string, unknown>>;

/** A format that came or went, as the audit log tells it. */
export function tellFormat({ name, json }: StoredFormat): Facts {
  const stages = readFormat(json).format?.stages ?? [];
  return { name, stages: stages.map((stage) => stage.name) };
}

const changesAtMost = 40;
const textAtMost = 100;

/** The changes of a save by their place, for the audit log. */
export function formatChanges(
  was: StoredFormat,
  is: StoredFormat,
): { readonly before: Facts; readonly after: Facts } {
  const [had, has] = [leavesOf(was), leavesOf(is)];
  const paths = [...new Set([...had.keys(), ...has.keys()])];
  const changed = paths.filter((path) => had.get(path) !== has.get(path));
  const told = changed.slice(0, changesAtMost);
  const factsOf = (leaves: ReadonlyMap<string, unknown>): Facts =>
    Object.fromEntries(
      told.filter((path) => leaves.has(path)).map((path) => [path, shortened(leaves.get(path))]),
    );
  const more = changed.length - told.length;
  return {
    before: factsOf(had),
    after: { ...factsOf(has), ...(more > 0 ? { furtherChanges: more } : {}) },
  };
}

/** By whole characters: half of one could not be stored. */
const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > textAtMost
    ? `${[...value.slice(0, 2 * textAtMost)].slice(0, textAtMost).join('')}…`
    : value;

/** Every value that is not a list or an object, by its path; of a file that was imported, what was read. */
function leavesOf({ name, json }: StoredFormat): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>([['name', name]]);
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) walk(item, [...path, at]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    } else {
      leaves.set(pathText(path), value);
    }
  };
  walk(readFormat(json).format ?? {}, []);
  return leaves;
}
