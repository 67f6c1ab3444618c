// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  allowedAttributes,
  hostileHtml,
  isOutside,
} from '../../../../../packages/contract/fixtures/hostile-html.ts';
import { cleanHtml, markOutside } from './clean-html.ts';

const printOf = (nodes: DocumentFragment): string => {
  const box = document.createElement('div');
  box.append(nodes);
  return box.innerHTML;
};
const shownOf = (html: string): string => printOf(cleanHtml(html));

test.each([
  { why: 'text', html: 'Hello', shown: 'Hello' },
  { why: 'marks', html: '<b>a</b><i>b</i><br />c', shown: '<b>a</b><i>b</i><br>c' },
  { why: 'an own page', html: '<a href="/rl/event/3?x=1#a">x</a>' },
  { why: 'an own picture', html: '<img src="/games/rl.svg" alt="Rocket League">' },
  {
    why: 'a page elsewhere, which opens beside this one and learns nothing of it',
    html: '<a href="https://liquipedia.net/x">x</a>',
    shown:
      '<a href="https://liquipedia.net/x" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  },
  {
    why: 'a picture without words: it is decoration',
    html: '<img src="/games/rl.svg">',
    shown: '<img src="/games/rl.svg" alt="">',
  },
  { why: 'signs', html: '3 &lt; 4 &amp; 5' },
  { why: 'the words of another element', html: '<p>a <u>b</u></p>', shown: 'a b' },
])('what a notification may have is shown: $why', ({ html, shown = html }) => {
  expect(shownOf(html)).toBe(shown);
});

test('who follows a link elsewhere is told where it leads', () => {
  const html = '<a href="/rl">here</a> <a href="https://user.example:8443/x">you</a>';
  expect(printOf(markOutside(cleanHtml(html)))).toMatch(
    /^<a href="\/rl">here<\/a> <a [^>]+ data-opens="opens in a new tab">you<span> \(user\.example:8443\)<\/span><\/a>$/,
  );
});

const isOwn = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && new URL(address, location.origin).origin === location.origin;

/** Attributes that an element may not have. */
function excessOf({ tagName, attributes }: Element): string[] {
  const allowed = allowedAttributes[tagName];
  if (allowed === undefined) return [tagName];
  return [...attributes].flatMap(({ name, value }) => {
    const mayLead =
      name === 'src' ? isOwn(value) : name !== 'href' || isOwn(value) || isOutside(value);
    return allowed.includes(name) && mayLead ? [] : [`${tagName} ${name}="${value}"`];
  });
}

const families = [...new Set(hostileHtml.map(({ family }) => family))];

test.each(families)('of hostile texts nothing is left: %s [rule: notifications-7]', (family) => {
  const left = hostileHtml
    .filter((text) => text.family === family)
    .flatMap(({ written }) => {
      const clean = cleanHtml(written);
      const excess = [...clean.querySelectorAll('*')].flatMap(excessOf);
      return excess.length === 0 ? [] : [{ written, excess }];
    });
  expect(left).toEqual([]);
});

test('what is shown is cleaned to the same once more: nothing waits for a second parser', () => {
  const texts = hostileHtml.filter(({ family }) => family === 'mutation' || family === 'spelling');
  const shown = texts.map(({ written }) => shownOf(written));
  expect(shown.map(shownOf)).toEqual(shown);
});
