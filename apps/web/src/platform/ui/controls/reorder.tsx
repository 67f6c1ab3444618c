import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../hooks/class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import styles from './reorder.module.css';

/** For the part that is dragged: all of a row, or a handle in it. */
export type Grip = Pick<HTMLAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;

interface ReorderProps<T extends { readonly key: string }> {
  /** The name of the list for screen readers. */
  label: string;
  items: readonly T[];
  nameOf(item: T, at: number): string;
  onMove(from: number, to: number): void;
  className?: string | undefined;
  children(item: T, at: number, grip: Grip, moveTo: (to: number) => void): ReactNode;
}

/** dnd-kit's own words would speak of keys that are not shown. */
const OWN_WORDS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Rows in an order: dragged by mouse or finger, or moved with Alt and the arrows wherever the focus is in one. */
export function Reorder<T extends { readonly key: string }>(props: ReorderProps<T>) {
  const { label, items, nameOf, onMove, className, children } = props;
  const [said, setSaid] = useState('');
  const focused = useRef<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  useLayoutEffect(() => {
    // The focus goes with the row that was moved.
    focused.current?.focus();
    focused.current = null;
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
    onMove(from, to);
    setSaid(m.moved({ name: nameOf(item, from), place: to + 1, count: items.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => items.findIndex(({ key }) => key === id);
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={OWN_WORDS}
      onDragEnd={drop}
    >
      <ol className={classNames(styles.list, className)} aria-label={label}>
        {items.map((item, at) => (
          <ReorderRow key={item.key} id={item.key} onStep={(by) => move(at, at + by)}>
            {(grip) => children(item, at, grip, (to) => move(at, to))}
          </ReorderRow>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

interface ReorderRowProps {
  id: string;
  onStep(by: 1 | -1): void;
  children(grip: Grip): ReactNode;
}

function ReorderRow({ id, onStep, children }: ReorderRowProps) {
  const drag = useDraggable({ id });
  const { setNodeRef, isOver } = useDroppable({ id });
  const onKeyDown = (press: KeyboardEvent) => {
    if (!press.altKey || (press.key !== 'ArrowUp' && press.key !== 'ArrowDown')) return;
    press.preventDefault();
    onStep(press.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        setNodeRef(element);
      }}
      className={styles.row}
      data-dragged={drag.isDragging || undefined}
      data-over={(isOver && !drag.isDragging) || undefined}
      style={drag.transform ? { transform: `translateY(${drag.transform.y}px)` } : undefined}
      onKeyDown={onKeyDown}
    >
      {children(drag.listeners as Grip)}
    </li>
  );
}
