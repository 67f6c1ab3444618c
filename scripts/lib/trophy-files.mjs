// Every trophy as a file of its own, drawn by the same code as on the screens.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';
import { root } from './workspace.mjs';

const size = 96;
const rewards = [1, 2, 3, 4, 5];
const tiers = [1, 2, 3, 4, 5, 6];

/** Path below the web part's files, and content: `/trophies/{rewardType}/{trophyType}.svg`. */
export async function trophyFiles() {
  const { TrophyArt } = await tsImport('../../apps/web/src/ui/trophy-art.tsx', {
    parentURL: import.meta.url,
    tsconfig: `${root}/apps/web/tsconfig.json`,
  });
  const colours = readColours();
  const draw = (reward, tier) =>
    renderToStaticMarkup(createElement(TrophyArt, { tier, reward, size }))
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(/var\((--[\w-]+)\)/g, (_, name) => colours.get(name));
  return rewards.flatMap((reward) =>
    tiers.map((tier) => [`trophies/${reward}/${tier}.svg`, `${draw(reward, tier)}\n`]),
  );
}

/** A file by itself knows no tokens: their values take their place. */
function readColours() {
  const tokens = readFileSync(`${root}/apps/web/src/styles/tokens.css`, 'utf8');
  return new Map(
    [...tokens.matchAll(/(--[\w-]+): (#\w+)/g)].map(([, name, value]) => [name, value]),
  );
}
