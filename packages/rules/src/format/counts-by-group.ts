import { MAX_TEAMS } from '../model/event-stage.ts';
import { type Found, field, isAbsent, isObject, items, note, readWhole } from './read-value.ts';

export const readGroupCount = (at: Found, fallback: number): number =>
  readWhole(field(at, 'groupCount'), { min: 1, max: MAX_TEAMS, fallback });

type Counts<K extends string> = Readonly<Record<K, number>>;

/** The counts of a stage: the most of any group, and those of each where they differ. */
export type CountsOfStage<C> = C & { readonly countsByGroup?: readonly C[] };

/** The counts of a stage that lists them by group [rule: formats-37]; null where it does not. */
export function parseCountsByGroup<K extends string>(
  at: Found,
  groupCount: number,
  parse: (group: Found) => Counts<K>,
): CountsOfStage<Counts<K>> | null {
  const list = field(at, 'countsByGroup');
  if (isAbsent(list)) return null;
  const groups = items(list, MAX_TEAMS).map((group) => {
    isObject(group);
    return parse(group);
  });
  const [first] = groups;
  if (!first || groups.length !== groupCount) {
    note(list, { code: 'wrong_group_count', listed: groups.length, groups: groupCount });
    return null;
  }
  const keys = Object.keys(first) as K[];
  const most = Object.fromEntries(
    keys.map((key) => [key, Math.max(...groups.map((group) => group[key]))]),
  ) as Counts<K>;
  const areAlike = groups.every((group) => keys.every((key) => group[key] === first[key]));
  return areAlike ? most : { ...most, countsByGroup: groups };
}
