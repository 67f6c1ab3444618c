import { expect, test } from '@playwright/test';
import { hostile } from '../packages/nameplate-style/corpus/hostile.ts';
import { legitimate } from '../packages/nameplate-style/corpus/legitimate.ts';
import { nearlyNameless } from '../packages/nameplate-style/corpus/nameless.ts';
import { strobes } from '../packages/nameplate-style/corpus/strobes.ts';
import { gallery } from '../packages/nameplate-style/fixtures/gallery.ts';
import { randomMotion } from '../packages/nameplate-style/fixtures/random-motion.ts';
import { randomFrom } from '../packages/nameplate-style/fixtures/random-styles.ts';
import { compileStyle, nameContrast } from '../packages/nameplate-style/src/index.ts';
import { sheetOf } from '../packages/nameplate-style/src/sheet.ts';
import { PlatesPage } from './pages/plates-page.ts';

// The browser's drawing decides here, not the text [rule: nameplates-11].
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const compiled = (text: string): string => {
  const style = compileStyle(text);
  if (!style.ok)
    throw new Error(`${text}\n${style.problems.map(({ reason }) => reason).join('\n')}`);
  return style.canonical;
};

/** As if every frame were under the pointer. */
const hovered = (sheet: string): string =>
  sheet.replaceAll(':where(.np-frame:hover)', ':where(.np-frame)');

/** The text as it stands, as a page without the compiler would take it. */
const raw = (text: string, at: number): string => text.replaceAll('{id}', `np-${at}`);

/** Parts of the page around the plates that change under these sheets. */
async function effectsOf(
  plates: PlatesPage,
  sheets: readonly string[],
  times: readonly number[],
): Promise<string[]> {
  await plates.wear([]);
  const before = await plates.picture();
  const around = await plates.surroundings();
  plates.requests.length = 0;
  await plates.wear(sheets);
  const effects: string[] = [];
  for (const time of times) {
    await plates.stillAt(time);
    const pixels = await plates.differingPixels(before, await plates.picture());
    if (pixels.around > 0) effects.push(`${pixels.around} pixels outside of the frames`);
    const now = await plates.surroundings();
    effects.push(...now.filter((line, at) => line !== around[at]));
  }
  effects.push(...plates.requests.map((address) => `asks ${address}`));
  return effects;
}

test('no hostile text has an effect outside of its plate [rule: nameplates-11, nameplates-12, nameplates-13]', async ({
  page,
}) => {
  const accepted = Object.values(hostile)
    .flat()
    .flatMap((text) => {
      const style = compileStyle(text);
      return style.ok ? [style.canonical] : [];
    });
  expect(accepted.length).toBeGreaterThan(50);
  const plates = new PlatesPage(page);
  await plates.open(accepted.length);
  const sheets = accepted.map((canonical, at) => hovered(sheetOf(canonical, `np-${at}`)));
  expect(await effectsOf(plates, sheets, [0, 700])).toEqual([]);
});

test('nothing that a plate draws covers its name [rule: nameplates-9, nameplates-21]', async ({
  page,
}) => {
  const over = 'content: ""; position: absolute; inset: -50px; background: red;';
  const texts = [
    `.{id}::before { ${over} z-index: 99 }`,
    `.{id}::after { ${over} z-index: 99; opacity: .99; transform: translateZ(900px) }`,
    `.{id} { transform-style: preserve-3d } .{id}::after { ${over} transform: translateZ(10px) }`,
    `.{id} { perspective: 500px; transform-style: preserve-3d } .{id}::before, .{id}::after { ${over} transform: translateZ(90px) }`,
    `.{id}:hover { isolation: auto; transform-style: preserve-3d; position: relative } .{id}:hover::after { ${over} transform: translateZ(10px) }`,
    `.{id}::after { ${over} will-change: transform; mix-blend-mode: normal; z-index: 99 }`,
    ...nearlyNameless,
  ];
  const plates = new PlatesPage(page);
  await plates.open(texts.length);
  const sheets = texts.map((text, at) => hovered(sheetOf(compiled(text), `np-${at}`)));
  await plates.wear(sheets);
  const named = await plates.picture();
  await plates.wear([...sheets, '.plate > .name { visibility: hidden }']);
  const { frames } = await plates.differingPixels(named, await plates.picture());
  texts.forEach((text, at) => {
    expect(frames[at], text).toBeGreaterThan(100);
  });
});

/** A second and a half, as a screen draws it. */
const FRAMES = Array.from({ length: 45 }, (_, at) => 1 + at * 33);

test('nothing that is accepted flashes more than three times a second [rule: nameplates-20]', async ({
  page,
}) => {
  // As long as one likes: STYLE_FLASHES=500 npx playwright test e2e/nameplate-style.spec.ts
  const wanted = Number(process.env.STYLE_FLASHES ?? 30);
  const texts: string[] = [...gallery.map(({ style }) => style), ...legitimate].filter((text) =>
    /animation|transition/.test(text),
  );
  const from = process.env.STYLE_FLASHES ? Date.now() % 2 ** 31 : 20_261_127;
  for (let seed = from, found = 0; found < wanted; seed += 1) {
    const text = randomMotion(randomFrom(seed));
    if (!compileStyle(text).ok) continue;
    texts.push(text);
    found += 1;
  }
  const plates = new PlatesPage(page);
  await plates.open(texts.length);
  const sheets = texts.map((text, at) => sheetOf(compiled(text), `np-${at}`));
  await plates.wear(sheets);
  // A transition to the hover look begins at the look at rest.
  await plates.turnTo(sheets.map(hovered));
  const flashes = await plates.flashes(FRAMES);
  texts.forEach((text, at) => {
    expect(flashes[at], text).toBeLessThanOrEqual(3);
  });
});

