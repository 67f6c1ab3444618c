import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The keyboard's place in a grid. Rows of its head are counted down from -1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridOf {
  readonly box: RefObject<HTMLElement | null>;
  readonly firstRow: number;
  readonly rows: number;
  readonly columns: number;
  /** So many rows a page. */
  readonly page: number;
  /** The place that is meant, coming from another, where there is nothing to stop at. */
  readonly settle: (to: GridPlace, from: GridPlace) => GridPlace;
  /** Brings a place into view; it may be drawn only then. */
  readonly show: (place: GridPlace) => void;
}

type Step = (at: GridPlace, grid: GridOf, isFar: boolean) => Partial<GridPlace>;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  PageDown: ({ row }, { page }) => ({ row: row + page }),
  PageUp: ({ row }, { page }) => ({ row: row - page }),
  Home: (_, { firstRow }, isFar) => ({ column: 0, ...(isFar && { row: firstRow }) }),
  End: (_, { rows, columns }, isFar) => ({ column: columns - 1, ...(isFar && { row: rows - 1 }) }),
};

export const placeName = ({ row, column }: GridPlace): string => `${row}:${column}`;

/** One tab stop in a grid, moved by the arrow keys. A cell out of view is scrolled there. */
export function useGridKeys(grid: GridOf) {
  const { box, firstRow, rows, columns } = grid;
  const [asked, setAt] = useState<GridPlace>({ row: firstRow, column: 0 });
  const isWanted = useRef(false);
  const inside = {
    row: Math.max(firstRow, Math.min(asked.row, rows - 1)),
    column: Math.max(0, Math.min(asked.column, columns - 1)),
  };
  const at = grid.settle(inside, inside);
  const latest = useRef({ grid, at });
  latest.current = { grid, at };

  const go = useCallback((to: GridPlace) => {
    isWanted.current = true;
    setAt({ ...to });
    latest.current.grid.show(to);
  }, []);

  // After each drawing: a row far away is drawn only once it has been scrolled to.
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${placeName(at)}"]`);
    if (!cell) return;
    isWanted.current = false;
    cell.focus({ preventScroll: true });
  });

  const onKeyDown = useCallback(
    (press: KeyboardEvent) => {
      const step = STEPS[press.key];
      if (!step || press.altKey || press.metaKey) return;
      press.preventDefault();
      const { grid: now, at: from } = latest.current;
      const to = { ...from, ...step(from, now, press.ctrlKey) };
      const within = {
        row: Math.max(now.firstRow, Math.min(to.row, now.rows - 1)),
        column: Math.max(0, Math.min(to.column, now.columns - 1)),
      };
      go(now.settle(within, from));
    },
    [go],
  );
  /** A press puts the keyboard where it was. */
  const onFocus = useCallback((place: GridPlace) => setAt(place), []);
  return { at, go, onKeyDown, onFocus };
}
