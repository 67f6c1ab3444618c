import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** At least this much of the strip's width has to be a round's for it to be more than a peek. */
const PEEK = 90;

interface StripSync {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly tabs: RefObject<HTMLDivElement | null>;
  readonly active: number;
  goTo(position: number): void;
  /** Is there at once. */
  jumpTo(position: number): void;
}

/**
 * Keeps the round tabs and the snapping strip together, whichever of them is moved. Opens at a
 * position, and does not go there again by itself.
 */
export function useStripSync(count: number, opening: number): StripSync {
  const strip = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  /** The round that a pressed tab scrolls to. Rounds passed on the way do not become active. */
  const heading = useRef<number | null>(null);
  const [first] = useState(() => Math.max(0, opening));
  const [chosen, setActive] = useState(first);
  const active = Math.min(chosen, Math.max(0, count - 1));

  const go = useCallback((position: number, behavior: ScrollBehavior) => {
    if (position < 0) return;
    heading.current = position;
    setActive(position);
    const round = roundAt(strip.current, position);
    strip.current?.scrollTo?.({ left: round?.offsetLeft ?? 0, behavior });
  }, []);
  const goTo = useCallback((position: number) => go(position, scrollBehavior()), [go]);
  const jumpTo = useCallback(
    (position: number) => {
      go(position, 'instant');
      fitHeight(strip.current, position);
      for (const motion of strip.current?.getAnimations?.() ?? []) motion.finish();
    },
    [go],
  );

  useLayoutEffect(() => {
    if (first > 0)
      strip.current?.scrollTo?.({ left: roundAt(strip.current, first)?.offsetLeft ?? 0 });
  }, [first]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onScroll = () => {
      const position = positionOf(element);
      if (heading.current === position) heading.current = null;
      if (heading.current === null) setActive(position);
    };
    const onTouch = () => {
      heading.current = null;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('pointerdown', onTouch, { passive: true });
    element.addEventListener('scrollend', onTouch, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('pointerdown', onTouch);
      element.removeEventListener('scrollend', onTouch);
    };
  }, []);

  useLayoutEffect(() => {
    showTab(tabs.current, active);
  }, [active]);

  useLayoutEffect(() => fitHeight(strip.current, active));

  // Turned, zoomed or with the reader's own spacing of texts, rounds grow without being drawn anew.
  useEffect(() => {
    if (strip.current === null || count === 0) return;
    const grown = new ResizeObserver(() => fitHeight(strip.current, active));
    for (const round of strip.current.children) grown.observe(round);
    return () => grown.disconnect();
  }, [active, count]);

  return { strip, tabs, active, goTo, jumpTo };
}

const roundAt = (strip: HTMLElement | null, position: number): HTMLElement | null => {
  const round = strip?.children[position];
  return round instanceof HTMLElement ? round : null;
};

/** As tall as the rounds in view: one that only peeks in, or stands further on, does not count. */
function fitHeight(strip: HTMLElement | null, active: number): void {
  if (strip === null) return;
  const start = roundAt(strip, active)?.offsetLeft ?? 0;
  const end = start + strip.clientWidth - PEEK;
  const heights = Array.from(strip.children, (_, position) => {
    const round = roundAt(strip, position);
    const isInView = round !== null && round.offsetLeft >= start && round.offsetLeft < end;
    return isInView ? round.offsetHeight : 0;
  });
  const height = Math.max(0, ...heights);
  if (height > 0) strip.style.height = `${height}px`;
}

/** The round whose start is nearest to the strip's left edge; the last one when it can scroll no further. */
function positionOf(strip: HTMLElement): number {
  const { children, scrollLeft, scrollWidth, clientWidth } = strip;
  if (scrollLeft > 0 && scrollLeft >= scrollWidth - clientWidth - 1) return children.length - 1;
  const distances = Array.from(children, (_, position) =>
    Math.abs((roundAt(strip, position)?.offsetLeft ?? 0) - scrollLeft),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

function showTab(tabs: HTMLElement | null, active: number): void {
  const tab = tabs?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
  if (!tabs || !tab) return;
  const left = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
  tabs.scrollTo?.({ left, behavior: scrollBehavior() });
}
