import { createHash } from 'node:crypto';
import { dirname, join, posix, relative } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, type Rollup, Visitor } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import {
  allLanguages,
  type Catalogue,
  catalogueFolders,
  ENGLISH,
  readCatalogue,
  wholeCatalogue,
} from './catalogues.ts';
import {
  findMessages,
  importsMessages,
  isCatalogueModule,
  nameOfValue,
  withoutMessages,
} from './find-messages.ts';
import { codeOf, helpersOf, readMessage } from './message-code.ts';
import { tableOf } from './message-table.ts';
import { pageInLanguage } from './page-words.ts';
import { inPseudo } from './pseudo.ts';

/** Stands for a message until the files of a build are whole. */
const MARK = '__said';

/** In place of a message's name: all sentences of a catalogue, which are chosen by code. */
const WHOLE = '*';

interface Options {
  /** The folders that all catalogues lie in. */
  readonly sources: readonly string[];
  /** The module of functions that messages call. */
  readonly helpers: string;
  readonly languages?: readonly string[];
  /** The catalogue of what the page says before its scripts are there. */
  readonly page?: string;
}

/**
 * Puts each message in its place in the code. The dev server and tests get English at once. A build gets
 * marks, and texts in their places when its files are whole. Every language but English gets a copy of all
 * scripts, `assets/<language>/`, and a page, `pages/<language>/index.html`. Pages name all languages
 * (`data-languages`), for their readers to choose from.
 */
export function wordsInPlace({
  sources,
  helpers,
  languages = allLanguages,
  page: ofPage,
}: Options): Plugin[] {
  const [source = ''] = sources;
  const isOurs = (folder: string) => sources.some((one) => folder.startsWith(one));
  const catalogues = readOnce(source);
  const saidIn = new Map<string, ReadonlySet<string>>();
  let isBuild = false;
  const pageIn = (html: string, language: string) =>
    ofPage === undefined ? html : pageInLanguage(html, ofPage, language);

  const helpersIn = (key: string): readonly string[] => [
    ...new Set(
      (isBuild ? languages : [ENGLISH]).flatMap((language) => [
        ...helpersOf(catalogues.partsOf(key, language)),
      ]),
    ),
  ];

  const mark: Plugin = {
    name: 'callshot:words',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBuild = command === 'build';
      if (isBuild && build.sourcemap) throw new Error('A build with texts has no source maps');
    },
    buildStart: () => catalogues.forget(),
    transformIndexHtml: (html) => (isBuild ? html : pageIn(html, ENGLISH)),
    configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
      const fingerprint = fingerprintOf(sources);
      experimental_defineCacheKeyGenerator(({ sourceCode }) =>
        importsMessages(sourceCode) ? fingerprint : null,
      );
    },
    transform(code, id) {
      const [path = id] = id.split('?');
      if (isBuild && isCatalogueModule(path) && isOurs(path)) {
        const key = `${relative(source, dirname(path))}:${WHOLE}`;
        saidIn.set(id, new Set([key]));
        return { code: tableModule(key), map: null };
      }
      const found = findMessages(path, code);
      if (found === null || found.imports.length === 0) return null;
      if (!found.folders.every(isOurs)) return null;
      const [misused] = found.misused;
      if (misused !== undefined) {
        this.error(
          'A message is said at once, with its values written out: m.name({ value })',
          misused,
        );
      }
      if (!isBuild) catalogues.forget();
      const out = new MagicString(code);
      const keys = new Set<string>();
      const called = new Set<string>();
      for (const { folder, name, call, values } of found.said) {
        this.addWatchFile(join(folder, `${ENGLISH}.json`));
        const key = `${relative(source, folder)}:${name}`;
        keys.add(key);
        const helpersOfCall = helpersIn(key);
        for (const helper of helpersOfCall) called.add(helper);
        const given = new Map([
          ...values.map(
            (property) =>
              [nameOfValue(property), out.slice(property.value.start, property.value.end)] as const,
          ),
          ...helpersOfCall.map((helper) => [`$${helper}`, `$${helper}`] as const),
        ]);
        out.overwrite(
          call.start,
          call.end,
          isBuild ? markOf(key, given) : codeOf(catalogues.partsOf(key, ENGLISH), given),
        );
      }
      saidIn.set(id, keys);
      for (const declaration of found.imports) {
        out.overwrite(declaration.start, declaration.end, withoutMessages(declaration));
      }
      if (called.size > 0) out.prepend(importOf(called, helpers));
      return { code: out.toString(), map: out.generateMap({ hires: true }) };
    },
    // Browsers keep a file for good: another text or another way to say it needs another name.
    augmentChunkHash({ moduleIds }) {
      const keys = moduleIds.flatMap((id) => [...(saidIn.get(id) ?? [])]);
      const codes = keys.flatMap((key) =>
        languages.map((language) => catalogues.codeOf(key, language, ANY_VALUE)),
      );
      return codes.join('\n');
    },
  };

  const place: Plugin = {
    name: 'callshot:words-in-place',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everything else that writes to the files: copies are made of the whole.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const copies = new Copies(chunks.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const { code, fileName } = chunk;
          const marks = findMarks(code);
          for (const language of languages) {
            const said = withTexts(code, marks, (key, values) =>
              catalogues.codeOf(key, language, values),
            );
            if (said.includes(MARK)) this.error(`${fileName} keeps a mark of a message`);
            if (language === ENGLISH) chunk.code = said;
            else this.emitFile(copies.script(language, fileName, said));
          }
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const named =
          languages.length > 1 ? `<html data-languages="${languages.join(' ')}" ` : '<html ';
        const html = String(page.source).replace('<html ', named);
        page.source = pageIn(html, ENGLISH);
        for (const language of languages) {
          if (language === ENGLISH) continue;
          this.emitFile(copies.page(language, pageIn(html, language)));
        }
      },
    },
  };
  return [mark, place];
}

