import { join, relative } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalogue, ENGLISH, readCatalogue } from './catalogues.ts';
import { readMessage } from './message-code.ts';

interface Texts {
  /** The paths of texts begin here. */
  readonly root: string;
  /** Those of all catalogues. */
  readonly folders: readonly string[];
  readonly languages: readonly string[];
  /** Why texts may be longer, each with those texts. */
  readonly listed: Readonly<Record<string, readonly string[]>>;
}

/** The room of a text grows with the length of its English one; short words have more of it. */
const ROOM: readonly (readonly [letters: number, times: number])[] = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [70, 1.5],
];
/** The pseudo-language is as much longer, and the tours of the layout go through it. */
const LONG = 1.4;
/** A button, a heading of a column: less than a word of another language is no room. */
const LEAST = 14;

const roomOf = (letters: number): number => {
  const [, times = LONG] = ROOM.find(([most]) => letters <= most) ?? [];
  return Math.max(LEAST, Math.floor(letters * times));
};

type Parts = ReturnType<typeof readMessage>;

/** The letters of a message without its values; of a choice, the longest. */
const lettersOf = (parts: Parts): number =>
  parts.reduce((sum, part) => {
    if ('options' in part) {
      return sum + Math.max(...Object.values(part.options).map(({ value }) => lettersOf(value)));
    }
    if ('children' in part) return sum + lettersOf(part.children);
    return sum + (part.type === TYPE.literal ? part.value.length : 0);
  }, 0);

function longTextsOf(english: Catalogue, catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([name, text]) => {
    const model = english[name];
    if (model === undefined) return [];
    const room = roomOf(lettersOf(readMessage(model)));
    return lettersOf(readMessage(text)) > room ? [name] : [];
  });
}

/** Texts that are too long for the room that their English text leaves, unless they are listed with a reason. */
export function findLongTexts({ root, folders, languages, listed }: Texts): readonly string[] {
  const long = folders.flatMap((folder) =>
    languages
      .filter((language) => language !== ENGLISH)
      .flatMap((language) =>
        longTextsOf(
          readCatalogue(folder, ENGLISH) ?? {},
          readCatalogue(folder, language) ?? {},
        ).map((name) => `${relative(root, join(folder, `${language}.json`))}: ${name}`),
      ),
  );
  const allowed = new Set(Object.values(listed).flat());
  return [
    ...long
      .filter((text) => !allowed.has(text))
      .map((text) => `${text} is too long for its room: shorten it, or list it with a reason`),
    ...[...allowed]
      .filter((text) => !long.includes(text))
      .map((text) => `long-texts.json: ${text} is short enough, so it goes`),
  ];
}
