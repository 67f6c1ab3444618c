// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPresses } from './pressed-name.ts';

const opened: number[] = [];
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <ul>
      <li data-user="7"><span class="np-frame"><i id="alone">Ada</i></span><b id="beside">12</b></li>
      <li data-user="8">
        <button type="button"><span class="np-frame"><i id="in-button">Ben</i></span></button>
      </li>
      <li data-user="9"><a href="#x"><span class="np-frame"><i id="in-link">Cy</i></span></a></li>
    </ul>
    <span class="np-frame"><i id="nobody">Somebody</i></span>`;
  opened.length = 0;
  stop = watchPresses((userId) => opened.push(userId));
});
afterEach(() => stop());

const press = (id: string) => document.getElementById(id)?.click();

test('a press on a name opens its profile', () => {
  press('alone');
  expect(opened).toEqual([7]);
});

test.each([
  { why: 'beside a name', id: 'beside' },
  { why: 'on a name in a button, which does what it does', id: 'in-button' },
  { why: 'on a name in a link, which leads where it leads', id: 'in-link' },
  { why: 'on a name that nobody knows the owner of', id: 'nobody' },
])('a press $why opens none', ({ id }) => {
  press(id);
  expect(opened).toEqual([]);
});

test('once it is stopped nothing is opened', () => {
  stop();
  press('alone');
  expect(opened).toEqual([]);
});
