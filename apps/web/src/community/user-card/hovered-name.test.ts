// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNames } from './hovered-name.ts';
import { nameAt } from './name-at.ts';

const told: (number | null)[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <ul>
      <li data-user="7"><span class="np-frame"><i id="ada">Ada</i></span><b id="points">12</b></li>
      <li data-user="8"><span class="np-frame"><i id="ben">Ben</i></span></li>
    </ul>
    <span class="np-frame"><i id="nobody">Somebody</i></span>
    <div id="card"><button type="button" id="profile">Profile</button></div>`;
  told.length = 0;
  const card = document.getElementById('card');
  stop = watchNames(
    (target) => target instanceof Node && card?.contains(target) === true,
    (name) => told.push(name?.userId ?? null),
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const elementOf = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  return element;
};
const send = (id: string, type: string, pointerType: string) => {
  const event = new Event(type, { bubbles: true });
  Object.assign(event, { pointerType });
  elementOf(id).dispatchEvent(event);
};
const over = (id: string, pointerType = 'mouse') => send(id, 'pointerover', pointerType);
const wait = () => vi.advanceTimersByTime(1000);

test('a name is known by whose row it stands in; what stands beside it is no name', () => {
  expect(nameAt(elementOf('ada'))?.userId).toBe(7);
  expect([nameAt(elementOf('points')), nameAt(elementOf('nobody')), nameAt(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a card is shown where the mouse rests, not where it passes', () => {
  over('ada');
  vi.advanceTimersByTime(200);
  over('ben');
  vi.advanceTimersByTime(200);
  expect(told).toEqual([]);
  wait();
  expect(told).toEqual([8]);
});

test('it stays while the mouse is on the card, and goes when that is left', () => {
  over('ada');
  wait();
  over('points');
  vi.advanceTimersByTime(100);
  over('profile');
  wait();
  expect(told).toEqual([7]);
  over('points');
  wait();
  expect(told).toEqual([7, null]);
  wait();
  over('points');
  wait();
  expect(told).toEqual([7, null]);
});

test('a finger shows none', () => {
  over('ada', 'touch');
  wait();
  expect(told).toEqual([]);
});

test('Escape, a press elsewhere and scrolling take it away; a press on it does not', () => {
  for (const leave of [
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => send('points', 'pointerdown', 'mouse'),
    () => document.dispatchEvent(new Event('scroll')),
  ]) {
    over('ada');
    wait();
    send('profile', 'pointerdown', 'mouse');
    wait();
    expect(told).toEqual([7]);
    leave();
    wait();
    expect(told).toEqual([7, null]);
    over('points');
    wait();
    told.length = 0;
  }
});
