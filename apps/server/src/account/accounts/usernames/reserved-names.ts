import { usernameKey } from './username.ts';

/** Generic names, and names with a meaning to the product. */
const reservedNames = [
  'analyst',
  'anonymous',
  'deleted user',
  'everyone',
  'me',
  'nobody',
  'null',
  'owner',
  'root',
  'system',
  'undefined',
  'visitor',
];

/** Words by which somebody passes for the staff, wherever they stand in a name. */
const staffWords = [
  'admin',
  'administrator',
  'callshot',
  'mod',
  'moderator',
  'official',
  'staff',
  'support',
  'sysadmin',
  'sysop',
  'webmaster',
];

/** Words that are joined to a reserved one without a blank. The name stays reserved. */
const joiningWords = [
  'account',
  'bot',
  'chief',
  'co',
  'desk',
  'esports',
  'event',
  'game',
  'global',
  'head',
  'help',
  'im',
  'lead',
  'live',
  'main',
  'my',
  'new',
  'not',
  'official',
  'our',
  'real',
  'security',
  'site',
  'super',
  'team',
  'the',
  'true',
  'user',
  'web',
];

const shapeOf = (text: string): string => usernameKey(text).replace(/\p{M}/gu, '');

const reservedShapes = new Set(reservedNames.map(shapeOf));
const staffShapes = new Set(
  staffWords.flatMap((word) => ['', 's', 'z', 'es'].map((end) => shapeOf(word + end))),
);
const joiningShapes = new Set(joiningWords.map(shapeOf));
const longestShape = Math.max(...[...staffShapes, ...joiningShapes].map(({ length }) => length));

/** Only the first account of a deployment may have such a name. */
export const isReservedName = (username: string): boolean =>
  reservedShapes.has(shapeOf(username)) || readsLikeStaff(username);

/**
 * Whether a name looks like staff's, word by word: look-alike letters, marks, digits for letters,
 * plurals and joined words are folded first.
 */
export function readsLikeStaff(username: string): boolean {
  const whole = username.replace(/[\s_.-]+/g, '');
  // Names of leagues have signs, which stand around words or for letters.
  const letters = username.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const parts = [...username.split(/[\s_.-]+/), ...username.split(/[^\p{L}\p{M}\p{N}]+/u)];
  const camels = parts.flatMap((part) => part.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/u));
  return [whole, letters, ...parts, ...camels].some((text) =>
    readingsOf(shapeOf(text)).some((reading) => isMadeOfStaffWords(reading)),
  );
}

const letterSigns: Readonly<Record<string, string>> = {
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '+': 't',
};

/** With its digits and signs read as the letters that they resemble, and without those at its ends. */
const readingsOf = (shape: string): string[] => [
  shape.replace(/[3-9@$!+]/g, (sign) => letterSigns[sign] ?? sign),
  shape.replace(/^[\p{N}lo]*\p{N}|\p{N}[\p{N}lo]*$/gu, ''),
];

/** Nothing but such words, one after the other, and at least one that means staff. */
function isMadeOfStaffWords(letters: string): boolean {
  /** For each length that words make up: whether one of them means staff. */
  const reached = new Map<number, boolean>([[0, false]]);
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longestShape); start < end; start += 1) {
      const before = reached.get(start);
      if (before === undefined) continue;
      const word = letters.slice(start, end);
      const isStaff = staffShapes.has(word);
      if (isStaff || joiningShapes.has(word)) {
        reached.set(end, before || isStaff || (reached.get(end) ?? false));
      }
    }
  }
  return reached.get(letters.length) ?? false;
}
