import { memo } from 'react';
import {
  type Area,
  type BracketLayout,
  HEADER_HEIGHT,
  isNear,
} from '../../../play/bracket/board/layout.ts';
import { m } from '../words/messages.js';
import styles from './builder-canvas.module.css';
import { type ColumnPlace, columnKey } from './column-place.ts';

interface ColumnHeadsProps {
  readonly layout: BracketLayout;
  /** Those that come into an area; null = all of them. */
  readonly near?: Area | null;
  /** The one that the panel shows. */
  readonly column: ColumnPlace | null;
  /** The scoring group whose columns are chosen; null = none are. */
  readonly chosen: number | null;
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** A mode is on in which columns are not pressed. */
  readonly isResting: boolean;
  onColumn(column: ColumnPlace): void;
}

/** The head of each column: its name, best of, and scoring groups. */
export const ColumnHeads = memo(function ColumnHeads(props: ColumnHeadsProps) {
  const { layout, near = null, column: shown, chosen, groups, isResting, onColumn } = props;
  return layout.headers.map(({ key, column, x, y, width }) => {
    const isDrawn = isNear({ x, y, width, height: HEADER_HEIGHT }, near);
    if (column === null || !isDrawn) return null;
    const numbers = groups.get(columnKey(column)) ?? [];
    const face = (
      <>
        <span>{column.header}</span>
        {numbers.map((number) => (
          <em
            key={number}
            className={styles.group}
            title={m.scoringGroupNumber({ number: number + 1 })}
          >
            {number + 1}
          </em>
        ))}
        {column.isQualifier ? null : <small>{m.bestOfShort({ count: column.bestOf })}</small>}
      </>
    );
    const place = { left: x, top: y, width };
    if (isResting) {
      return (
        <div key={key} className={styles.header} style={place}>
          {face}
        </div>
      );
    }
    const isShown = shown !== null && columnKey(shown) === columnKey(column);
    return (
      <button
        key={key}
        type="button"
        className={styles.header}
        style={place}
        data-edited={(chosen === null && isShown) || undefined}
        aria-pressed={chosen === null ? undefined : numbers.includes(chosen)}
        onClick={() => onColumn({ part: column.part, col: column.col })}
      >
        {face}
      </button>
    );
  });
});