/** Catalogues and messages, each read once until they are forgotten. */
function readOnce(source: string) {
  const catalogues = new Map<string, Catalogue>();
  const messages = new Map<string, ReturnType<typeof readMessage>>();
  const catalogueOf = (folder: string, language: string) =>
    remembered(catalogues, `${language} ${folder}`, () =>
      wholeCatalogue(join(source, folder), language),
    );
  return {
    forget() {
      catalogues.clear();
      messages.clear();
    },
    partsOf(key: string, language: string): ReturnType<typeof readMessage> {
      return remembered(messages, `${language} ${key}`, () => {
        const [folder = '', name = ''] = key.split(':');
        const text = catalogueOf(folder, language)[name];
        if (text === undefined) throw new Error(`${folder}/${ENGLISH}.json has no ${name}`);
        return readIn(language)(text);
      });
    },
    codeOf(key: string, language: string, values: Parameters<typeof codeOf>[1]): string {
      const [folder = '', name] = key.split(':');
      if (name !== WHOLE) return codeOf(this.partsOf(key, language), values);
      return JSON.stringify(tableOf(catalogueOf(folder, language), readIn(language)));
    },
  };
}

const readIn = (language: string) => (text: string) => inPseudo(language, readMessage(text));

function remembered<T>(known: Map<string, T>, name: string, read: () => T): T {
  const value = known.get(name) ?? read();
  known.set(name, value);
  return value;
}

/** Every value by its own name, to compare messages by. */
const ANY_VALUE = { get: (name: string) => name, [Symbol.iterator]: () => [].values() };

const markOf = (key: string, given: ReadonlyMap<string, string>): string => {
  const names = JSON.stringify([key, ...given.keys()].join(' '));
  return `/* @__PURE__ */ ${MARK}(${[names, ...given.values()].join(', ')})`;
};

const tableModule = (key: string): string =>
  `const table = ${markOf(key, new Map())};\nexport const said = () => table;\n`;

const importOf = (called: ReadonlySet<string>, helpers: string): string =>
  `import { ${[...called].map((name) => `${name} as $${name}`).join(', ')} } from ${JSON.stringify(helpers)};`;

/** Marks of a file; those within another come before it. */
function findMarks(code: string): readonly ESTree.CallExpression[] {
  const marks: ESTree.CallExpression[] = [];
  if (!code.includes(MARK)) return marks;
  new Visitor({
    'CallExpression:exit'(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === MARK) marks.push(call);
    },
  }).visit(parseSync('chunk.js', code).program);
  return marks;
}

function withTexts(
  code: string,
  marks: readonly ESTree.CallExpression[],
  codeOf: (key: string, values: ReadonlyMap<string, string>) => string,
): string {
  if (marks.length === 0) return code;
  const out = new MagicString(code);
  for (const { start, end, arguments: given } of marks) {
    const [words, ...values] = given;
    const [key = '', ...names] = textOf(words).split(' ');
    const codes = values.map((value) => out.slice(value.start, value.end));
    out.overwrite(
      start,
      end,
      codeOf(key, new Map(names.map((name, at) => [name, codes[at] ?? '']))),
    );
  }
  return out.toString();
}

/** A minifier writes texts as it likes. */
function textOf(node: ESTree.Argument | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? '';
  throw new Error('the mark of a message has lost its name');
}

/** The files of another language: scripts name their siblings of the same language. */
class Copies {
  readonly #scripts: ReadonlySet<string>;

  constructor(scripts: readonly string[]) {
    this.#scripts = new Set(scripts);
  }

  script(language: string, fileName: string, code: string): Rollup.EmittedAsset {
    return {
      type: 'asset',
      fileName: inFolder(language, fileName),
      source: this.#named(language, code),
    };
  }

  page(language: string, html: string): Rollup.EmittedAsset {
    const runs = isRightToLeft(language) ? ' dir="rtl"' : '';
    const source = this.#named(language, html).replace(
      /(<html[^>]* lang=)"[^"]*"/,
      `$1"${language}"${runs}`,
    );
    return { type: 'asset', fileName: `pages/${language}/index.html`, source };
  }

  /** Files beside a script are named by ./ and found; others are named from the product's address. */
  #named(language: string, text: string): string {
    return text.replaceAll(/(["'`]\/?)([\w./-]+\.js)(?=["'`])/g, (whole, quote, file) =>
      this.#scripts.has(file) ? `${quote}${inFolder(language, file)}` : whole,
    );
  }
}

const isRightToLeft = (language: string): boolean => /^(ar|fa|he|ur)\b/.test(language);

const inFolder = (language: string, file: string): string =>
  posix.join(posix.dirname(file), language, posix.basename(file));

/** Differs when any English text does. */
function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of sources.flatMap(catalogueFolders)) {
    hash.update(JSON.stringify([folder, readCatalogue(folder, ENGLISH)]));
  }
  return hash.digest('hex');
}
