import type { Event } from '@callshot/contract';
import {
  askFormat,
  type BracketStage,
  type ByFormat,
  compileBracket,
  readStoredFormat,
} from '@callshot/rules';
import { useMemo } from 'react';
import { matchName } from '../bracket/board/match-name.ts';
import type { TileMatch } from './tile-match.ts';

interface MatchRoundProps {
  readonly event: Event;
  readonly match: Pick<TileMatch, 'eventStageId' | 'key'>;
}

/** The name of a match's round in its bracket: 'Grand Final'; else the stage's name. */
export function MatchRound({ event, match: { eventStageId, key } }: MatchRoundProps) {
  return useMemo(() => roundOf(event, { eventStageId, key }), [event, eventStageId, key]);
}

function roundOf(event: Event, match: MatchRoundProps['match']): string {
  const at = event.eventStages.findIndex(({ id }) => id === match.eventStageId);
  const format = readStoredFormat(event.format.json)?.stages[at];
  const name = event.eventStages[at]?.name ?? '';
  return (format && askFormat(ROUNDS, format, match.key)) ?? name;
}

function bracketRound(format: BracketStage, matchKey: string): string | null {
  const graph = compileBracket(format);
  const index = graph.matches.findIndex(({ key }) => key === matchKey);
  return index === -1 ? null : matchName(graph, index);
}

const ROUNDS: ByFormat<string | null, [matchKey: string]> = {
  swiss: () => null,
  groups: () => null,
  orders: () => null,
  fixtures: () => null,
  brackets: bracketRound,
};
