import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type PluginOption } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { wordsInPlace } from './words-in-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const english = {
  picks: '{count, plural, one {# pick} other {# picks}} of {name}',
  place: 'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
  rules: 'Read <link>the rules</link>.',
  later: 'Later',
  soon: 'Soon',
  unsaid: 'Never said',
};
const other = {
  picks: '{name}: {count, plural, one {# tÿp} few {# tÿpy} many {# tÿpöw} other {# tÿpü}}',
  place: 'Plåce {place}.',
  rules: '<link>Rülës</link>!',
};

const files = {
  'index.html':
    '<!doctype html><html lang="en"><body><script type="module" src="/src/main.ts"></script></body></html>',
  'src/main.ts': `
    import { m } from './room/words/messages.js';
    const bold = (inside) => '*' + inside + '*';
    export const unsaid = () => m.unsaid();
    globalThis.said = [
      m.picks({ count: 5, name: m.rules({ link: bold }) }),
      m.place({ place: 22 }),
    ];
    globalThis.load = () => import('./later.ts');
  `,
  'src/later.ts': `
    import './later.css';
    export { soon } from './room/words/soon.ts';
    import { m } from './room/words/messages.js';
    export const later = m.later();
  `,
  'src/room/words/soon.ts': `
    import { m } from './messages.js';
    export const soon = m.soon();
  `,
  'src/later.css': 'body { color: red }',
  // Stands in for the functions of the product, without React.
  'src/helpers.ts': `
    const rules = (type) => new Intl.PluralRules(document.documentElement.lang, { type });
    export const number = (value) => String(value);
    export const plural = (count, cases) => cases[rules('cardinal').select(count)];
    export const ordinal = (count, cases) => cases[rules('ordinal').select(count)];
    export const rich = (...parts) => parts.join('');
  `,
};

function write(written: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const catalogue = (language: string, texts: object) => ({
  [`src/room/words/${language}.json`]: JSON.stringify(texts),
});

/** Writes a line in front of every script, as the product's build does. */
const lineInFront: PluginOption = {
  name: 'line-in-front',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `// in front\n${file.code}`;
      }
    },
  },
};

const config = (languages: readonly string[]) => ({
  root: folder,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [
    wordsInPlace({
      sources: [join(folder, 'src')],
      helpers: join(folder, 'src/helpers.ts'),
      languages,
    }),
    lineInFront,
  ],
});

/** The files that a build makes of the fixture, by their paths. */
async function built(languages: readonly string[] = ['en', 'pl']): Promise<Map<string, string>> {
  await build({ ...config(languages), build: { modulePreload: { polyfill: false } } });
  const paths = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => [path, readFileSync(join(folder, 'dist', path), 'utf8')]),
  );
}

const pathOf = (made: ReadonlyMap<string, string>, name: RegExp): string =>
  [...made.keys()].find((path) => name.test(path)) ?? '';

async function run(path: string, lang: string): Promise<unknown> {
  const world = globalThis as { said?: unknown; document?: unknown };
  const { document } = world;
  world.document = {
    documentElement: { lang },
    querySelectorAll: () => [],
    createElement: () => ({ relList: { supports: () => true } }),
  };
  try {
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', path)).href);
    return world.said;
  } finally {
    world.document = document;
    delete world.said;
  }
}

test('a build says all messages in each of its languages', async () => {
  write({ ...files, ...catalogue('en', english), ...catalogue('pl', other) });
  const made = await built();
  const main = pathOf(made, /^assets\/index-[\w-]+\.js$/);
  const later = pathOf(made, /^assets\/later-[\w-]+\.js$/);
  const inOther = (path: string) => path.replace('assets/', 'assets/pl/');
  expect(await run(main, 'en')).toEqual(['5 picks of Read *the rules*.', 'You are 22nd.']);
  expect(await run(inOther(main), 'pl')).toEqual(['*Rülës*!: 5 tÿpöw', 'Plåce 22.']);
  // English stands in for a text that the language lacks; an unsaid message is in no file.
  expect(made.get(inOther(later))).toMatch(/Later.*Soon|Soon.*Later/s);
  expect([...made.values()].join('')).not.toMatch(/Never said|__said/);
  // All else is the same in both, and each script names those of its language.
  expect(made.get(inOther(main))).toMatch(/^\/\/ in front\n/);
  const named = made.get(inOther(main))?.match(/[\w./-]*later-[\w-]+\.(js|css)/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const file of named) {
    expect(file).toMatch(
      /^(\.\/later-.+\.js|\/?assets\/pl\/later-.+\.js|\/?assets\/later-.+\.css)$/,
    );
  }
  expect(made.get('index.html')).toContain(`src="/${main}"`);
  expect(made.get('index.html')).toContain('<html data-languages="en pl" lang="en"');
  expect(made.get('pages/pl/index.html')).toContain('<html data-languages="en pl" lang="pl"');
  expect(made.get('pages/pl/index.html')).toContain(`src="/${inOther(main)}"`);
});

