import type { GameInfo } from '@callshot/rules';
import { chooseGame, pathAfterSwitch } from './game-choice.ts';
import { leaveTo } from './leaving.ts';

const KEY = 'callshot.game';

function remember(game: GameInfo) {
  sessionStorage.setItem(KEY, String(game.id));
  localStorage.setItem(KEY, String(game.id));
}

function choose(): GameInfo {
  const game = chooseGame({
    path: location.pathname,
    session: sessionStorage.getItem(KEY),
    local: localStorage.getItem(KEY),
  });
  remember(game);
  document.documentElement.dataset.game = game.prefix;
  return game;
}

/** The game of this page. It never changes while the page lives: another game is another load. */
export const currentGame: GameInfo = choose();

export function switchGame(to: GameInfo): void {
  if (to.id === currentGame.id) return;
  remember(to);
  leaveTo(pathAfterSwitch(location.pathname, to));
}
