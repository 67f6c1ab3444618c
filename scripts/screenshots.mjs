import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

const WIDTHS = ['390', '820', '1440', '2560'];
/** The pictures of the README and of docs, by the screens they are. */
const SHOWN = {
  landing: '1440/landing-player',
  swiss: '1440/swiss-half-picked',
  bracket: '1440/bracket-half-picked',
  results: '1440/results-worlds-finished-player',
  'results-swiss': '1440/results-swiss-finished-player',
  survey: '1440/survey',
  'survey-builder': '1440/staff-survey-editor',
  developer: '1440/developer',
  'phone-swiss': '390/swiss-half-picked',
  'phone-bracket': '390/bracket-half-picked',
  bell: '1440/bell',
  profile: '1440/profile-profile',
  'trophy-room': '1440/trophy-room',
  leagues: '1440/leagues',
  'league-matrix': '1440/league-matrix-side-by-side',
  'nameplate-editor': '1440/nameplate-editor',
  formats: '1440/staff-format-editor',
  builder: '1440/staff-format-builder',
  'event-creator': '1440/staff-event-creator',
  'event-by-hand': '1440/staff-event-by-hand',
  'event-room': '1440/staff-event-room-bracket',
};

const line = begin('screenshots');
await ensureInstalled();
await ensureBuilt();
await ensureChromium();

if (line.has('languages')) process.env.SCREEN_LANGUAGES = line.text('languages');
if (line.has('themes')) process.env.SCREEN_THEMES = line.text('themes');

const config = join(root, 'e2e/screens/screens.config.ts');
const only = line.words.length > 0 ? ['--grep', line.words.join('|')] : [];
process.exitCode = await run(bin('playwright'), [
  'test',
  `--config=${config}`,
  '--reporter=list',
  ...only,
  ...(line.has('width') ? [`--project=${line.text('width')}`] : []),
]);

const screens = join(root, 'test-results/screens');
writeSheet();
for (const [name, screen] of Object.entries(SHOWN)) {
  const taken = join(screens, `${screen}.png`);
  if (existsSync(taken)) copyFileSync(taken, join(root, 'docs/pictures', `${name}.png`));
}

/** Lays the screens side by side: a row for each, a column for each width, language and theme. */
function writeSheet() {
  const columns = WIDTHS.flatMap((width) => [
    width,
    ...foldersIn(screens).filter((folder) => folder.startsWith(`${width}-`)),
  ]);
  const taken = Object.fromEntries(
    columns.map((column) => [column, picturesIn(join(screens, column))]),
  );
  const names = [...new Set(Object.values(taken).flat())].sort();
  const cell = (name, width) =>
    taken[width].includes(name)
      ? `<td><a href="${width}/${name}.png"><img loading="lazy" alt="${name}, ${width} wide" src="${width}/${name}.png"></a></td>`
      : '<td></td>';
  const rows = names.map(
    (name) => `<tr><th>${name}</th>${columns.map((width) => cell(name, width)).join('')}</tr>`,
  );
  const head = columns.map((width) => `<th>${width}</th>`).join('');
  const sheet = join(screens, 'sheet.html');
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif;background:#111;color:#eee}td,th{vertical-align:top;padding:8px;text-align:left}img{max-width:100%;max-height:420px}</style>
<table><thead><tr><th></th>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
`,
  );
  console.log(`\n${names.length} screens: ${sheet}`);
}

function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function picturesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    file.endsWith('.png') ? [file.slice(0, -'.png'.length)] : [],
  );
}
