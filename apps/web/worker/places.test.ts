import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheOf, filesOf, paintedFirst, shellOf, standInsFor } from './places.ts';

const origin = 'https://callshot.example';
const at = (address: string) => new URL(address, origin);

test.each([
  { address: '/assets/app-1a2b3c4.js', kept: 'callshot-files' },
  { address: '/assets/de/app-1a2b3c4.js', kept: 'callshot-files' },
  { address: '/assets/inter-1a2b3c4.woff2', kept: 'callshot-files' },
  { address: '/trophies/1/2.svg', kept: 'callshot-art' },
  { address: '/flags/DE.svg', kept: 'callshot-art' },
  { address: '/icons/cs-192.png', kept: 'callshot-art' },
  { address: '/cs.webmanifest', kept: 'callshot-art' },
  { address: '/pt-BR/rl.webmanifest', kept: 'callshot-art' },
  { address: '/api/picture/abc', kept: null },
  { address: '/api/assets/app.js', kept: null },
  { address: '/assets/../api/user/currentUser', kept: null },
  { address: '/assets/app.js?token=1', kept: null },
  { address: '/sw.js', kept: null },
  { address: '/submissions', kept: null },
  { address: '/robots.txt', kept: null },
])('$address lies in $kept', ({ address, kept }) => {
  expect(cacheOf(at(address))).toBe(kept);
});

test('no answer of the API is ever kept, whatever its address [rule: product-43]', () => {
  const part = fc.oneof(fc.webFragments(), fc.constantFrom('assets', 'trophies', '..', '.', ''));
  fc.assert(
    fc.property(fc.array(part), fc.option(fc.webQueryParameters()), (parts, query) => {
      const url = at(`/api/${parts.join('/')}${query === null ? '' : `?${query}`}`);
      fc.pre(/^\/api(\/|$)/.test(url.pathname));
      expect(cacheOf(url)).toBeNull();
      expect(shellOf(url.pathname)).toBeNull();
    }),
  );
});

test.each([
  { path: '/', shell: '/' },
  { path: '/rl', shell: '/rl' },
  { path: '/cs/event/7', shell: '/cs' },
  { path: '/cs/leagues', shell: '/cs/leagues' },
  { path: '/cs/leagues/5', shell: '/cs/leagues' },
  { path: '/cs/leagues/5/picks', shell: '/cs/trophy-room' },
  { path: '/cs/event/7/12', shell: '/cs/trophy-room' },
  { path: '/cs/join/secret', shell: '/cs/trophy-room' },
  { path: '/about-us', shell: '/rl/trophy-room' },
  { path: '/apiary', shell: '/rl/trophy-room' },
  { path: '/api', shell: null },
  { path: '/api/docs', shell: null },
  { path: '/healthz', shell: null },
  { path: '/assets/gone', shell: null },
  { path: '/sitemap.xml', shell: null },
])('$path has the outlines of $shell', ({ path, shell }) => {
  expect(shellOf(path)).toBe(shell);
});

test('a page of the same game stands in first', () => {
  expect(standInsFor('/cs')).toEqual([
    ...['/cs', '/cs/trophy-room', '/cs/leagues'],
    ...['/rl', '/rl/trophy-room', '/rl/leagues', '/'],
  ]);
  expect(standInsFor('/')[0]).toBe('/rl');
});

test('a page names its hashed files, each once', () => {
  const html = `<script src="/assets/index-1.js"></script><link href="/assets/index-1.js">
    <link href="/assets/app-2.css"><link href="/favicon.svg"><a href="https://a.example/assets/x.js">`;
  expect(filesOf(html)).toEqual(['/assets/index-1.js', '/assets/app-2.css']);
});

test('a kept page asks for its files once it is painted, for its entry, styles and fonts at once', () => {
  const entry =
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/a.js" data-entry>';
  const styles = '<link rel="preload" as="style" crossorigin href="/assets/app.css">';
  const font = '<link rel="preload" href="/assets/inter.woff2" as="font">';
  expect(paintedFirst(`${entry}${styles}${font}`)).toBe(`${entry}${styles}${font}`);
  expect(
    paintedFirst(
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"><link rel="preload" as="style" href="/c.css" data-ahead>',
    ),
  ).toBe(
    '<link data-rel="modulepreload" fetchpriority="low" href="/b.js"><link data-rel="preload" as="style" href="/c.css" data-ahead>',
  );
});
