import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { createStore, type Store, useStore } from '../../core/store.ts';
import { usePageMark } from './page-mark.ts';

/**
 * Places on the bars that any screen may fill. The staff's field is `commands`, the score pill
 * `score`. The progress of the picks is `progress`, their buttons are `actions`.
 */
export type BarPlaceName = 'commands' | 'score' | 'progress' | 'actions';

const empty = () => createStore<HTMLElement | null>(null);
const places: Readonly<Record<BarPlaceName, Store<HTMLElement | null>>> = {
  commands: empty(),
  score: empty(),
  progress: empty(),
  actions: empty(),
};

interface BarPlaceProps {
  readonly name: BarPlaceName;
  readonly className?: string | undefined;
}

/** A bar holds a place open; at most one bar at a time holds each. */
export function BarPlace({ name, className }: BarPlaceProps) {
  usePageMark('actions', name === 'actions');
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      places[name].set(element);
      return () => {
        if (places[name].read() === element) places[name].set(null);
      };
    },
    [name],
  );
  return <div ref={hold} className={className} data-place={name} />;
}

interface InBarProps {
  readonly place: BarPlaceName;
  readonly children: ReactNode;
}

/** Shows something on the bar that holds the place; nowhere while none does. */
export function InBar({ place, children }: InBarProps) {
  const element = useStore(places[place]);
  return element && createPortal(children, element);
}
