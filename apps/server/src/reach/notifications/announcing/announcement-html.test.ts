// @vitest-environment jsdom
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { describe, expect, test } from 'vitest';
import {
  allowedAttributes,
  hostileHtml,
  isOutside,
  isOwnPath,
  ownOrigin,
} from '../../../../../../packages/contract/fixtures/hostile-html.ts';
import { announcementHtml, subjectProblem, tidySubject } from './announcement-html.ts';

const shownOf = (written: string): string => announcementHtml(written, ownOrigin);

const outside = (address: string, words: string): string =>
  `<a href="${address}" rel="noopener noreferrer nofollow">${words}</a>`;

test.each([
  { why: 'text', written: 'Hello', shown: 'Hello' },
  { why: 'marks', written: '<b>a</b><i>b</i><br>c', shown: '<b>a</b><i>b</i><br>c' },
  { why: 'upper case', written: '<B>a</B>', shown: '<b>a</b>' },
  { why: 'an own page', written: '<a href="/rl/event/3?x=1#top">x</a>' },
  {
    why: 'an own page by its whole address',
    written: `<a href="${ownOrigin}/rl">x</a>`,
    shown: '<a href="/rl">x</a>',
  },
  {
    why: 'a page elsewhere',
    written: '<a href="https://liquipedia.net/x?a=1&amp;b#c">x</a>',
    shown: outside('https://liquipedia.net/x?a=1&amp;b#c', 'x'),
  },
  {
    why: 'a page elsewhere, in capitals, with a port and another script',
    written: '<a href="HTTPS://Bücher.Example:8443">x</a>',
    shown: outside('https://xn--bcher-kva.example:8443/', 'x'),
  },
  {
    why: 'marks within a link',
    written: '<a href="/rl"><b>pick</b> now</a>!',
    shown: '<a href="/rl"><b>pick</b> now</a>!',
  },
  {
    why: 'an own picture',
    written: '<img src="/games/rl.svg">',
    shown: '<img src="/games/rl.svg" alt="">',
  },
  {
    why: 'a picture told in words',
    written: '<img src="/a.png" alt="A cup">',
    shown: '<img src="/a.png" alt="A cup">',
  },
  { why: 'signs', written: '3 < 4 & "5"', shown: '3 &lt; 4 &amp; "5"' },
  { why: 'emoji and scripts', written: 'Привет 👩‍👩‍👧 مرحبا' },
  { why: 'another tag keeps its words', written: 'a <u>b</u> c', shown: 'a b c' },
  { why: 'an unfinished mark is finished', written: '<b>a', shown: '<b>a</b>' },
  { why: 'a link to nowhere keeps its words', written: '<a>a</a>', shown: 'a' },
  { why: 'only blanks', written: ' <br> ', shown: '' },
  { why: 'lines as they were typed', written: 'a\nb\r\nc', shown: 'a<br>b<br>c' },
  { why: 'an empty line', written: 'a\n\nb', shown: 'a<br><br>b' },
  { why: 'no more than one', written: '\n\na\n\n\n\n<br>b\n', shown: 'a<br><br>b' },
  { why: 'a break at the end of a line once', written: 'a<br>\nb', shown: 'a<br>b' },
  { why: 'blocks on lines of their own', written: '<p>a</p><p>b</p>c', shown: 'a<br>b<br>c' },
  { why: 'a list', written: '<ul><li>a<li>b</ul>', shown: 'a<br>b' },
  { why: 'lines within a mark', written: '<b>a\nb</b>', shown: '<b>a<br>b</b>' },
])('an announcement shows $why', ({ written, shown = written }) => {
  expect(shownOf(written)).toBe(shown);
  expect(shownOf(shown)).toBe(shown);
});

test.each([
  'javascript:alert(1)',
  'http://evil.example',
  'https://user@evil.example',
  '//evil.example',
])('a link that is dropped leaves what follows as it was: %s', (address) => {
  const written = `See <a href="${address}">this</a> and <a href="/rl">that</a>, then <b>go</b>`;
  const shown = 'See this and <a href="/rl">that</a>, then <b>go</b>';
  expect(shownOf(written)).toBe(shown);
  expect(shownOf(`<b>${written}</b> x <a href="${address}">y</a> z`)).toBe(`<b>${shown}</b> x y z`);
});

/** The attributes that an element must not have. */
function excessOf({ tagName, attributes }: Element): string[] {
  const allowed = allowedAttributes[tagName];
  if (allowed === undefined) return [tagName];
  const named = new Map([...attributes].map(({ name, value }) => [name, value]));
  const { href, src, rel } = Object.fromEntries(named);
  const excess = [...named.keys()].filter((name) => !allowed.includes(name));
  if (src !== undefined && !isOwnPath(src)) excess.push(src);
  if (href !== undefined && !isOwnPath(href)) {
    if (!isOutside(href) || rel !== 'noopener noreferrer nofollow') excess.push(href);
  }
  return excess.map((what) => `${tagName} ${what}`);
}

/** Harm that the HTML would do in a browser. */
function harmOf(shown: string): string[] {
  const page = `<!doctype html><body>${shown}</body>`;
  const { body, head } = new DOMParser().parseFromString(page, 'text/html');
  return [...body.querySelectorAll('*'), ...head.children].flatMap(excessOf);
}

const families = [...new Set(hostileHtml.map(({ family }) => family))];

describe('of hostile texts nothing is left', () => {
  test('there are many, of every kind', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(509);
  });

  test.each(families)('%s', (family) => {
    const texts = hostileHtml.filter((text) => text.family === family);
    const left = texts.flatMap(({ written }) => {
      const shown = shownOf(written);
      const harm = harmOf(shown);
      if (/\p{Cs}|\u202e|\0/u.test(shown)) harm.push('letters that are none');
      // Cleaned again, as the browser does, it is still the same.
      if (shownOf(shown) !== shown) harm.push('another text when it is read again');
      // It must not swallow the text before it.
      if (!shownOf(`<b>Hello</b> ${written}`).startsWith('<b>Hello</b>')) harm.push('lost words');
      return harm.length === 0 ? [] : [{ written, harm }];
    });
    expect(left).toEqual([]);
  });

  test.each(['<b>', '<a href="/a">', '<!--', '&', '<', '<img src="/a" alt="', '</b>'])(
    'nothing is left when it is huge: %s',
    (part) => {
      const shown = shownOf(part.repeat(200_000 / part.length));
      expect(shownOf(shown)).toBe(shown);
    },
  );
});

test.each([
  { why: 'plain', written: 'Finals tonight', subject: 'Finals tonight' },
  { why: 'on one line', written: ' Finals\r\nBcc: x\t tonight ', subject: 'Finals Bcc: x tonight' },
  { why: 'in its order', written: 'a\u202eb', subject: 'a b' },
  { why: 'marks are text', written: '<b>a</b>', subject: '<b>a</b>' },
])('a subject is one line of text: $why', ({ written, subject }) => {
  expect(tidySubject(written)).toBe(subject);
  expect(subjectProblem(subject)).toBeNull();
});

test.each([
  { why: 'nothing', written: ' \n ', problem: { code: 'subject_missing', values: {} } },
  {
    why: 'too long',
    written: 'x'.repeat(101),
    problem: { code: 'subject_long', values: { most: 100 } },
  },
])('a subject that is none: $why', ({ written, problem }) => {
  expect(subjectProblem(tidySubject(written))).toEqual(problem);
});
