/**
 * Canonical style text of a plate as the stylesheet that a page takes. Every page loads this, so it knows
 * no CSS: it reads the few shapes of line that our own printer writes, and refuses a text that has others.
 */

const SELECTOR = /^\.\{id\}(:hover)?(::before|::after)?( \{|,)$/;
const DECLARATION = /^ {2}([a-z-]+): (?:[^{}<>\\@;]|\{id\}-[1-4])+;$/;
const KEYFRAMES = /^@keyframes \{id\}-[1-4] \{$/;
const FRAME = /^ {2}[a-z0-9.%, ]+ \{$/;
const FRAME_DECLARATION = /^ {4}[a-z-]+: [^{}<>\\@;]+;$/;
const FRAME_END = '  }';
const END = '}';
const LOADS = /url|image-set|src\(|var\(|env\(|attr\(/i;
const HOVERED = '.{id}:hover';
const MOVES = /^(animation|transition)/;

const CLASS_NAME = /^np-[a-z0-9-]+$/;
const WITH_MOTION = '@media (prefers-reduced-motion: no-preference)';
/** Viewers switch plates off, or their motion. `:where` counts for nothing, so that no plate outranks its frame. */
const SHOWN = ':where(:root:not([data-plain-names])) ';
const MAY_MOVE = ':where(:root:not([data-plain-names], [data-still-plates])) ';

interface Rule {
  readonly selectors: readonly string[];
  readonly still: readonly string[];
  readonly moving: readonly string[];
}

/**
 * The stylesheet of a plate: `{id}` becomes the class, a hover is one of the frame (the plate takes no
 * pointer), and all that moves stands apart. Text that no printer of ours wrote makes an empty sheet: the plate is Classic.
 */
export function sheetOf(canonical: string, className: string): string {
  if (!CLASS_NAME.test(className)) throw new Error(`not a class of a plate: ${className}`);
  const blocks = readBlocks(canonical);
  if (!blocks) return '';
  const still = blocks.rules.flatMap((rule) => writeRule(SHOWN, rule.selectors, rule.still));
  const moving = blocks.rules.flatMap((rule) => writeRule(MAY_MOVE, rule.selectors, rule.moving));
  const motion = [...moving, ...blocks.keyframes];
  const sheet = [...still, ...(motion.length > 0 ? [`${WITH_MOTION} {`, ...motion, '}'] : [])];
  return sheet.join('\n').replaceAll('{id}', className);
}

function writeRule(prefix: string, selectors: readonly string[], lines: readonly string[]) {
  if (lines.length === 0) return [];
  return [`${selectors.map((one) => prefix + onPage(one)).join(', ')} {`, ...lines, '}'];
}

/** Named twice, a hover outranks what holds without one, as it would on the plate itself. */
const onPage = (selector: string): string =>
  selector.startsWith(HOVERED)
    ? `:where(.np-frame:hover) > .{id}.{id}${selector.slice(HOVERED.length)}`
    : selector;

interface Blocks {
  readonly rules: Rule[];
  readonly keyframes: string[];
}

function readBlocks(canonical: string): Blocks | null {
  const lines = canonical.split('\n').filter((line) => line !== '');
  const blocks: Blocks = { rules: [], keyframes: [] };
  let at = 0;
  while (at < lines.length) {
    const next = KEYFRAMES.test(lines[at] ?? '')
      ? readKeyframes(lines, at, blocks.keyframes)
      : readRule(lines, at, blocks.rules);
    if (next === null) return null;
    at = next;
  }
  return blocks;
}

function readRule(lines: readonly string[], from: number, rules: Rule[]): number | null {
  const selectors: string[] = [];
  let at = from;
  for (; ; at += 1) {
    const line = lines[at] ?? '';
    if (!SELECTOR.test(line)) return null;
    selectors.push(line.replace(/( \{|,)$/, ''));
    if (line.endsWith('{')) break;
  }
  const still: string[] = [];
  const moving: string[] = [];
  for (at += 1; lines[at] !== END; at += 1) {
    const line = lines[at] ?? '';
    const property = DECLARATION.exec(line)?.[1];
    if (!property || LOADS.test(line)) return null;
    (MOVES.test(property) ? moving : still).push(line);
  }
  rules.push({ selectors, still, moving });
  return at + 1;
}

function readKeyframes(lines: readonly string[], from: number, into: string[]): number | null {
  let at = from + 1;
  let isInFrame = false;
  for (; ; at += 1) {
    const line = lines[at] ?? '';
    if (!isInFrame && line === END) break;
    const isShape = isInFrame
      ? line === FRAME_END || FRAME_DECLARATION.test(line)
      : FRAME.test(line);
    if (!isShape || LOADS.test(line)) return null;
    isInFrame = line !== FRAME_END;
  }
  into.push(...lines.slice(from, at + 1));
  return at + 1;
}
