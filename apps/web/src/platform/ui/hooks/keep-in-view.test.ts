// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

afterEach(() => void vi.unstubAllGlobals());

/** An element in a page of which one can say that it grew. */
function shown() {
  let grow = () => {};
  class Observer {
    constructor(hear: () => void) {
      grow = hear;
    }
    observe() {}
    disconnect() {
      grow = () => {};
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const element = document.body.appendChild(document.createElement('p'));
  const scrollIntoView = vi.fn();
  element.scrollIntoView = scrollIntoView;
  const end = keepInView(element);
  return { scrollIntoView, end, grow: () => grow() };
}

test('what is above may still arrive: the element comes back into view', () => {
  const { scrollIntoView, grow } = shown();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('nobody is held there: %s', (act) => {
  const { scrollIntoView, grow } = shown();
  dispatchEvent(new Event(act));
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('it ends with what asked for it', () => {
  const { scrollIntoView, end, grow } = shown();
  end();
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
