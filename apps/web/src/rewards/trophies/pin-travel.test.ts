// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriveAtName, arriveAtPedestal, departFrom } from './pin-travel.ts';

const MOVE = 240;

let isReduced = false;
/** Moved elements, with their start and duration. */
let moved: { readonly what: Element; readonly from: unknown; readonly ms: unknown }[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  isReduced = false;
  moved = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.animate = function (this: Element, frames, timing) {
    const ms = typeof timing === 'object' ? timing.duration : timing;
    const [from] = frames as Keyframe[];
    moved.push({ what: this, from: from?.transform ?? from?.opacity, ms });
    const animation = { onfinish: null } as unknown as Animation;
    if (moved.length === 1) end = () => animation.onfinish?.({} as AnimationPlaybackEvent);
    return animation;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  departFrom(null, 0);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** An element that stands there. */
function stands<E extends Element>(element: E, ...place: [number, number, number, number]): E {
  const [left, top, width, height] = place;
  element.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width }) as DOMRect;
  document.body.append(element);
  return element;
}
const picture = (...place: [number, number, number, number]) => {
  const image = document.createElement('img');
  image.src = 'http://x/trophies/2/6.svg';
  return stands(image, ...place);
};
const ghost = () => document.querySelector<HTMLImageElement>('[data-travels]');

test('what is pinned travels from where it was pressed to the pedestal, and is gone then', () => {
  const pedestal = picture(100, 50, 264, 264);
  departFrom(picture(400, 350, 88, 88), 7);
  arriveAtPedestal(pedestal, 7);
  expect(ghost()?.src).toBe('http://x/trophies/2/6.svg');
  expect(ghost()?.style).toMatchObject({ left: '100px', top: '50px', width: '264px' });
  expect(moved).toEqual([
    { what: ghost(), from: `translate(300px, 300px) scale(${88 / 264})`, ms: MOVE },
    { what: pedestal, from: 0, ms: MOVE },
  ]);
  end();
  expect(ghost()).toBeNull();
});

test('from a shelf it travels to the own name in the bar', () => {
  const bar = stands(document.createElement('div'), 0, 0, 300, 60);
  bar.dataset.barEnd = '';
  const name = stands(document.createElement('div'), 50, 12, 200, 34);
  name.dataset.ownName = '';
  departFrom(picture(10, 500, 208, 208), 7);
  arriveAtName(7);
  expect(ghost()?.style).toMatchObject({ left: '219px', top: '15px', width: '28px' });
});

test('where the name has no room, it travels to the end of the bar', () => {
  const bar = stands(document.createElement('div'), 0, 0, 300, 60);
  bar.dataset.barEnd = '';
  const name = stands(document.createElement('div'), 0, 0, 0, 0);
  name.dataset.ownName = '';
  departFrom(picture(10, 500, 132, 132), 7);
  arriveAtName(7);
  expect(ghost()?.style).toMatchObject({ left: '256px', top: '16px' });
});

test.each([
  {
    why: 'who asked for less motion',
    arrive: () => {
      isReduced = true;
      departFrom(picture(0, 0, 88, 88), 7);
      arriveAtPedestal(picture(0, 0, 264, 264), 7);
    },
  },
  {
    why: 'another trophy than was pressed',
    arrive: () => {
      departFrom(picture(0, 0, 88, 88), 7);
      arriveAtPedestal(picture(0, 0, 264, 264), 8);
    },
  },
  {
    why: 'what was pinned elsewhere, by an undo',
    arrive: () => arriveAtPedestal(picture(0, 0, 264, 264), 7),
  },
  {
    why: 'a pedestal that is not shown',
    arrive: () => {
      departFrom(picture(0, 0, 88, 88), 7);
      arriveAtPedestal(null, 7);
    },
  },
])('nothing travels for $why', ({ arrive }) => {
  arrive();
  expect(ghost()).toBeNull();
  expect(moved).toEqual([]);
});
