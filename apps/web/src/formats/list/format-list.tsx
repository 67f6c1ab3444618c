import type { FormatSummary } from '@callshot/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeleteFormat } from './delete-format.tsx';
import { FormatPanel } from './format-panel.tsx';
import styles from './formats-page.module.css';
import { FormatsTable } from './formats-table.tsx';
import { ListTools } from './list-tools.tsx';
import {
  firstView,
  foundFormats,
  type ListView,
  pageOf,
  sortedBy,
  stepFrom,
} from './listed-formats.ts';
import { Pager } from './pager.tsx';

interface FormatListProps {
  formats: readonly FormatSummary[];
  selected: FormatSummary | null;
  /** Others look at formats and make events from them. */
  isAdmin: boolean;
  onSelect(id: number | null): void;
}

/** The grid with what acts on the selected format, and beside it what that format is. */
export function FormatList({ formats, selected, isAdmin, onSelect }: FormatListProps) {
  const [view, setView] = useState<ListView>(firstView);
  const [deleting, setDeleting] = useState<FormatSummary | null>(null);
  const list = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const found = foundFormats(formats, view);
  const shown = pageOf(found, view);

  const step = (by: 1 | -1) => {
    const next = stepFrom(found, view, selected?.id ?? null, by);
    if (next === null) return;
    setView({ ...view, page: next.page });
    onSelect(next.id);
    // The row may only now come onto the page.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
    );
  };
  const remove = () => {
    if (selected !== null && isAdmin) setDeleting(selected);
  };
  const keys = new Map<string, () => void>([
    ['arrowdown', () => step(1)],
    ['arrowup', () => step(-1)],
    ['delete', remove],
    ['/', () => filter.current?.focus()],
  ]);
  /** Keys of the list alone, while the focus is in it: elsewhere somebody may type or dictate. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    const act = keys.get(event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (formats.length === 0) {
    return (
      <EmptyState
        icon="bracket"
        title="No event formats yet"
        text="A format says which stages an event has, how each is picked, and what pays how much."
      />
    );
  }
  return (
    <div className={styles.columns}>
      <section ref={list} className={styles.list} aria-label="Event formats" onKeyDown={onKeyDown}>
        <ListTools
          selected={selected}
          isAdmin={isAdmin}
          text={view.text}
          filter={filter}
          onText={(text) => setView({ ...view, text, page: 0 })}
          onDelete={remove}
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
              onSort={(by) => setView(sortedBy(view, by))}
              onSelect={onSelect}
            />
            <Pager shown={shown} of={found.length} onPage={(page) => setView({ ...view, page })} />
          </>
        )}
      </section>
      <aside ref={panel} className={styles.panel} aria-label="Selected format">
        {selected ? (
          <FormatPanel key={selected.id} format={selected} />
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
