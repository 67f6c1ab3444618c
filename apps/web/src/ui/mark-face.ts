import type { EventTeamMark } from '@callshot/contract';
import { drawMark, letteringOf } from '@callshot/rules';
import { pictureUrl } from './picture-url.ts';

/** What a team is known by at sight. */
export interface MarkedTeam {
  readonly logoUrl: string | null;
  readonly mark: EventTeamMark;
}

/** How a mark is drawn: one element, its picture behind, its letters as text. */
export interface MarkFace {
  readonly letters: string;
  readonly style: MarkStyle;
}

/** Of CSS, as an element's own style and as React take it. */
export interface MarkStyle {
  readonly width: string;
  readonly height: string;
  readonly backgroundImage: string;
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
  const face = {
    letters,
    style: {
      width: `${size}px`,
      height: `${size}px`,
      backgroundImage: pictureUrl(drawMark(mark, size)),
      color: ink,
      fontSize: `${fontSize}px`,
      lineHeight: `${2 * (middle - CAPITALS_BELOW * fontSize)}px`,
    },
  };
  faces.set(key, face);
  return face;
}
