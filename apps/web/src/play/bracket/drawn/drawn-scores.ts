import { isChosen, scoreOptions } from '../picking/picking.ts';
import type { MatchFaceProps } from '../slot/match-slot.tsx';
import { m } from '../words/messages.js';
import styles from './drawn-match.module.css';
import { make } from './drawn-slot.ts';

/**
 * The games of the loser as buttons, which lie on its row: siblings of the row, because that is a
 * button itself.
 */
export function drawScores({ state, text }: MatchFaceProps): HTMLElement | null {
  const winner = state.winnerTeamId;
  if (winner === null) return null;
  const isTopWinner = state.top.kind === 'team' && state.top.teamId === winner;
  const scores = make('div', `${styles.scores} ${isTopWinner ? styles.below : ''}`.trim());
  scores.setAttribute('role', 'group');
  scores.setAttribute('aria-label', m.seriesScoreOf({ name: text.name }));
  for (const option of scoreOptions(state, winner)) {
    const games = isTopWinner ? option.bottom : option.top;
    const button = make('button', styles.games, String(games));
    button.type = 'button';
    button.dataset.games = String(games);
    button.setAttribute('aria-label', option.label);
    button.setAttribute('aria-pressed', String(isChosen(state, winner, option)));
    scores.append(button);
  }
  return scores;
}
