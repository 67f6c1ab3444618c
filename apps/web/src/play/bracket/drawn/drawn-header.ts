import { ownNameWords } from '@callshot/rules';
import { ICON_PATHS } from '../../../platform/ui/art/icon.tsx';
import type { Area, BracketLayout, HeaderBox } from '../board/layout.ts';
import { HEADER_HEIGHT } from '../board/layout.ts';
import { m } from '../words/messages.js';
import styles from './drawn-header.module.css';
import { drawIcon } from './drawn-icon.ts';
import { make } from './drawn-slot.ts';

/** A match as far as its column goes. */
interface Placed {
  readonly part: string;
  readonly col: number;
  readonly isReset: boolean;
}

/**
 * The heading of the column that begins with `node`, null where it goes on. In the document a heading stands
 * before its matches: whoever moves by headings or reads on hears them in this order.
 */
export function headerBefore(
  { headers }: BracketLayout,
  node: Placed,
  before: Placed | undefined,
): HeaderBox | null {
  if (node.isReset) return headers.find(({ column }) => column === null) ?? null;
  if (before?.part === node.part && before.col === node.col) return null;
  return (
    headers.find(({ column }) => column?.part === node.part && column.col === node.col) ?? null
  );
}

export const areaOfHeader = ({ x, y, width }: HeaderBox): Area => ({
  ...{ x, y, width },
  height: HEADER_HEIGHT,
});

/** A round's name and best-of, with a lock where it is not picked. */
export function drawHeader({ column, x, y, width }: HeaderBox): HTMLElement {
  const header = make('h3', styles.header);
  header.style.cssText = `left:${x}px;top:${y}px;width:${width}px`;
  if (column && !column.isQualifier)
    header.append(make('small', undefined, m.bestOfShort({ games: column.bestOf })));
  if (column?.isLocked) {
    const lock = drawIcon(ICON_PATHS.lock, 14, 2);
    lock.setAttribute('role', 'img');
    lock.setAttribute('aria-label', m.locked());
    header.append(lock);
  }
  header.append(column ? ownNameWords(column.header) : m.bracketReset());
  return header;
}
