import type { MatchState, SlotTarget } from '@callshot/rules';
import { type BoardModel, teamOf } from '../board/board-model.ts';

/** 'Winner meets BDS. Loser to Lower Quarter-Finals · M2.': no longer, or it is cut off. */
export function onwardWords(model: BoardModel, match: MatchState): string {
  const { winnerTo, loserTo, bothTeamsAdvance, isQualifier } = match.node;
  const text = model.texts[match.node.index];
  if (bothTeamsAdvance || isQualifier) return '';
  const winner = winnerTo
    ? winnerWords(model, winnerTo, text?.winnerTo)
    : 'The winner takes it all.';
  const loser = loserTo ? `Loser to ${text?.loserTo}.` : 'The loser is out.';
  return `${winner} ${loser}`;
}

function winnerWords(model: BoardModel, to: SlotTarget, name: string | null | undefined): string {
  const target = model.state.matches[to.match];
  const other = target && teamOf(model, to.isTop ? target.bottom : target.top);
  return other ? `Winner meets ${other.abbreviation}.` : `Winner to ${name}.`;
}
