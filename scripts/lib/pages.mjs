import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const pages = ['event', 'leagues', 'other'];
/** The outlines of a page that has none of its own. */
const outlines = { event: 'event' };

/** The screen of each kind of page, which asks for the screen's files beside the app, not after it. */
const screens = {
  home: 'src/play/landing/landing-page.tsx',
  event: 'src/play/event-page/event-page.tsx',
  leagues: 'src/community/leagues/leagues-page.tsx',
};

/** An event's page has a script that asks for these by name, once it knows the event. */
const later = {
  teams: 'src/play/picks/teams/team-picker.tsx',
  bracket: 'src/play/picks/brackets/bracket-picker.tsx',
  strip: 'src/play/bracket/phone/phone-strip.tsx',
  results: 'src/play/results/stage-results.tsx',
};

/**
 * The app's page with outlines and accent for each kind of address, for the server to choose from:
 * `pages/<game>-<page>.html`. Those of another language lie in `pages/<language>/`.
 */
export function writePages(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const folder = join(dist, 'pages');
  mkdirSync(folder, { recursive: true });
  const languages = readdirSync(folder);
  // Each game has its icon there, by its prefix.
  const games = readdirSync(join(dist, 'games')).map((file) => parse(file).name);
  const build = { manifest, games };
  writePagesOf(build, join(dist, 'index.html'), folder, (file) => file);
  for (const language of languages) {
    const own = join(folder, language);
    const inLanguage = (file) => file.replace(/([^/]+\.js)$/, `${language}/$1`);
    writePagesOf(build, join(own, 'index.html'), own, inLanguage);
  }
}

/** `named` gives a file of the build the name of its copy in the language. */
function writePagesOf({ manifest, games }, home, folder, named) {
  const html = readFileSync(home, 'utf8');
  const ofScreen = (page) =>
    withLinks(html, page in screens ? filesOf(manifest, screens[page]).map(named) : []);
  const written = (page) => {
    const linked = ofScreen(page);
    if (page !== 'event') return linked;
    const files = Object.entries(later).map(([name, screen]) => [
      name,
      filesOf(manifest, screen)
        .map(named)
        .filter((file) => !linked.includes(`/${file}"`)),
    ]);
    return linked.replace(
      '<html ',
      `<html data-later='${JSON.stringify(Object.fromEntries(files))}' `,
    );
  };
  writeFileSync(home, written('home'));
  for (const game of games) {
    for (const page of pages) {
      const attributes = `data-game="${game}" data-page="${outlines[page] ?? 'other'}"`;
      const ofGame = written(page).replace(/data-game="\w+" data-page="\w+"/, attributes);
      if (!ofGame.includes(attributes)) throw new Error('index.html says no game and page');
      writeFileSync(join(folder, `${game}-${page}.html`), ofGame);
    }
  }
}

/** The files of a chunk and of those that it imports. */
function filesOf(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen));
  return [...new Set([...imported, ...(chunk.css ?? []), chunk.file])];
}

/** Marked: the app still has to load and order them itself, and then finds them on their way. */
function withLinks(html, files) {
  const links = files
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => {
      const kind = file.endsWith('.css')
        ? 'preload" as="style'
        : 'modulepreload" fetchpriority="low';
      return `    <link rel="${kind}" href="/${file}" data-ahead>\n`;
    });
  return html.replace('  </head>', (end) => links.join('') + end);
}
