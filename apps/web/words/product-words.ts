import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLanguages, catalogueFolders } from './catalogues.ts';
import { findFaults } from './check-words.ts';
import longTexts from './long-texts.json' with { type: 'json' };
import { findLongTexts } from './long-texts.ts';
import { pseudoLanguagesAskedFor } from './pseudo.ts';
import { findStyledTexts } from './styled-texts.ts';
import unmoved from './unmoved.json' with { type: 'json' };
import unmovedFiles from './unmoved-files.json' with { type: 'json' };
import { wordsInPlace } from './words-in-place.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const screens = folder('apps/web/src');
const helpers = `${screens}/platform/core/message-parts.ts`;

/** Said before the scripts are there. */
const ofPage = folder('apps/web/words/page');
const beforeScripts = [ofPage, folder('apps/web/words/manifest')];

const shared = [folder('packages/rules/src'), folder('packages/contract/src')];

/** Folders whose texts the server says: there a catalogue is a module. */
export const modules: readonly string[] = [...shared, folder('apps/server/src')];

/** Every text that a browser says. */
export const productWords = () =>
  wordsInPlace({
    sources: [screens, ...shared],
    helpers,
    page: ofPage,
    languages: [...allLanguages, ...pseudoLanguagesAskedFor()],
  });

/** Tests outside a browser ask shared texts as the server does. */
export const screenWords = () => wordsInPlace({ sources: [screens], helpers, page: ofPage });

/** Files of a folder that say messages, and have English texts for logs and staff besides. */
function unmovedIn(source: string): readonly string[] {
  const start = `${relative(folder('.'), source)}/`;
  return unmovedFiles
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length));
}

export const findFaultsOfProduct = () => [
  ...findFaults({ source: screens, languages: allLanguages, unmoved }),
  ...findStyledTexts(screens),
  ...modules.flatMap((source) =>
    findFaults({ source, languages: allLanguages, unmoved: unmovedIn(source), isShared: true }).map(
      (fault) => `${relative(folder('.'), source)}/${fault}`,
    ),
  ),
  ...findLongTexts({
    root: folder('.'),
    folders: [...[screens, ...modules].flatMap(catalogueFolders), ...beforeScripts],
    languages: allLanguages,
    listed: longTexts,
  }),
];
