import { EASE_OUT } from '../hooks/motion.ts';

const WIRE_MS = 300;
const CREST_MS = 300;
const GLOW_MS = 300;

/** The wire that leads to the place of a champion, where one is drawn. */
const WIRE = '[data-champion-wire]';

/** The whole of a path whose `pathLength` is 1 draws itself. */
const DRAW = [
  { strokeDasharray: '1 1', strokeDashoffset: '1' },
  { strokeDasharray: '1 1', strokeDashoffset: '0' },
];

/** A wire draws itself from its start. */
export const drawWire = (wire: Element, duration: number): Animation =>
  wire.animate(DRAW, { duration, easing: EASE_OUT });

/** The wire reaches the place of a champion, the crest comes up in it, then glows, once. */
export function crown(place: Element): void {
  const wire = place.parentElement?.querySelector(WIRE);
  if (wire) drawWire(wire, WIRE_MS);
  const crest = place.firstElementChild ?? place;
  const delay = wire ? WIRE_MS : 0;
  crest.animate([{ opacity: 0, scale: 0.7 }, {}], {
    duration: CREST_MS,
    delay,
    easing: EASE_OUT,
    fill: 'backwards',
  });
  crest.animate([{ filter: 'drop-shadow(0 0 18px var(--accent))' }, {}], {
    duration: GLOW_MS,
    delay: delay + CREST_MS,
  });
}
