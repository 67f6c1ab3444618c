import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const pages = ['event', 'other'];

/**
 * The app's page with outlines and accent for each kind of address, for the server to choose from:
 * `pages/<game>-<page>.html`.
 */
export function writePages(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  mkdirSync(join(dist, 'pages'), { recursive: true });
  // Each game has its icon there, by its prefix.
  const games = readdirSync(join(dist, 'games')).map((file) => parse(file).name);
  for (const game of games) {
    for (const page of pages) {
      const attributes = `data-game="${game}" data-page="${page}"`;
      const written = html.replace(/data-game="\w+" data-page="\w+"/, attributes);
      if (!written.includes(attributes)) throw new Error('index.html says no game and page');
      writeFileSync(join(dist, `pages/${game}-${page}.html`), written);
    }
  }
}
