import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import { m } from '../words/messages.js';
import styles from './data-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<K extends string = string> {
  readonly key: K;
  readonly head: string;
  /** Stands at the right, as figures do. */
  readonly isEnd?: boolean;
  /** In a tablet's card it has the room of three. */
  readonly isWide?: boolean;
  readonly canSort?: boolean;
}

export interface Sorting<K extends string> {
  readonly by: K;
  readonly isDown: boolean;
}

interface DataTableProps<K extends string> {
  /** The table's name for screen readers. */
  caption: string;
  columns: readonly Column<K>[];
  sorting?: Sorting<K>;
  onSort?(by: K): void;
  /** So few columns that a phone has room for them. */
  isSlim?: boolean;
  children: ReactNode;
}

const Columns = createContext<readonly Column[]>([]);

/** A table where it has the room, else a card a row; the roles hold whatever the layout is. */
export function DataTable<K extends string>(props: DataTableProps<K>) {
  const { caption, columns, sorting, onSort, isSlim = false, children } = props;
  return (
    <div className={isSlim ? undefined : styles.room}>
      {/* biome-ignore lint/a11y/noRedundantRoles: laid out as cards, a table would lose its own role */}
      <table role="table" className={classNames(styles.table, isSlim && styles.slim)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.key} {...{ column, sorting, onSort }} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody role="rowgroup">
          <Columns value={columns}>{children}</Columns>
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<K extends string> {
  column: Column<K>;
  sorting: Sorting<K> | undefined;
  onSort: ((by: K) => void) | undefined;
}

function Head<K extends string>({ column, sorting, onSort }: HeadProps<K>) {
  const { key, head, isEnd, canSort } = column;
  const isSorted = sorting?.by === key;
  const direction = sorting?.isDown ? 'descending' : 'ascending';
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="columnheader"
      scope="col"
      data-end={isEnd || undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      {canSort && onSort ? (
        <>
          <button type="button" className={styles.sort} onClick={() => onSort(key)}>
            {head}
            {isSorted ? (
              <Icon name={sorting?.isDown ? 'arrow-down' : 'arrow-up'} size={14} />
            ) : null}
          </button>
          <span className={styles.unsortable}>{head}</span>
        </>
      ) : (
        head
      )}
    </th>
  );
}

interface RowProps {
  isChosen?: boolean;
  /** Its spoken name, where its cells do not begin with one. */
  label?: string;
  children: ReactNode;
}

export function Row({ isChosen = false, label, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <tr role="row" aria-label={label} data-chosen={isChosen || undefined}>
      {children}
    </tr>
  );
}

interface CellProps {
  /** Key of its column. */
  of: string;
  /** In a card it stands alone, above the rest. */
  isLead?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Cell({ of, isLead = false, className, children }: CellProps) {
  const column = useContext(Columns).find(({ key }) => key === of);
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="cell"
      data-column={column?.head}
      data-end={column?.isEnd || undefined}
      data-wide={column?.isWide || undefined}
      data-lead={isLead || undefined}
    >
      <div className={classNames(styles.content, className)}>{children}</div>
    </td>
  );
}

/** Nothing to say, seen and spoken. */
export function Nothing() {
  return (
    <>
      <span className={styles.nothing} aria-hidden>
        –
      </span>
      <VisuallyHidden>{m.nothing()}</VisuallyHidden>
    </>
  );
}