test('the judge sees what flashes without the compiler', async ({ page }) => {
  const texts = ['bars that pass', 'a wheel that turns', 'a comb that passes'].map(
    (name) => strobes[name] ?? '',
  );
  const plates = new PlatesPage(page);
  await plates.open(texts.length);
  await plates.wear(
    texts.map((text, at) =>
      raw(text, at)
        .replace('@keyframes a', `@keyframes a${at}`)
        .replace('animation: a ', `animation: a${at} `),
    ),
  );
  for (const often of await plates.flashes(FRAMES)) expect(often).toBeGreaterThan(6);
});

test('the judge sees what the same texts do without the compiler', async ({ page }) => {
  const plates = new PlatesPage(page);
  await plates.open(2);
  for (const [text, effect] of [
    ['.{id}, body { background: red }', /pixels outside/],
    ['.{id}:hover, #first { margin-left: 9px }', /lies at/],
    ['.{id} { background: url(https://evil.test/a.png) }', /^asks https:\/\/evil\.test\/a\.png/],
    [
      '.np-frame { contain: none !important; overflow: visible !important } .{id} { box-shadow: 0 0 0 20px red }',
      /pixels outside/,
    ],
    ['.np-frame > .{id} { pointer-events: auto !important }', /frame-0 at 100 17: SPAN.plate/],
    ['@keyframes x { to { background: red } } body { animation: x 1s both }', /pixels outside/],
  ] as const) {
    const effects = await effectsOf(plates, [raw(text, 0)], [1000]);
    expect(effects, text).toContainEqual(expect.stringMatching(effect));
  }
});

test('what designers write keeps its looks', async ({ page }) => {
  const texts = [...gallery.map(({ style }) => style), ...legitimate];
  const plates = new PlatesPage(page);
  await plates.open(texts.length);
  const plain = await plates.picture();
  const onFrame = (text: string): string =>
    text.replace(/\.(np-\d+):hover/g, ':where(.np-frame) > .$1.$1');
  const written = texts.map((text, at) =>
    onFrame(raw(text, at))
      .replaceAll('@keyframes ', `@keyframes r${at}-`)
      .replace(/animation(-name)?: ?([^;]+);/g, (whole) => prefixed(whole, at, text)),
  );
  const ours = texts.map((text, at) => hovered(sheetOf(compiled(text), `np-${at}`)));
  const wornAt = async (sheets: readonly string[], time: number) => {
    await plates.wear(sheets);
    await plates.stillAt(time);
    return plates.picture();
  };
  const changedAt = async (time: number) => {
    const after = await wornAt(ours, time);
    const { frames: changed } = await plates.differingPixels(await wornAt(written, time), after);
    const { frames: drawn } = await plates.differingPixels(plain, after);
    return { changed, drawn };
  };
  for (const time of [0, 350, 1300]) {
    const { changed, drawn } = await changedAt(time);
    // Now and then a browser paints what moves half a pixel aside, whoever wrote it: not twice alike.
    const again = changed.some((pixels) => pixels > 0) ? (await changedAt(time)).changed : changed;
    texts.forEach((text, at) => {
      expect(Math.min(changed[at] ?? 0, again[at] ?? 0), `${text} at ${time}`).toBe(0);
      // A transition to a look of its own has reached it by the last frame.
      if (time === 1300) expect(drawn[at], `${text} is drawn`).toBeGreaterThan(100);
    });
  }
});

test('the contrast that is told is the one that is drawn', async ({ page }) => {
  const plates = new PlatesPage(page);
  await plates.open(gallery.length);
  const canonical = gallery.map(({ style }) => compiled(style));
  const bare =
    '.plate > .name { visibility: hidden } .plate::before, .plate::after { display: none !important } .plate { animation: none !important; box-shadow: none !important }';
  await plates.wear([...canonical.map((text, at) => sheetOf(text, `np-${at}`)), bare]);
  const lights = await plates.lightBelowNames(await plates.picture());
  const names = await plates.page.evaluate(() =>
    [...document.querySelectorAll('.name')].map(
      (name) =>
        getComputedStyle(name)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    ),
  );
  gallery.forEach(({ name }, at) => {
    const [r = 0, g = 0, b = 0] = (names[at] ?? []).map((byte) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    const own = 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    const ratios = (lights[at] ?? []).map((light) =>
      Math.max(own / (light + 0.05), (light + 0.05) / own),
    );
    const told = nameContrast(canonical[at] ?? '')?.ratio ?? 0;
    const drawn = Math.min(...ratios);
    expect(Math.abs(told - drawn) / drawn, `${name}: ${told} told, ${drawn} drawn`).toBeLessThan(
      0.06,
    );
  });
});

/** Names of keyframes as they are, but those of one text apart from those of another. */
function prefixed(declaration: string, at: number, text: string): string {
  const names = [...text.matchAll(/@keyframes ([\w{}-]+)/g)].map(([, name]) => raw(name ?? '', at));
  return names.reduce(
    (whole, name) => whole.replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`), `r${at}-${name}`),
    declaration,
  );
}
