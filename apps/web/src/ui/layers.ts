import { useEffect, useState } from 'react';

type Layer = symbol;

let layers: readonly Layer[] = [];
const takenBy = new WeakMap<Event, Layer>();

/** The topmost layer takes an event; what lies beneath then has no part in it, though it comes to lie on top. */
function takes(layer: Layer, event: Event): boolean {
  const taker = takenBy.get(event);
  if (taker !== undefined) return taker === layer;
  if (layers.at(-1) !== layer) return false;
  takenBy.set(event, layer);
  return true;
}

/**
 * What lies over the page (dialogs, drawers) in the order in which it was opened. Answers whether
 * an event, such as Escape or a press outside, is this layer's to close on.
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
