import { gallery } from '../../packages/nameplate-style/fixtures/gallery.ts';
import { compileStyle } from '../../packages/nameplate-style/src/index.ts';
import { type BenchRow, measure } from '../bench-row.ts';

const RUNS = 30;
const MOST_BYTES = 8192;
/** Nothing that fits into a style keeps a process for longer. */
const MOST_MS = 20;

/** As often as it fits. */
function filled(before: string, part: string, after: string): string {
  const times = Math.floor((MOST_BYTES - before.length - after.length) / part.length);
  return before + part.repeat(times) + after;
}

const WORST: Readonly<Record<string, string>> = {
  'stops of a gradient': filled('.{id}{background:linear-gradient(red', ',red', ')}'),
  'mixes of mixes': filled(
    '.{id}{background:',
    'linear-gradient(color-mix(in oklch longer hue,color-mix(in hsl,red,blue) 5%,red),red),',
    'red}',
  ),
  'layers without an image': filled('.{id}{', 'background:0 0/1px,0 0,0 0,0 0,0 0;', '}'),
  colours: filled('.{id}{', 'color:hsl(1 2 none/1);', '}'),
  'names that nobody knows': filled('.{id}{', 'borderradiuss:b;', '}'),
  'declarations of nothing': filled('.{id}{', 'a:b;', '}'),
  shadows: filled('.{id}{box-shadow:', '0 0 0 red,', '0 0 0 red}'),
  'brackets that open': filled('.{id}{color:', '(', ''),
  'blocks that open': filled('', '{', ''),
  selectors: filled('', '.{id},', '.{id}{}'),
  comments: filled('', '/**/', ''),
  slashes: filled('.{id}{border-radius:', '/', '}'),
  'moments of keyframes': filled(
    '.{id}{animation:a 9s infinite}@keyframes a{from{color:red}',
    '1%,2%,3%{color:red}4%{color:#fff}',
    '}',
  ),
  'patterns of keyframes': movingPatterns('.{id}:hover::before', 40),
  'patterns of all elements': movingPatterns('.{id},.{id}:hover::before,.{id}::after', 13),
  'patterns that move': `.{id}::before{background:${'repeating-linear-gradient(45deg,red,#fff 1px)0 0/9px 9px,'.repeat(15)}red}${movingPatterns('.{id}::before', 40)}`,
};

/** Keyframes of which each has another pattern. */
function movingPatterns(selectors: string, moments: number): string {
  const frames = Array.from(
    { length: moments },
    (_, at) =>
      `${at}%{background:repeating-conic-gradient(red,#fff ${at + 1}deg)${at}px 0/9px;scale:${at % 7}}`,
  ).join('');
  return `${selectors}{animation:a 9s infinite}@keyframes a{${frames}}`;
}

/** Style text as it is saved: a plate of the gallery, and the worst that can be sent. */
export async function run(): Promise<readonly BenchRow[]> {
  const plate = gallery.find(({ key }) => key === 'aurora')?.style ?? '';
  const times = Object.entries(WORST).map(([what, text]) => ({
    what,
    ms: measure(RUNS, () => compileStyle(text)),
  }));
  const worst = times.sort((a, b) => b.ms - a.ms)[0] ?? { what: '', ms: Number.NaN };
  return [
    {
      bench: 'a nameplate with motion is compiled',
      ours: measure(RUNS, () => compileStyle(plate)),
      oursUnit: 'ms',
    },
    {
      bench: `the worst 8 kB of style text (${worst.what})`,
      ours: worst.ms,
      oursUnit: 'ms',
      most: MOST_MS,
    },
  ];
}
