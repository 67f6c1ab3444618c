import type { EventTeamMark } from '@callshot/contract';
import { drawMark, letteringOf } from '@callshot/rules';
import { pictureUrl } from '../controls/picture-url.ts';

/** The marks by which a team is recognised. */
export interface MarkedTeam {
  readonly logoUrl: string | null;
  readonly mark: EventTeamMark;
}

/** The drawing of a mark: one element, its letters as text, its shape behind them. */
export interface MarkFace {
  readonly letters: string;
  readonly style: MarkStyle;
  /** With the shape as a picture; made on request. */
  readonly pictured: MarkStyle & { readonly backgroundImage: string };
}

/** CSS, as an element's own style and as React take it. */
export interface MarkStyle {
  readonly width: string;
  readonly height: string;
  readonly color: string;
  readonly fontSize: string;
  readonly lineHeight: string;
}

/** The middle of the typeface's capitals lies so far below the middle of a line, in em. */
const CAPITALS_BELOW = 0.05;

const faces = new Map<string, MarkFace>();

/** The same for the same mark: 254 of them are on a large bracket. */
export function markFace(mark: EventTeamMark, size: number): MarkFace {
  const key = `${mark.field} ${mark.shape} ${mark.charge} ${mark.tag} ${mark.short} ${size}`;
  const known = faces.get(key);
  if (known) return known;
  const { letters, ink, fontSize, middle } = letteringOf(mark, size);
  const style = {
    width: `${size}px`,
    height: `${size}px`,
    color: ink,
    fontSize: `${fontSize}px`,
    lineHeight: `${2 * (middle - CAPITALS_BELOW * fontSize)}px`,
  };
  let pictured: MarkFace['pictured'] | null = null;
  const face: MarkFace = {
    letters,
    style,
    get pictured() {
      pictured ??= { ...style, backgroundImage: pictureUrl(drawMark(mark, size)) };
      return pictured;
    },
  };
  faces.set(key, face);
  return face;
}
