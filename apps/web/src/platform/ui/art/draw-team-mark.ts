import { markParts } from '@callshot/rules';
import { classNames } from '../hooks/class-names.ts';
import { quietColour } from '../words/quiet-colour.ts';
import { type MarkedTeam, markFace } from './mark-face.ts';
import styles from './team-mark.module.css';

/**
 * The colours of a team that has lost. A mark is drawn with less colour; a logo is a picture, and
 * loses colour by a filter.
 */
export type MarkTone = 'full' | 'quiet';

/** Draws `TeamMark` as an element outside of React. */
export function drawTeamMark(
  team: MarkedTeam,
  size: number,
  className?: string | undefined,
  tone: MarkTone = 'full',
): HTMLElement {
  if (!team.logoUrl) return drawMark(team, size, className, tone);
  const logo = document.createElement('img');
  logo.className = classNames(styles.logo, className);
  logo.alt = '';
  logo.loading = 'lazy';
  logo.decoding = 'async';
  logo.style.width = `${size}px`;
  logo.style.height = `${size}px`;
  logo.addEventListener('error', () => logo.replaceWith(drawMark(team, size, className, tone)));
  logo.src = team.logoUrl;
  return logo;
}

/**
 * The shape is drawn in the page. A picture would be parsed and laid out as a document of its own,
 * and a large bracket has dozens.
 */
function drawMark(
  { mark }: MarkedTeam,
  size: number,
  className: string | undefined,
  tone: MarkTone,
): HTMLElement {
  const { letters, style } = markFace(mark, size);
  const inTone = tone === 'quiet' ? quietColour : asItIs;
  blank ??= blankMark();
  const element = blank.cloneNode() as HTMLElement;
  element.dataset.sign = '';
  element.className = classNames(styles.mark, styles.drawn, className) ?? '';
  element.style.cssText =
    `width:${style.width};height:${style.height};color:${inTone(style.color)};` +
    `font-size:${style.fontSize};line-height:${style.lineHeight}`;
  element.append(drawShape(mark, size, inTone), letters);
  return element;
}

/** Copies are made faster than elements. */
let blank: HTMLElement | null = null;
let blankShape: SVGElement | null = null;

function blankMark(): HTMLElement {
  const element = document.createElement('span');
  element.ariaHidden = 'true';
  return element;
}

const asItIs = (colour: string): string => colour;

/** Each clip has an id of its own in the page. */
let clips = 0;

function drawShape(
  mark: MarkedTeam['mark'],
  size: number,
  inTone: (colour: string) => string,
): SVGElement {
  const { grid, outline, charge, rim, colours } = markParts(mark, size);
  const field = inTone(colours.field);
  const trim = inTone(colours.trim);
  blankShape ??= svg('svg', { viewBox: `0 0 ${grid} ${grid}` }, svg('path', {}));
  const shape = blankShape.cloneNode(true) as SVGElement;
  const frame = shape.firstElementChild;
  const framed = { d: outline, fill: charge === null ? field : 'none', stroke: trim };
  write(frame, { ...framed, 'stroke-width': String(rim) });
  if (charge === null) return shape;
  clips += 1;
  const id = `mark-${clips}`;
  shape.prepend(
    svg('clipPath', { id }, svg('path', { d: outline })),
    svg('path', { d: outline, fill: field }),
    svg('path', { d: charge, fill: inTone(colours.deep), 'clip-path': `url(#${id})` }),
  );
  return shape;
}

type Attributes = Readonly<Record<string, string>>;

function svg(name: string, attributes: Attributes, ...children: readonly Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  write(element, attributes);
  element.append(...children);
  return element;
}

function write(element: Element | null, attributes: Attributes): void {
  for (const key in attributes) element?.setAttribute(key, attributes[key] ?? '');
}
