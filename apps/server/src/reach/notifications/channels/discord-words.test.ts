import { expect, test } from 'vitest';
import { hostileHtml } from '../../../../../../packages/contract/fixtures/hostile-html.ts';
import { discordMessage } from './discord-words.ts';

const site = 'https://callshot.example';
const say = (html: string, title = 'News', ending = '') =>
  discordMessage({ title, html, ending }, site);

test.each([
  ['**bold** _under_ ~~out~~ `code` ||spoiler||', '\\*\\*bold\\*\\*'],
  ['# head', '\\# head'],
  ['&gt; quote', '\\> quote'],
  ['- item', '\\- item'],
  ['[words](https://evil.example)', '\\[words\\]\\(https\\:\\/\\/evil\\.example\\)'],
  ['discord.gg/invite', 'discord\\.gg\\/invite'],
  ['&lt;@123&gt; &lt;#1&gt; &lt;t:1:R&gt;', '\\<\\@\u200b123\\>'],
  ['a \\ b', 'a \\\\ b'],
])('what people write stays what they wrote: %s', (html, shown) => {
  expect(say(html)).toContain(shown);
});

test('marks and links are the ones that a notification has', () => {
  expect(say('<b>a</b> <i>b</i><br><a href="/rl/event/1">in</a>')).toBe(
    '**News**\n**a** *b*\n[in](<https://callshot.example/rl/event/1>)',
  );
  expect(say('<a href="https://other.example/x">our site</a>')).toBe(
    '**News**\nour site (<https://other.example/x>)',
  );
});

test('an instant is told in the time of the reader; what is none stays words', () => {
  const at = '2031-06-07T15:00:00.000Z';
  expect(say(`Open until <time datetime="${at}">June 7, 3:00 PM UTC</time>.`)).toBe(
    `**News**\nOpen until <t:${Date.parse(at) / 1000}:f>\\.`,
  );
  expect(say('<time datetime="1:R&gt;">then</time>')).toBe('**News**\nthen');
});

test('whatever is written, nobody is called', () => {
  for (const text of ['@everyone', '@here', '<@&1>', '<@!123456789012345678>']) {
    const escaped = text.replace('<', '&lt;');
    expect(say(escaped, text, '')).not.toMatch(/@everyone|@here|<@/);
  }
});

test('hostile texts leave no link but to https', () => {
  for (const { written } of hostileHtml) {
    const left = say(written);
    expect(left.length).toBeLessThanOrEqual(2000);
    for (const [, url = ''] of left.matchAll(/(?<!\\)<([^<>]*)>/g)) {
      expect(url).toMatch(/^https:\/\//);
    }
  }
});

test.each([
  ['signs that take two', '*'.repeat(5000)],
  ['faces', '😀'.repeat(5000)],
  ['marks that stay open', `<b>${'<i>x'.repeat(3000)}`],
  ['a link that is longer than everything', `<a href="/${'x'.repeat(3000)}">words</a> after`],
  ['many links', '<a href="/rl/event/1">see</a> '.repeat(200)],
])('a message is cut whole: %s', (_what, html) => {
  const said = say(html, 'T'.repeat(400), '-# An ending that stays');
  expect(said.length).toBeLessThanOrEqual(2000);
  expect(said.endsWith('\n-# An ending that stays')).toBe(true);
  expect(Buffer.from(said).toString()).toBe(said);
  expect(said.match(/\[/g)?.length ?? 0).toBe(said.match(/\]\(<[^<>]*>\)/g)?.length ?? 0);
});

test('nothing but a title is a title', () => {
  expect(say('', 'Open', '')).toBe('**Open**');
});
