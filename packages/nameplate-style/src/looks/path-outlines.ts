import type { Point } from './gradient-value.ts';

/** The numbers that a command takes, and the places of its points among them. */
const COMMANDS: Readonly<Record<string, { readonly takes: number; readonly points: number[] }>> = {
  M: { takes: 2, points: [0] },
  L: { takes: 2, points: [0] },
  T: { takes: 2, points: [0] },
  H: { takes: 1, points: [] },
  V: { takes: 1, points: [] },
  C: { takes: 6, points: [0, 2, 4] },
  S: { takes: 4, points: [0, 2] },
  Q: { takes: 4, points: [0, 2] },
  A: { takes: 7, points: [5] },
};

/**
 * The outlines of printed path data. A curve goes straight by the points that bend it, and an arc straight to its
 * end: near enough for what a shape covers of a name.
 */
export function pathOutlines(data: string): Point[][] {
  const outlines: Point[][] = [];
  let here: Point = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = letter.toUpperCase();
    const command = COMMANDS[name];
    const outline = outlines.at(-1);
    if (!command) {
      here = outline?.[0] ?? here;
      if (outline) outlines.push([here]);
      continue;
    }
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = letter !== name;
    for (let at = 0; at < numbers.length; at += command.takes) {
      const own = numbers.slice(at, at + command.takes);
      const from: Point = isRelative ? here : { x: 0, y: 0 };
      const points =
        name === 'H'
          ? [{ x: from.x + (own[0] ?? 0), y: here.y }]
          : name === 'V'
            ? [{ x: here.x, y: from.y + (own[0] ?? 0) }]
            : command.points.map((one) => ({
                x: from.x + (own[one] ?? 0),
                y: from.y + (own[one + 1] ?? 0),
              }));
      // Further pairs of a move are lines.
      if (name === 'M' && at === 0) outlines.push([...points]);
      else outlines.at(-1)?.push(...points);
      here = points.at(-1) ?? here;
    }
  }
  return outlines;
}
