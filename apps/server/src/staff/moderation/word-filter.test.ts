import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { expect, test } from 'vitest';
import { harmlessWords } from './harmless-words.ts';
import { createWordFilter } from './word-filter.ts';

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const filter = createWordFilter({ blocked: [], allowed: [] });

test.each([
  'Scunthorpe',
  'Scunthorpe United',
  'xXScunthorpeXx',
  'Penistone',
  'Cockburn',
  'Dick Van Dyke',
  'Moby Dick',
  'Charles Dickens',
  'Fukushima',
  'Fukuoka',
  'Shiitake',
  'Matsushita',
  'Arsenal',
  'Essex',
  'Middlesex',
  'Alan Cumming',
  'E. E. Cummings',
  'Magna cum laude',
  'Clitheroe',
  'Therapist',
  'Analyst League',
  'Assassins',
  'BassPlayer',
  'ThePass',
  'Peacock',
  'Octopussy',
  'Cocktail Bar',
  'Titanic',
  'Constitution',
  'Montenegro',
  'Nigeria',
  'Rapeseed',
  'Grape Soda',
  'Torpedo',
  'Push It',
  'push.it',
  'Brush it off',
  'As Shown',
  'Pen Island',
  'Class Act',
  'Glass Cannon',
  'Kick Off',
  'Saturday Night',
  'Les Bianconeri',
  'Japan',
  'A.S. Roma',
  'Ту Лёха',
  '한국팀',
  'Müller',
  'I am a goat',
])('a name of good standing passes: %s', (name) => {
  expect(filter(name)).toBe(true);
});

test.each([
  { why: 'as it stands', name: 'fuck' },
  { why: 'in capitals', name: 'FUCK IT' },
  { why: 'within a word', name: 'xXfuckXx' },
  { why: 'with letters repeated', name: 'fuuuuck' },
  { why: 'spelled with dots', name: 'f.u.c.k' },
  { why: 'spelled with blanks', name: 'f u c k' },
  { why: 'spelled with underscores', name: 'f_u_c_k' },
  { why: 'spelled among other words', name: 'the s h i t' },
  { why: 'digits for letters', name: 'n1gg3r' },
  { why: 'a sign for a letter', name: '$hit' },
  { why: 'full width', name: 'ｆｕｃｋ' },
  { why: 'Fraktur', name: '𝔣𝔲𝔠𝔨' },
  { why: 'a Cyrillic letter', name: 'fuсk' },
  { why: 'under marks', name: 'fücḱ' },
  { why: 'a word by its capital', name: 'BigTits' },
  { why: 'a word by an underscore', name: 'big_tits' },
  { why: 'beside a harmless word', name: 'Scunthorpe cunt' },
])('a bad word is seen: $why', ({ name }) => {
  expect(filter(name)).toBe(false);
});

test.each([
  { why: 'the word alone', word: 'kys', name: 'KYS', isClean: false },
  { why: 'the word among others', word: 'kys', name: 'just kys now', isClean: false },
  { why: 'by its capital', word: 'kys', name: 'JustKys', isClean: false },
  { why: 'not within another', word: 'kys', name: 'blue skys', isClean: true },
  { why: 'within another when an asterisk says so', word: '*kys*', name: 'skys', isClean: false },
  { why: 'at the start of another', word: 'nazi*', name: 'nazis', isClean: false },
  { why: 'digits for letters', word: 'nazi', name: 'n4z1', isClean: false },
  { why: 'repeated letters stay', word: 'kkk', name: 'k', isClean: true },
  { why: 'two words', word: 'go home', name: 'Go Home!', isClean: false },
  { why: 'another script, whatever its case', word: 'сука', name: 'СУКА', isClean: false },
  { why: 'signs mean themselves', word: 'a.b', name: 'axb', isClean: true },
  { why: 'an asterisk alone means nothing', word: '*', name: 'anything', isClean: true },
  { why: 'an empty line means nothing', word: '', name: 'anything', isClean: true },
])('a word that staff block: $why', ({ word, name, isClean }) => {
  expect(createWordFilter({ blocked: [word], allowed: [] })(name)).toBe(isClean);
});

test('a word that staff allow passes, and nothing beside it', () => {
  const allowing = createWordFilter({
    blocked: ['*mika*'],
    allowed: ['Dickensian Dick', 'mikado'],
  });
  expect(filter('Dickensian Dick')).toBe(false);
  expect(allowing('Dickensian Dick')).toBe(true);
  expect(allowing('Mikado')).toBe(true);
  expect(allowing('Mikas')).toBe(false);
  expect(allowing('Dickensian Dick dick')).toBe(false);
});

test('every harmless word is one that the library takes for a bad one', () => {
  const idle = harmlessWords.filter((word) => !english.hasMatch(word));
  expect(idle).toEqual([]);
});

test('every harmless word passes, alone and in a name', () => {
  const refused = harmlessWords.filter((word) => !filter(word) || !filter(`The ${word} fans`));
  expect(refused).toEqual([]);
});
