import { type Colour, colourOf, contrastOf, over } from './colour-value.ts';
import type { Point } from './gradient-value.ts';
import { hold } from './held.ts';
import { backgroundSampler } from './plate-background.ts';
import { readPrinted } from './printed-value.ts';

export interface NameContrast {
  /** From 1 to 21, as WCAG has it. */
  readonly ratio: number;
  /** The place on the plate with the lowest contrast. */
  readonly at: Point;
}

const PLATE = { width: 200, height: 34 };
/** The line of the name: 12 px from the left, at most 126 px wide, 20 px high in the middle. */
const NAME = { left: 12, right: 138, top: 8, bottom: 26 };
const STEP = 3;
/** The page below a see-through plate. */
const GROUND: Colour = { r: 13 / 255, g: 18 / 255, b: 27 / 255, a: 1 };
/** The colour of a name that says nothing of it. */
const PLAIN: Colour = { r: 238 / 255, g: 242 / 255, b: 248 / 255, a: 1 };

/**
 * The least contrast of a name against its plate, of canonical style text: its layers at rest, without
 * what stands before and after the name. Null where the text has nothing on the plate itself.
 */
export function nameContrast(canonical: string): NameContrast | null {
  const plate = declarationsOf(canonical);
  if (plate.size === 0) return null;
  const [part] = readPrinted(plate.get('color') ?? '');
  const name = (part && colourOf(part, PLAIN)) ?? PLAIN;
  const sample = backgroundSampler(plate, PLATE, name);
  let least: NameContrast | null = null;
  for (let y = NAME.top; y <= NAME.bottom; y += STEP) {
    for (let x = NAME.left; x <= NAME.right; x += STEP) {
      const below = over(sample({ x: x + 0.5, y: y + 0.5 }), GROUND);
      const ratio = contrastOf(over(name, below), below);
      if (!least || ratio < least.ratio) least = { ratio, at: { x, y } };
    }
  }
  return least;
}

/** The declarations of the plate itself at rest. */
function declarationsOf(canonical: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of canonical.matchAll(
    /^(\.[^@]*?) \{\n((?: {2}\S.*;\n)*)\}/gm,
  )) {
    if (!selectors.split(',\n').includes('.{id}')) continue;
    for (const [, property = '', value = ''] of body.matchAll(/^ {2}([a-z-]+): (.*);$/gm)) {
      hold(found, property, value);
    }
  }
  return found;
}
