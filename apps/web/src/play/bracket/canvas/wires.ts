import { type BoardModel, isResetDue } from '../board/board-model.ts';
import { wayOn } from '../picking/way-on.ts';
import type { Line } from './lines.ts';

type WiredModel = Pick<BoardModel, 'graph' | 'state' | 'isMarked'>;

/** The ways in the accent, by how the last change of a bracket has come to them. */
export interface Wires {
  readonly model: WiredModel;
  readonly lines: readonly Line[];
  readonly travelled: readonly Line[];
  /** The line of the last pick only. */
  readonly newest: Line | null;
  /** To the place of the champion. */
  readonly champion: Line | null;
  /** Travelled until the last change. */
  readonly left: readonly Line[];
}

/** Another drawing has other lines; of that nothing is new, and nothing has left. */
export function wiresOf(last: Wires | null, model: WiredModel, lines: readonly Line[]): Wires {
  const travelled = lines.filter((line) => isTravelled(model, line));
  const before = last?.lines === lines ? last : null;
  const from = before && wayOn(before.model.state, model.state)?.from.match;
  return {
    model,
    lines,
    travelled,
    newest: travelled.find((line) => line.from === from && line.to !== null) ?? null,
    champion: travelled.find(({ to }) => to === null) ?? null,
    left: (before?.travelled ?? []).filter((line) => !travelled.includes(line)),
  };
}

/** A final that is played again has sent nobody on to the champion's place. */
function isTravelled({ graph, state, isMarked }: WiredModel, { from, to, isReset }: Line): boolean {
  const winner = state.matches[from]?.winnerTeamId ?? null;
  if (winner === null || !isMarked(winner)) return false;
  const reset = graph.reset === null ? undefined : state.matches[graph.reset];
  return to !== null || isReset || !reset || !isResetDue(reset);
}
