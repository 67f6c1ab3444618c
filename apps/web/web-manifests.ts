import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { games } from '../../packages/rules/src/model/games.ts';
import { allLanguages, ENGLISH, wholeCatalogue } from './words/catalogues.ts';

const words = fileURLToPath(new URL('words/manifest', import.meta.url));
const dark = '#0a0d14';
/** The accents of tokens.css on dark ground. */
const accents: Readonly<Record<string, string>> = { rl: '#4da6ff', cs: '#f5a524' };

type Game = (typeof games)[number];

/** Each game is an app of its own on a home screen, in which the other can be opened. */
export function manifestOf({ prefix, name }: Game, language: string) {
  const text = wholeCatalogue(words, language);
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${prefix}-${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (title: string | undefined, path: string) => ({
    name: title,
    url: `/${prefix}/${path}`,
    icons: [icon('192', 192, 'any')],
  });
  return {
    id: `/${prefix}`,
    name: `Callshot ${name}`,
    short_name: 'Callshot',
    description: text.description,
    lang: language,
    dir: 'auto',
    start_url: `/${prefix}`,
    scope: '/',
    display: 'standalone',
    background_color: dark,
    theme_color: accents[prefix] ?? dark,
    categories: ['games', 'sports'],
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [shortcut(text.picks, 'event'), shortcut(text.leagues, 'leagues')],
  };
}

/** `rl.webmanifest` in English, `<language>/rl.webmanifest` in another: the page names its own. */
export const webManifests = (): Plugin => ({
  name: 'callshot:web-manifests',
  generateBundle() {
    for (const language of allLanguages) {
      for (const game of games) {
        const folder = language === ENGLISH ? '' : `${language}/`;
        this.emitFile({
          type: 'asset',
          fileName: `${folder}${game.prefix}.webmanifest`,
          source: JSON.stringify(manifestOf(game, language)),
        });
      }
    }
  },
});
