import type { FormatSummary } from '@callshot/contract';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { actOf, type PageKey, usePageKeys } from '../../ui/page-keys.ts';
import type { FormatToEdit } from '../editor/edited-format.tsx';
import { DeleteFormat } from './delete-format.tsx';
import { FormatPanel, type TriedFormat } from './format-panel.tsx';
import styles from './formats-page.module.css';
import { FormatsTable } from './formats-table.tsx';
import { ListTools, type SelectedActs } from './list-tools.tsx';
import { foundFormats, type ListView, pageOf, sortedBy, stepFrom } from './listed-formats.ts';
import { Pager } from './pager.tsx';

interface FormatListProps {
  formats: readonly FormatSummary[];
  selected: FormatSummary | null;
  view: ListView;
  onView(view: ListView): void;
  onSelect(id: number | null): void;
  /** Null for those who look at formats and make events from them. */
  onEdit: ((what: FormatToEdit) => void) | null;
  onTry(format: TriedFormat): void;
  /** Below the grid. */
  children: ReactNode;
}

/** The grid with what acts on the selected format, and beside it what that format is. */
export function FormatList(props: FormatListProps) {
  const { formats, selected, view, onView, onSelect, onEdit, children } = props;
  const [deleting, setDeleting] = useState<FormatSummary | null>(null);
  const list = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const found = foundFormats(formats, view);
  const shown = pageOf(found, view);

  const step = (by: 1 | -1) => {
    const next = stepFrom(found, view, selected?.id ?? null, by);
    if (next === null) return;
    onView({ ...view, page: next.page });
    onSelect(next.id);
    // The row may only now come onto the page.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
    );
  };
  const acts: SelectedActs | null = onEdit && {
    ...(selected && {
      edit: () => onEdit({ kind: 'saved', id: selected.id }),
      clone: () => onEdit({ kind: 'clone', of: selected.id }),
      remove: () => setDeleting(selected),
    }),
  };
  const keys: readonly PageKey[] = [
    { keys: '/', says: 'Filter by name', act: () => filter.current?.focus() },
    { keys: '↓', says: 'Select the next format', act: () => step(1) },
    { keys: '↑', says: 'Select the one before', act: () => step(-1) },
    ...(onEdit
      ? [
          { keys: 'N', says: 'Add an event format', act: () => onEdit({ kind: 'new' }) },
          { keys: 'Enter', says: 'Edit the selected format', act: acts?.edit },
          { keys: 'C', says: 'Clone the selected format', act: acts?.clone },
          { keys: 'Delete', says: 'Delete the selected format', act: acts?.remove },
        ]
      : []),
  ];
  usePageKeys(keys);
  /** Keys of the list alone, while the focus is in it: elsewhere somebody may type or dictate. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    // Of another row it selects, of a button elsewhere it presses.
    if (event.key === 'Enter' && !isSelectedRow(event.target)) return;
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <section
          ref={list}
          className={styles.list}
          aria-label="Event formats"
          onKeyDown={onKeyDown}
        >
          <ListTools
            selected={selected}
            acts={acts}
            text={view.text}
            filter={filter}
            onText={(text) => onView({ ...view, text, page: 0 })}
            onShow={() => panel.current?.scrollIntoView()}
          />
          {found.length === 0 ? (
            <EmptyState
              icon="search"
              title="No format is called that"
              text="Try a part of its name."
            />
          ) : (
            <>
              <FormatsTable
                rows={shown.rows}
                sorting={view.sorting}
                selectedId={selected?.id ?? null}
                onSort={(by) => onView(sortedBy(view, by))}
                onSelect={onSelect}
                onEdit={(id) => onEdit?.({ kind: 'saved', id })}
              />
              <Pager shown={shown} of={found.length} onPage={(page) => onView({ ...view, page })} />
            </>
          )}
        </section>
        {children}
      </div>
      <aside ref={panel} className={styles.panel} aria-label="Selected format">
        {selected ? (
          <FormatPanel key={selected.id} format={selected} onTry={props.onTry} />
        ) : (
          <p className={styles.hint}>Select a format to see its stages and its events.</p>
        )}
      </aside>
      {deleting ? (
        <DeleteFormat
          format={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            onSelect(null);
          }}
        />
      ) : null}
    </div>
  );
}

const isSelectedRow = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('aria-pressed') === 'true';
