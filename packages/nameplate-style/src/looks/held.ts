/** Properties of an element and their printed values. */
export type Held = ReadonlyMap<string, string>;

/** A declaration over those before it: a shorthand takes back what was said of its parts. */
export function hold(held: Map<string, string>, property: string, value: string): void {
  for (const known of held.keys()) {
    if (known.startsWith(`${property}-`) && !isRadius(known)) held.delete(known);
  }
  held.delete(property);
  held.set(property, value);
}

/** Corners are named after borders and no part of them. */
const isRadius = (property: string): boolean => property.endsWith('radius');

export function heldBy(
  declarations: Iterable<{ readonly property: string; readonly value: string }>,
  before: Held = new Map(),
): Held {
  const held = new Map(before);
  for (const { property, value } of declarations) hold(held, property, value);
  return held;
}

/** The masks of an element as if they were its background: they are written alike. */
export const maskAsBackground = (held: Held): Held =>
  new Map(
    [...held].flatMap(([property, value]): [string, string][] =>
      property.startsWith('mask') ? [[property.replace('mask', 'background'), value]] : [],
    ),
  );
