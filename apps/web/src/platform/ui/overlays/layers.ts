import { useEffect, useState } from 'react';

type Layer = symbol;

let layers: readonly Layer[] = [];
const takenBy = new WeakMap<Event, Layer>();

/**
 * The topmost layer takes an event; layers beneath then ignore it, even if one of them is on top by
 * the time they see it.
 */
function takes(layer: Layer, event: Event): boolean {
  const taker = takenBy.get(event);
  if (taker !== undefined) return taker === layer;
  if (layers.at(-1) !== layer) return false;
  takenBy.set(event, layer);
  return true;
}

/** Whether anything lies over the page: its keys rest. */
export const hasLayer = (): boolean => layers.length > 0;

/**
 * The layers over the page (dialogs, drawers) in the order in which they were opened. Answers
 * whether an event, such as Escape or a press outside, is this layer's to close on.
 */
export function useLayer(isOpen = true): (event: Event) => boolean {
  const [layer] = useState<Layer>(() => Symbol());
  useEffect(() => {
    if (!isOpen) return;
    layers = [...layers, layer];
    return () => {
      layers = layers.filter((other) => other !== layer);
    };
  }, [isOpen, layer]);
  return (event) => takes(layer, event);
}
