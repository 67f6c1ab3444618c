import type { MatchState, SlotTarget } from '@callshot/rules';
import { type BoardModel, teamOf } from '../board/board-model.ts';
import { m } from '../words/messages.js';

/** 'Winner meets BDS. Loser to Lower Quarter-Finals · M2.': no longer, or it is cut off. */
export function onwardWords(model: BoardModel, match: MatchState): string {
  const { winnerTo, loserTo, bothTeamsAdvance, isQualifier } = match.node;
  const text = model.texts[match.node.index];
  if (bothTeamsAdvance || isQualifier) return '';
  const winner = winnerTo ? winnerWords(model, winnerTo, text?.winnerTo) : m.winnerTakesAll();
  const loser = loserTo ? m.loserGoesTo({ match: text?.loserTo ?? '' }) : m.loserOut();
  return `${winner} ${loser}`;
}

function winnerWords(model: BoardModel, to: SlotTarget, name: string | null | undefined): string {
  const target = model.state.matches[to.match];
  const other = target && teamOf(model, to.isTop ? target.bottom : target.top);
  return other
    ? m.winnerMeets({ team: other.abbreviation })
    : m.winnerGoesTo({ match: name ?? '' });
}
