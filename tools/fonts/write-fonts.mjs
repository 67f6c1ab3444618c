import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = new URL('../../apps/web/src/platform/styles/fonts/', import.meta.url);
const source = (path) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/** Latin-1 and the signs around it: as many letters as the packages' own files of Latin have. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfffd],
];

const text = RANGES.map(([first, last = first]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
).join('');

/** Kerning, figures of one width, accents, and signs that follow their neighbours: what our styles ask for. */
const keepFeatures = ['calt', 'case', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

const fonts = [
  {
    folder: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    folder: '@fontsource/barlow-condensed',
    file: 'barlow-condensed-latin-600-normal.woff2',
  },
];

for (const { folder, file, variationAxes } of fonts) {
  const whole = readFileSync(source(`${folder}/files/${file}`));
  const options = { targetFormat: 'woff2', keepFeatures, ...(variationAxes && { variationAxes }) };
  const font = await subsetFont(whole, text, options);
  writeFileSync(new URL(file, target), font);
  const license = readFileSync(source(`${folder}/LICENSE`));
  writeFileSync(new URL(file.replace(/-latin.*/, '.license.txt'), target), license);
  console.log(`${file}: ${font.length} bytes of ${whole.length}`);
}
