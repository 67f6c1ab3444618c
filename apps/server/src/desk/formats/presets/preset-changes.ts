import type { PointPreset } from '@callshot/rules';

interface Named {
  readonly name: string;
  readonly points: PointPreset;
}

type Facts = Readonly<Record<string, string | number>>;

/** A name and every number by its place, as the audit log tells them. */
function factsOf({ name, points }: Named): Facts {
  const numbers = Object.entries(points).flatMap(([group, own]) =>
    Object.entries<number>(own).map(([field, value]) => [`${group}.${field}`, value] as const),
  );
  return { name, ...Object.fromEntries(numbers) };
}

/** A preset that came or went. */
export const tellPoints = ({ isUsual, ...preset }: Named & { readonly isUsual: boolean }) => ({
  ...factsOf(preset),
  isUsual,
});

/** The changes of a save; null = there are none. */
export function presetChanges(
  was: Named,
  is: Named,
): { readonly before: Facts; readonly after: Facts } | null {
  const [had, has] = [factsOf(was), factsOf(is)];
  const changed = Object.keys(has).filter((key) => had[key] !== has[key]);
  const told = (facts: Facts): Facts =>
    Object.fromEntries(
      changed.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])),
    );
  return changed.length === 0 ? null : { before: told(had), after: told(has) };
}
