import { markParts } from '@callshot/rules';
import { classNames } from './class-names.ts';
import { type MarkedTeam, markFace } from './mark-face.ts';
import { quietColour } from './quiet-colour.ts';
import styles from './team-mark.module.css';

/** Of a team that has lost, a mark loses colour; a logo is a picture, and loses it by a filter. */
export type MarkTone = 'full' | 'quiet';

/** What `TeamMark` shows, as an element outside of React. */
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
 * The shape is drawn in the page: a picture of it would be read and laid out as a document of its
 * own, and a large bracket has dozens.
 */
function drawMark(
  { mark }: MarkedTeam,
  size: number,
  className: string | undefined,
  tone: MarkTone,
): HTMLElement {
  const { letters, style } = markFace(mark, size);
  const inTone = tone === 'quiet' ? quietColour : asItIs;
  const element = document.createElement('span');
  element.className = classNames(styles.mark, styles.drawn, className) ?? '';
  element.ariaHidden = 'true';
  element.style.cssText =
    `width:${style.width};height:${style.height};color:${inTone(style.color)};` +
    `font-size:${style.fontSize};line-height:${style.lineHeight}`;
  element.append(drawShape(mark, size, inTone), letters);
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
  const deep = inTone(colours.deep);
  const trim = inTone(colours.trim);
  const shape = svg('svg', { viewBox: `0 0 ${grid} ${grid}` });
  const framed = { d: outline, fill: field, stroke: trim, 'stroke-width': String(rim) };
  if (charge === null) {
    shape.append(svg('path', framed));
    return shape;
  }
  clips += 1;
  const id = `mark-${clips}`;
  const clip = svg('clipPath', { id });
  clip.append(svg('path', { d: outline }));
  const divided = { d: charge, fill: deep, 'clip-path': `url(#${id})` };
  shape.append(
    clip,
    svg('path', { d: outline, fill: field }),
    svg('path', divided),
    svg('path', { ...framed, fill: 'none' }),
  );
  return shape;
}

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