test('a build has the sentences of a code in each of its languages', async () => {
  const room = (path: string) => `src/room/words/faults/${path}`;
  write({
    ...files,
    ...catalogue('en', english),
    ...catalogue('pl', other),
    [room('en.json')]: JSON.stringify({
      gone: 'Gone',
      left: '{count, plural, one {1} other {#}} left',
    }),
    [room('pl.json')]: JSON.stringify({ gone: 'Niemä' }),
    [room('messages.ts')]: 'export const { m, said } = neverLoaded();',
    'src/main.ts': `
      import { m, said } from './room/words/faults/messages.ts';
      globalThis.said = [m.gone(), said()[document.code ?? 'gone'], said().left];
    `,
  });
  const made = await built();
  const main = pathOf(made, /^assets\/index-[\w-]+\.js$/);
  const left = [{ by: 'count', one: '1', other: '{count, number}' }, ' left'];
  expect(await run(main, 'en')).toEqual(['Gone', 'Gone', left]);
  const inOther = await run(main.replace('assets/', 'assets/pl/'), 'pl');
  expect(inOther).toEqual(['Niemä', 'Niemä', left]);
  write({ [room('pl.json')]: JSON.stringify({ gone: 'Nie ma' }) });
  expect(pathOf(await built(), /^assets\/index-[\w-]+\.js$/)).not.toBe(main);
});

test('a build of English alone makes no copies', async () => {
  write({ ...files, ...catalogue('en', english) });
  const made = await built(['en']);
  expect([...made.keys()].filter((path) => path.endsWith('.js'))).toHaveLength(2);
  expect(pathOf(made, /pl/)).toBe('');
});

test('another text in any language gives a file another name', async () => {
  write({ ...files, ...catalogue('en', english), ...catalogue('pl', other) });
  const main = pathOf(await built(), /^assets\/index-[\w-]+\.js$/);
  write(catalogue('pl', { ...other, place: 'Plåcë {place}.' }));
  expect(pathOf(await built(), /^assets\/index-[\w-]+\.js$/)).not.toBe(main);
});

test('the dev server says English at once, with a source map, and reads a changed catalogue', async () => {
  write({ ...files, ...catalogue('en', english), ...catalogue('pl', other) });
  const server = await createServer({
    ...config(['en', 'pl']),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const first = await server.transformRequest('/src/later.ts');
    expect(first?.code).toContain('Later');
    expect(first?.map).toMatchObject({ sources: ['later.ts'] });
    write(catalogue('en', { ...english, later: 'Not now' }));
    server.moduleGraph.onFileChange(join(folder, 'src/room/words/en.json'));
    server.moduleGraph.invalidateAll();
    expect((await server.transformRequest('/src/later.ts'))?.code).toContain('Not now');
  } finally {
    await server.close();
  }
});

test.each([
  ['a message that no catalogue has', 'm.nothing()', /has no nothing/],
  ['a message that is handed on', '[1].map(m.later)', /said at once/],
  ['values that are not written out', 'm.place(window)', /said at once/],
  ['a name that is computed', "m['later']()", /said at once/],
  ['a value that is left out', 'm.place()', /place is not given/],
])('a build fails for %s', async (_what, code, why) => {
  const main = `import { m } from './room/words/messages.js'; globalThis.said = ${code};`;
  write({ ...files, ...catalogue('en', english), ...catalogue('pl', other), 'src/main.ts': main });
  await expect(built()).rejects.toThrow(why);
});
