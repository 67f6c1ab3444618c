import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFaults } from './check-words.ts';
import { findTexts } from './find-texts.ts';

const english = {
  saved: 'Saved',
  picks: '{count, plural, one {# pick} other {# picks}} of {name}',
  rules: 'Read <link>the rules</link>.',
  game: '{game, select, rl {cars} other {guns}}',
};
const polish = {
  saved: 'Zapisano',
  picks: '{name}: {count, plural, one {# typ} few {# typy} many {# typów} other {# typu}}',
  rules: '<link>Zasady</link>',
  game: '{game, select, rl {auta} other {broń}}',
};
const code = `
  import { m } from './words/messages.js';
  export const link = (inside) => inside;
  export const all = [m.saved(), m.picks({ count: 1, name: 'x' }), m.rules({ link }), m.game({ game: 'rl' })];
`;

let source = '';
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(source, { recursive: true, force: true }));

function faultsOf(files: Readonly<Record<string, string | object>>, unmoved: string[] = []) {
  const whole = {
    'play/room/words/en.json': english,
    'play/room/words/pl.json': polish,
    'play/room/code.ts': code,
    ...files,
  };
  for (const [path, content] of Object.entries(whole)) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(source, path), text);
  }
  return findFaults({ source, languages: ['en', 'pl'], unmoved });
}

const inPolish = (changed: object) => ({ 'play/room/words/pl.json': { ...polish, ...changed } });
const PL = 'play/room/words/pl.json';

/** Faults of a catalogue that the server says, too. */
function faultsOfShared(
  texts: object,
  use: string,
  unmoved: readonly string[] = [],
): readonly string[] {
  const folder = join(source, 'play/words/faults');
  mkdirSync(folder, { recursive: true });
  for (const language of ['en', 'pl']) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts));
  }
  writeFileSync(join(source, 'play/room.ts'), use);
  return findFaults({ source, languages: ['en', 'pl'], unmoved, isShared: true });
}

test('sentences by code may all be said', () => {
  const use = "import { said } from './words/faults/messages.ts'; export const table = said;";
  expect(
    faultsOfShared({ not_there: 'Gone', 'GET /api/x busy': 'Busy at {at, time}' }, use),
  ).toEqual([]);
});

test('a file of the server that says messages has no other text, unless it is listed', () => {
  const use =
    "import { m } from './words/faults/messages.ts'; export const gone = [m.gone(), 'Gone today'];";
  const texts = { gone: 'Gone' };
  expect(faultsOfShared(texts, use)).toEqual(["play/room.ts:1: 'Gone today' is in no catalogue"]);
  expect(faultsOfShared(texts, use, ['play/room.ts'])).toEqual([]);
  const moved = use.replace("'Gone today'", 'm.gone()');
  expect(faultsOfShared(texts, moved, ['play/room.ts']).join()).toContain('so it goes');
  expect(faultsOfShared({}, "export const logged = 'Gone today';")).toEqual([]);
});

test('the server need not write values out', () => {
  const use =
    "import { m } from './words/faults/messages.ts'; export const gone = (values) => m.gone(values);";
  expect(faultsOfShared({ gone: 'Gone: {name}' }, use)).toEqual([]);
});

test.each([
  [
    'a tag of no mail',
    { gone: 'Read <i>this</i>' },
    'play/words/faults/en.json: gone cannot be read',
  ],
  ['a message that nobody says', { gone: 'Gone', old: 'Old' }, 'old is said nowhere'],
])('a fault of what the server says: %s', (_what, texts, fault) => {
  const use = "import { m } from './words/faults/messages.ts'; export const gone = () => m.gone();";
  expect(faultsOfShared(texts, use).join('\n')).toContain(fault);
});

test('catalogues that agree have no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['a message that is missing', inPolish({ saved: undefined }), `${PL}: saved is missing`],
  ['one that English lacks', inPolish({ old: 'Dawny' }), `${PL}: English has no old`],
  ['an empty text', inPolish({ saved: ' ' }), `${PL}: saved has no text`],
  [
    'a value that is left out',
    inPolish({ picks: 'Typy: {name}' }),
    `${PL}: picks does not say count`,
  ],
  [
    'a value of its own',
    inPolish({ saved: '{who}' }),
    `${PL}: saved says who, which English does not`,
  ],
  ['a tag that is left out', inPolish({ rules: 'Zasady' }), `${PL}: rules does not say link`],
  ['a tag as a value', inPolish({ rules: '{link}' }), `${PL}: rules says link otherwise`],
  [
    'a choice of its own',
    inPolish({ game: '{game, select, cs {broń} other {auta}}' }),
    `${PL}: game has the choice cs, which English does not`,
  ],
  [
    'a plural form that is missing',
    inPolish({ picks: '{name}: {count, plural, one {# typ} few {# typy} other {# typu}}' }),
    `${PL}: picks lacks the form many`,
  ],
  [
    'braces that are left open',
    inPolish({ saved: 'Zapisano {' }),
    `${PL}: saved cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE`,
  ],
  [
    'a message that is said nowhere',
    { 'play/room/code.ts': code.replace('m.saved(), ', '') },
    'play/room/words/en.json: saved is said nowhere',
  ],
  [
    'a message of no catalogue',
    { 'play/room/more.ts': "import { m } from './words/messages.js'; m.more();" },
    'play/room/more.ts: play/room/words has no more',
  ],
  [
    'a text in the code of a room that has moved',
    { 'play/room/more.tsx': 'export const More = () => <p>Read more</p>;' },
    "play/room/more.tsx:1: 'Read more' is in no catalogue",
  ],
])('finds %s', (_what, files, fault) => {
  expect(faultsOf(files as Record<string, string | object>)).toEqual([fault]);
});

test('a language without a file', () => {
  const faults = findFaults({ source, languages: ['en'], unmoved: [] });
  expect(faults).toEqual([]);
  faultsOf({});
  expect(findFaults({ source, languages: ['en', 'de'], unmoved: [] })).toEqual([
    'play/room/words/de.json: there is none',
  ]);
});

test('rooms that are not moved yet may hold texts, and leave the list with the last of them', () => {
  const more = { 'play/other/more.tsx': 'export const More = () => <p>Read more</p>;' };
  expect(faultsOf(more, ['play/other'])).toEqual([]);
  expect(faultsOf({ 'play/other/more.tsx': '' }, ['play/other'])).toEqual([
    'unmoved.json: all texts of play/other are in catalogues, so it goes',
  ]);
});

test.each([
  ['<p>Hi {name}</p>', ['Hi']],
  ['<Field label="name" className="Wide one" />', ['name']],
  ["const head = { closeLabel: 'CLOSE' }", ['CLOSE']],
  ['<Field label={isOwn ? "Your name" : name} />', ['Your name']],
  ['say({ title: "saved", kind: "success" })', ['saved']],
  [`\`Only \${count} left\``, ['Only left']],
  ['toast("Picks saved.")', ['Picks saved.']],
  ['list.includes("Not now") || word === "Not now"', []],
  ['document.querySelector("[role=dialog] a")', []],
  ['call("GET /api/events")', []],
  ["page('leagues/:leagueId?', Leagues)", []],
  ['new TypeError("Nobody reads this")', []],
  ['stored["callshot.theme"] ?? "callshot.theme"', []],
  ['<a rel="noopener noreferrer" href="/a">Discord</a>', []],
])('of %s the texts are %j', (code, texts) => {
  expect(findTexts('x.tsx', code).map(({ text }) => text)).toEqual(texts);
});
