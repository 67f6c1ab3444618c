import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { roundHeader } from '../bracket/drawn-round.ts';
import { missingDraws } from '../bracket/missing-draws.ts';
import { officialBracket, openBracket } from '../bracket/open-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';

/**
 * The headers of the rounds whose results all picks of a stage wait for. These rounds are drawn and
 * not picked [rule: formats-25], and later picks have no teams before. None once anything can be
 * picked.
 */
export const awaitedRounds = (stage: EventStage): readonly string[] => askStage(ROUNDS, stage);

const none = (): readonly string[] => [];

function lockedRounds({ format, substages }: EventStage<BracketStage>): readonly string[] {
  const graph = compileBracket(format);
  const matches = substages.flatMap((substage) => openBracket(graph, substage).matches);
  if (matches.some(({ isPickable }) => isPickable)) return [];
  const awaited = new Set(matches.filter(isAwaited).map(({ node }) => node.index));
  return graph.parts.flatMap(({ columns }) =>
    columns.flatMap(({ header, matches }) =>
      matches.some((index) => awaited.has(index)) ? [header] : [],
    ),
  );
}

const isAwaited = ({ node, top, bottom, winnerTeamId, outcome }: MatchState): boolean =>
  node.isLocked &&
  top.kind === 'team' &&
  bottom.kind === 'team' &&
  winnerTeamId === null &&
  outcome === 'played';

const ROUNDS: ByStage<readonly string[]> = {
  swiss: none,
  groups: none,
  orders: none,
  fixtures: none,
  brackets: lockedRounds,
};

/**
 * The rounds whose teams have all come officially while nobody has said who meets whom [rule: results-36], by their
 * headers; of groups each with its title before it.
 */
export function roundsToDraw({ format, substages }: EventStage): readonly string[] {
  if (format.bracket === null) return [];
  const graph = compileBracket(format);
  if (graph.drawnRounds.length === 0) return [];
  return substages.flatMap((substage) =>
    missingDraws(graph, officialBracket(graph, substage)).map((round) => {
      const header = roundHeader(graph, round);
      return substages.length > 1 ? `${substage.title}: ${header}` : header;
    }),
  );
}
