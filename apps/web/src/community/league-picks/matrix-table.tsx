import type { MemberOrder } from '@callshot/rules';
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { AS } from './grid-roles.ts';
import { type Marks, markOf } from './marks.ts';
import type { Matrix, MemberRow } from './matrix.ts';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixRow } from './matrix-row.tsx';
import styles from './matrix-table.module.css';
import type { Sorting } from './sorting.ts';
import { type GridPlace, useGridKeys } from './use-grid-keys.ts';
import { useRowsInView } from './use-rows-in-view.ts';

/** The places in the table that can be shown from outside of it. */
export interface MatrixPlaces {
  showColumn(column: number): void;
  showCell(userId: number, column: number): void;
}

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly eventId: number;
  readonly label: string;
  /** In the order in which they stand. */
  readonly rows: readonly MemberRow[];
  readonly marks: Marks;
  readonly sorting: Sorting;
  readonly places: RefObject<MatrixPlaces | null>;
  onMark(userId: number): void;
  onSort(by: MemberOrder): void;
}

const ROW_PX = 40;
/** The row height for touch. */
const TOUCH_ROW_PX = 44;
const HEAD_PX = 158;
const MEMBER_PX = 292;
const TEAM_PX = 51;
const MATCH_PX = 84;
/** Box, name and points. */
const LEADING = 3;
/** Sort buttons and two rows of percentages; the groups above are only read. */
const HEAD_ROWS = 3;

/** No box stands above the boxes; the name of a row of percentages takes the room of three cells. */
function settle({ row, column }: GridPlace, from: GridPlace): GridPlace {
  if (row === -HEAD_ROWS) return { row, column: Math.max(1, column) };
  if (row >= 0 || column >= LEADING) return { row, column };
  return { row, column: column > from.column ? LEADING : 0 };
}

/** Members and their picks; both heads stay in place while it is scrolled. */
export function MatrixTable(props: MatrixTableProps) {
  const { matrix, rows, marks, places, onMark } = props;
  const rowPx = useMedia('(pointer: coarse)') ? TOUCH_ROW_PX : ROW_PX;
  const box = useRef<HTMLDivElement>(null);
  const columnPx = matrix.isBracket ? MATCH_PX : TEAM_PX;
  const { from, to } = useRowsInView(box, { count: rows.length, rowPx, headPx: HEAD_PX });
  const show = useCallback(
    ({ row, column }: GridPlace) => {
      const { current } = box;
      if (!current) return;
      if (row >= 0) {
        const [top, room] = [row * rowPx, current.clientHeight - HEAD_PX];
        if (top < current.scrollTop) current.scrollTop = top;
        if (top + rowPx > current.scrollTop + room) current.scrollTop = top + rowPx - room;
      }
      if (column >= LEADING) {
        const [left, room] = [(column - LEADING) * columnPx, current.clientWidth - MEMBER_PX];
        if (left < current.scrollLeft) current.scrollLeft = left;
        if (left + columnPx > current.scrollLeft + room) {
          current.scrollLeft = left + columnPx - room;
        }
      }
    },
    [columnPx, rowPx],
  );
  const { at, go, onKeyDown, onFocus } = useGridKeys({
    box,
    firstRow: -HEAD_ROWS,
    rows: rows.length,
    columns: matrix.columns.length + LEADING,
    page: 10,
    settle,
    show,
  });
  useImperativeHandle(
    places,
    () => ({
      showColumn: (column) => go({ row: -HEAD_ROWS, column: column + LEADING }),
      showCell: (userId, column) => {
        const row = rows.findIndex((one) => one.userId === userId);
        go({ row: row < 0 ? -HEAD_ROWS : row, column: column + LEADING });
      },
    }),
    [go, rows],
  );
  // A row that is not drawn cannot be where the keyboard comes in.
  const entrance = at.row >= 0 && (at.row < from || at.row >= to) ? -HEAD_ROWS : at.row;
  const columnIn = (row: number): number | null => (row === entrance ? at.column : null);
  const noteFocus = ({ target }: FocusEvent) => {
    const place = target instanceof HTMLElement ? target.dataset.place : undefined;
    const [row, column] = (place ?? '').split(':').map(Number);
    if (row !== undefined && column !== undefined) onFocus({ row, column });
  };
  return (
    <div ref={box} className={styles.box}>
      <table
        {...AS.grid}
        className={styles.grid}
        aria-label={props.label}
        aria-rowcount={rows.length + HEAD_ROWS + 1}
        aria-colcount={matrix.columns.length + LEADING}
        style={{ '--column': `${columnPx}px` } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={noteFocus}
      >
        <MatrixHead
          matrix={matrix}
          sorting={props.sorting}
          onSort={props.onSort}
          columnIn={columnIn}
        />
        <tbody
          {...AS.group}
          className={styles.body}
          style={{ paddingTop: from * rowPx, paddingBottom: (rows.length - to) * rowPx }}
        >
          {rows.slice(from, to).map((row, place) => (
            <MatrixRow
              key={row.userId}
              matrix={matrix}
              row={row}
              eventId={props.eventId}
              index={from + place}
              mark={markOf(marks, row.userId)}
              active={columnIn(from + place)}
              onMark={onMark}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
