/** Marks, while it is looked for, the element that the page has led to. */
const MARK = 'data-led-to';

interface Lead {
  /** The element that is framed. */
  readonly place: Element;
  /** The element that gets the focus. */
  readonly control: HTMLElement;
  /** The element that is scrolled into view, if not the place itself. */
  readonly shown?: Element | null;
}

/** Moves view, focus and screen reader to a place of the page, framed until it is dealt with. */
export function leadTo({ place, control, shown }: Lead): void {
  for (const former of document.querySelectorAll(`[${MARK}]`)) former.removeAttribute(MARK);
  place.setAttribute(MARK, '');
  control.focus({ preventScroll: true });
  scrollPageTo(shown ?? place);
  const unmark = () => place.removeAttribute(MARK);
  place.addEventListener('click', unmark, { once: true });
  place.addEventListener('focusout', unmark, { once: true });
}

/** Scrolls the page, and nothing within it, until an element stands clear of the bars. */
function scrollPageTo(element: Element): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  const over = bottom - (innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0));
  const under = top - (Number.parseFloat(scrollPaddingTop) || 0);
  if (under < 0) scrollBy(0, under);
  else if (over > 0) scrollBy(0, Math.min(over, under));
}
