import { settingRows } from '../app/config.ts';

const begin =
  '<!-- Printed from `apps/server/src/app/config.ts` by `node scripts/generate.mjs`; do not edit. -->';
const end = '<!-- The settings end here. -->';

/** The page with the table of all settings between its two marks. */
export function withSettings(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error('The page has no place for the settings');
  return [page.slice(0, from), begin, `\n\n${printSettings()}\n\n`, page.slice(to)].join('');
}

const printSettings = (): string =>
  [
    '| setting | default | meaning |',
    '|---|---|---|',
    ...settingRows.map(({ names, fallback, meaning }) => {
      const named = names.map((name) => `\`${name}\``).join(', ');
      return `| ${named} |${fallback && ` ${fallback}`} | ${meaning} |`;
    }),
  ].join('\n');
