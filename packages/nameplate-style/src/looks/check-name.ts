import type { Printed } from '../grammar/compile-declaration.ts';
import type { PrintedKeyframes, PrintedRule } from '../grammar/print-style.ts';
import { problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from '../text/lines.ts';
import type { Target } from '../text/nodes.ts';
import { type Colour, colourOf, contrastOf, over } from './colour-value.ts';
import { decorationSampler, insetSampler, type Seen } from './decoration-sampler.ts';
import { blended, filtered } from './filtered-colour.ts';
import type { Point } from './gradient-value.ts';
import { type Held, heldBy, maskAsBackground } from './held.ts';
import { backgroundSampler } from './plate-background.ts';
import { readPrinted } from './printed-value.ts';

const PLATE = { width: 200, height: 34 };
/** The page below a see-through plate, and the colour of a name without one of its own. */
const GROUND: Colour = { r: 13 / 255, g: 18 / 255, b: 27 / 255, a: 1 };
const PLAIN: Colour = { r: 238 / 255, g: 242 / 255, b: 248 / 255, a: 1 };
/** The places of a name's letters. */
const PLACES: readonly Point[] = [14, 30, 46, 62, 78, 94, 110].flatMap((x) =>
  [12.5, 17.5, 21.5].map((y) => ({ x, y })),
);
/** Less is no letter on its ground, and where half of a name is that, it cannot be read. */
const LEAST_CONTRAST = 1.5;
const LEAST_SHOWN = 0.5;
/** Moments of what moves that are looked at. */
const MOST_MOMENTS = 40;

type Elements = Readonly<Record<Target, Held>>;

/**
 * The problems that leave a name unreadable: a mask that hides it, similar colours, or a ground in
 * its own colour. They are checked at rest, under a hover and while the plate moves [rule:
 * nameplates-21].
 */
export function checkName(
  rules: readonly PrintedRule[],
  keyframes: readonly PrintedKeyframes[],
  lines: Lines,
): StyleProblem[] {
  const isHovered = rules.some(({ selectors }) => selectors.some((one) => one.isHover));
  for (const isHover of isHovered ? [false, true] : [false]) {
    const held = (target: Target): Held => heldBy(declarationsOf(rules, target, isHover));
    const still: Elements = {
      '': held(''),
      '::before': held('::before'),
      '::after': held('::after'),
    };
    for (const elements of [still, ...momentsOf(still, keyframes)]) {
      const reason = whyUnseen(elements);
      if (reason === null) continue;
      const { from, to } = placeOf(rules, isHover);
      const when =
        elements === still ? (isHover ? 'Under the pointer' : 'Here') : 'While it moves,';
      return [problemAt(lines.place(from, to), 'hides_name', `${when} ${reason}`)];
    }
  }
  return [];
}

function whyUnseen(elements: Elements): string | null {
  const plate = elements[''];
  const mask = maskAsBackground(plate);
  if ([...mask.values()].some((value) => value.includes('gradient'))) {
    const shown = backgroundSampler(mask, PLATE, PLAIN);
    const hidden = PLACES.filter((place) => shown(place).a < LEAST_SHOWN).length;
    if (hidden > 0) {
      return 'a mask hides the name. Leave the line from 12px to 138px, or mask .{id}::before or .{id}::after.';
    }
  }
  const [part] = readPrinted(plate.get('color') ?? '');
  const name = (part && colourOf(part, PLAIN)) ?? PLAIN;
  const samplers: Seen[] = [
    backgroundSampler(plate, PLATE, name),
    insetSampler(plate, PLATE, name),
    decorationSampler(elements['::before'], name),
    decorationSampler(elements['::after'], name),
  ];
  const modes = [
    '',
    '',
    elements['::before'].get('mix-blend-mode') ?? '',
    elements['::after'].get('mix-blend-mode') ?? '',
  ];
  const filter = readPrinted(plate.get('filter') ?? 'none');
  const faint = PLACES.filter((place) => {
    const below = samplers.reduce(
      (ground, sample, at) => blended(modes[at] ?? '', sample(place), ground),
      GROUND,
    );
    const [letter, ground] = [over(name, below), below].map((one) => filtered(filter, one));
    return (
      letter !== undefined && ground !== undefined && contrastOf(letter, ground) < LEAST_CONTRAST
    );
  }).length;
  return faint > PLACES.length / 2
    ? 'the name has hardly another colour than what lies below it. Write a color that differs from the background.'
    : null;
}

/** The elements at each moment of what moves, the others as they are. */
function momentsOf(still: Elements, keyframes: readonly PrintedKeyframes[]): Elements[] {
  const targets: readonly Target[] = ['', '::before', '::after'];
  return targets
    .flatMap((target) => {
      const held = still[target];
      const called = `${held.get('animation') ?? ''} ${held.get('animation-name') ?? ''}`;
      return keyframes
        .filter(({ name }) => called.includes(name))
        .flatMap(({ frames }) => frames)
        .map(({ declarations }) => ({ ...still, [target]: heldBy(declarations, held) }));
    })
    .slice(0, MOST_MOMENTS);
}

function declarationsOf(
  rules: readonly PrintedRule[],
  target: Target,
  isHover: boolean,
): readonly Printed[] {
  const of = (hover: boolean) =>
    rules
      .filter(({ selectors }) =>
        selectors.some((one) => one.target === target && one.isHover === hover),
      )
      .flatMap(({ declarations }) => declarations);
  return isHover ? [...of(false), ...of(true)] : of(false);
}

/** The declaration that gives the name its colour, or the first there is. */
function placeOf(rules: readonly PrintedRule[], isHover: boolean): { from: number; to: number } {
  const own = declarationsOf(rules, '', isHover);
  const all = rules.flatMap(({ declarations }) => declarations);
  return (
    own.findLast(({ property }) => property === 'color') ??
    own.findLast(({ property }) => /^(background|mask)/.test(property)) ??
    all[0] ?? { from: 0, to: 1 }
  );
}
