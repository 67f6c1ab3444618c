import type { LeaguePicks } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { FactCards } from './fact-cards.tsx';
import { type Marks, toggleMark } from './marks.ts';
import type { Matrix, MatrixFacts } from './matrix.ts';
import { type MatrixPlaces, MatrixTable } from './matrix-table.tsx';
import styles from './matrix-view.module.css';
import { MemberPicks } from './member-picks.tsx';
import { SideBySide } from './side-by-side.tsx';
import { BY_POINTS, inOrder, namedLike, sortedBy } from './sorting.ts';
import { m } from './words/messages.js';

interface MatrixViewProps {
  readonly answer: LeaguePicks;
  readonly matrix: Matrix;
  readonly facts: MatrixFacts;
  readonly eventId: number;
  readonly label: string;
  readonly typed: string;
}

/** Facts, table and the comparison of two; on a phone one member's picks at a time. */
export function MatrixView({ answer, matrix, facts, eventId, label, typed }: MatrixViewProps) {
  const { rows, ownId } = matrix;
  const [sorting, setSorting] = useState(BY_POINTS);
  const [marks, setMarks] = useState<Marks>({ a: ownId, b: null });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const places = useRef<MatrixPlaces>(null);
  const hasPanel = useMedia('(width >= 1200px)');
  const isTable = useMedia('(width >= 800px)');
  const sorted = useMemo(() => inOrder(answer, sorting), [answer, sorting]);
  const shown = useMemo(() => namedLike(sorted, typed), [sorted, typed]);
  const [a, b] = [marks.a, marks.b].map((id) => rows.find(({ userId }) => userId === id) ?? null);
  const onMark = useCallback((userId: number) => {
    setMarks((before) => toggleMark(before, userId));
    setSheetOpen(true);
  }, []);
  const onShow = (column: number, userId: number | null) => {
    if (userId === null) places.current?.showColumn(column);
    else places.current?.showCell(userId, column);
  };
  const close = () => setMarks((before) => ({ ...before, b: null }));
  const pair = a && b ? { a, b } : null;
  const found = m.foundMembers({ found: shown.length, members: membersText(rows.length) });
  return (
    <>
      <FactCards matrix={matrix} facts={facts} onShow={onShow} />
      <p className={styles.found} role="status">
        {typed.trim() === '' ? '' : found}
      </p>
      <div className={styles.view}>
        {shown.length === 0 ? (
          <EmptyState icon="search" title={m.noMemberIsCalled({ typed: typed.trim() })} />
        ) : isTable ? (
          <MatrixTable
            matrix={matrix}
            eventId={eventId}
            label={label}
            rows={shown}
            marks={marks}
            sorting={sorting}
            places={places}
            onMark={onMark}
            onSort={(by) => setSorting((before) => sortedBy(before, by))}
          />
        ) : (
          <MemberPicks matrix={matrix} rows={shown} marks={marks} places={places} onMark={onMark} />
        )}
        {hasPanel && pair && (
          <aside className={styles.panel} aria-labelledby="side-by-side">
            <header className={styles.panelHead}>
              <h2 id="side-by-side" className={styles.panelTitle}>
                {m.sideBySide()}
              </h2>
              <Button
                variant="ghost"
                icon="cross"
                aria-label={m.closeSideBySide()}
                onClick={close}
              />
            </header>
            <SideBySide matrix={matrix} {...pair} />
          </aside>
        )}
      </div>
      {!hasPanel && pair && (
        <>
          <div className={styles.open}>
            <Button variant="primary" icon="swap" onClick={() => setSheetOpen(true)}>
              {m.sideBySide()}
            </Button>
          </div>
          <Modal
            title={m.sideBySide()}
            size="md"
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
          >
            <SideBySide matrix={matrix} {...pair} />
          </Modal>
        </>
      )}
    </>
  );
}
