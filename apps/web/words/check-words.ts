import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Catalogue, catalogueFolders, ENGLISH, readCatalogue } from './catalogues.ts';
import { findMessages } from './find-messages.ts';
import { findTexts } from './find-texts.ts';
import { codeOf, readMessage, valuesOf } from './message-code.ts';
import { tableOf } from './message-table.ts';

interface Product {
  /** The folder of all rooms. */
  readonly source: string;
  readonly languages: readonly string[];
  /** Rooms or files whose texts are in no catalogue yet. */
  readonly unmoved: readonly string[];
  /**
   * The server says these messages: they have no braces and few tags, and codes may name them. Files that say none are
   * not searched for texts, since logs and command lines are English.
   */
  readonly isShared?: boolean;
}

/** Faults of catalogues and texts, each a sentence that begins with its place. */
export function findFaults({
  source,
  languages,
  unmoved,
  isShared = false,
}: Product): readonly string[] {
  const catalogues = catalogueFolders(source).map((folder) => ({
    folder,
    english: readCatalogue(folder, ENGLISH) ?? {},
  }));
  const files = readFiles(source);
  return [
    ...catalogues.flatMap(({ folder, english }) => [
      ...faultsOfMessages(
        `${relative(source, folder)}/${ENGLISH}.json`,
        english,
        ENGLISH,
        isShared,
      ),
      ...languages
        .filter((language) => language !== ENGLISH)
        .flatMap((language) => faultsOfLanguage(source, folder, english, language, isShared)),
    ]),
    ...faultsOfUse(source, catalogues, files),
    ...faultsOfRooms(isShared ? files.filter(saysMessages) : files, unmoved),
  ];
}

interface File {
  readonly path: string;
  readonly shown: string;
  readonly code: string;
}

/** Sources of the product: neither tests nor the states of parts. */
const readFiles = (source: string): readonly File[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|parts|d)\.tsx?$/.test(file))
    .sort()
    .map((shown) => {
      const path = join(source, shown);
      return { path, shown, code: readFileSync(path, 'utf8') };
    });

const saysMessages = ({ path, code }: File): boolean =>
  (findMessages(path, code)?.imports.length ?? 0) > 0;

function faultsOfMessages(
  place: string,
  catalogue: Catalogue,
  language: string,
  isShared: boolean,
): string[] {
  return Object.entries(catalogue).flatMap(([name, text]) => {
    const say = (fault: string) => [`${place}: ${name} ${fault}`];
    if (!isShared && !/^[a-z][A-Za-z0-9]*$/.test(name)) {
      return say('is no name: letters and digits');
    }
    if (typeof text !== 'string' || text.trim() === '') return say('has no text');
    try {
      if (isShared) tableOf({ [name]: text });
      else
        codeOf(readMessage(text), { get: (value) => value, [Symbol.iterator]: () => [].values() });
      return missingForms(text, language).map((form) => `${place}: ${name} lacks the form ${form}`);
    } catch (error) {
      return say(`cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** The plural forms of a language that a message with plurals does not have. */
function missingForms(text: string, language: string): string[] {
  return pluralsOf(readMessage(text)).flatMap(({ forms, type }) =>
    new Intl.PluralRules(language, { type })
      .resolvedOptions()
      .pluralCategories.filter((form) => !forms.includes(form)),
  );
}

type Parts = ReturnType<typeof readMessage>;

const pluralsOf = (
  parts: Parts,
): readonly { readonly forms: readonly string[]; readonly type: Intl.PluralRuleType }[] =>
  parts.flatMap((part) => {
    if ('children' in part) return pluralsOf(part.children);
    if (!('options' in part)) return [];
    const inside = Object.values(part.options).flatMap(({ value }) => pluralsOf(value));
    if (!('pluralType' in part)) return inside;
    return [{ forms: Object.keys(part.options), type: part.pluralType ?? 'cardinal' }, ...inside];
  });

function faultsOfLanguage(
  source: string,
  folder: string,
  english: Catalogue,
  language: string,
  isShared: boolean,
): string[] {
  const place = `${relative(source, folder)}/${language}.json`;
  const catalogue = readCatalogue(folder, language);
  if (catalogue === null) return [`${place}: there is none`];
  const broken = faultsOfMessages(place, catalogue, language, isShared);
  if (broken.some((fault) => fault.includes('cannot be read'))) return broken;
  return [
    ...broken,
    ...Object.keys(english)
      .filter((name) => catalogue[name] === undefined)
      .map((name) => `${place}: ${name} is missing`),
    ...Object.entries(catalogue).flatMap(([name, text]) => {
      const model = english[name];
      if (model === undefined) return [`${place}: English has no ${name}`];
      return differingValues(model, text).map((fault) => `${place}: ${name} ${fault}`);
    }),
  ];
}

/** A number may be said as a text; otherwise both say the same values, of the same kinds. */
function differingValues(english: string, text: string): string[] {
  const wanted = valuesOf(readMessage(english));
  const said = valuesOf(readMessage(text));
  return [
    ...[...wanted.keys()]
      .filter((value) => !said.has(value))
      .map((value) => `does not say ${value}`),
    ...[...said].flatMap(([value, kind]) => {
      const model = wanted.get(value);
      if (model === undefined) return [`says ${value}, which English does not`];
      if (kind === model || (kind === 'text' && model !== 'tag')) return [];
      if (typeof kind !== 'object' || typeof model !== 'object') return [`says ${value} otherwise`];
      return kind
        .filter((choice) => !model.includes(choice))
        .map((choice) => `has the choice ${choice}, which English does not`);
    }),
  ];
}

function faultsOfUse(
  source: string,
  catalogues: readonly { readonly folder: string; readonly english: Catalogue }[],
  files: readonly File[],
): string[] {
  const known = new Map(catalogues.map(({ folder, english }) => [folder, english]));
  const unsaid = new Set(
    catalogues.flatMap(({ folder, english }) =>
      Object.keys(english).map((name) => `${relative(source, folder)}/${ENGLISH}.json: ${name}`),
    ),
  );
  const markSaid = (folder: string, name: string) =>
    unsaid.delete(`${relative(source, folder)}/${ENGLISH}.json: ${name}`);
  const unknown = files.flatMap(({ path, shown, code }) => {
    const { named = [], tables = [] } = findMessages(path, code) ?? {};
    // Types hold codes against their sentences (saidFor).
    for (const folder of tables) {
      for (const name of Object.keys(known.get(folder) ?? {})) markSaid(folder, name);
    }
    return named.flatMap(({ folder, name }) => {
      markSaid(folder, name);
      if (known.get(folder)?.[name] !== undefined) return [];
      return [`${shown}: ${relative(source, folder)} has no ${name}`];
    });
  });
  return [...unknown, ...[...unsaid].map((place) => `${place} is said nowhere`)];
}

function faultsOfRooms(files: readonly File[], unmoved: readonly string[]): string[] {
  const found = files.flatMap(({ path, shown, code }) =>
    findTexts(path, code).map(({ line, text }) => ({
      room: unmoved.find((room) => shown === room || shown.startsWith(`${room}/`)),
      fault: `${shown}:${line}: '${text}' is in no catalogue`,
    })),
  );
  return [
    ...found.filter(({ room }) => room === undefined).map(({ fault }) => fault),
    ...unmoved
      .filter((unmovedRoom) => !found.some(({ room }) => room === unmovedRoom))
      .map((room) => `unmoved.json: all texts of ${room} are in catalogues, so it goes`),
  ];
}
