import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

const file = new URL('./src/platform/styles/tokens.css', import.meta.url);
const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The colours that blocks of these selectors give, in both themes. */
function coloursOf(isMeant: (selector: string) => boolean): Colours {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const told = blocks.flatMap(([, selector = '', block = '']) =>
    isMeant(selector.trim()) ? [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)] : [],
  );
  return Object.fromEntries(
    told.flatMap(([, name = '', value = '']) => {
      const [light, dark = light] = value.match(/#[0-9a-f]{6}\b/g) ?? [];
      const isColour = /^(light-dark\(\s*#\w+,\s*#\w+\s*\)|#\w+)$/.test(value.trim());
      return isColour && light && dark ? [[name, [light, dark]]] : [];
    }),
  );
}

const common = coloursOf((selector) => selector.endsWith(':root'));
const games = {
  rl: { ...common, ...coloursOf((selector) => selector.includes('data-game="rl"')) },
  cs: { ...common, ...coloursOf((selector) => selector === '[data-game="cs"]') },
};

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Borders of controls; bars, signs and dots that tell a state. */
const MEANINGFUL = ['line-strong', 'accent-edge', 'open-line', 'ok', 'bad', 'warn', 'info', 'live'];
const GROUNDS = ['bg', 'ground', 'surface-0', 'surface-1', 'surface-2', 'accent-wash'];

test.each(
  (['rl', 'cs'] as const).flatMap((game) =>
    (['light', 'dark'] as const).map((theme) => ({ game, theme })),
  ),
)('what means something is 3:1 on every ground: $game, $theme', ({ game, theme }) => {
  const colourOf = (name: string): string => {
    const colour = games[game][`--${name}`]?.[theme === 'light' ? 0 : 1];
    if (colour === undefined) throw new Error(`No colour is called ${name}`);
    return colour;
  };
  const faint = MEANINGFUL.flatMap((name) =>
    GROUNDS.flatMap((ground) => {
      const reached = contrast(colourOf(name), colourOf(ground));
      return reached < 3 ? [`${name} on ${ground}: ${reached.toFixed(2)}`] : [];
    }),
  );
  expect(faint).toEqual([]);
});
