import { compileBracket } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import { isBracketStage, StageType } from '../model/format.ts';
import type { Slot } from './layout.ts';

/** What a byte stands for, in words: for the readable view of stored entries. */
export function describeSlot(stage: EventStage, slot: Slot): string {
  if (slot.kind === 'padding') return 'padding';
  const title = stage.substages[slot.substage]?.title ?? '?';
  if (slot.kind === 'team') {
    const codes =
      stage.format.type === StageType.swiss
        ? '1 advancing, 2 advancing 3-0, 3 0-3'
        : '1 advancing, 2 first, 3 second';
    return `${title}: team ${slot.teamId} (${codes})`;
  }
  const node = isBracketStage(stage.format)
    ? compileBracket(stage.format).matches[slot.match]
    : undefined;
  return `${title}: ${slot.kind} of ${node?.key ?? '?'} (${MEANING[slot.kind]})`;
}

const TEAM = 'team position + 1';
const MEANING = {
  winner: `${TEAM}, 255 not played`,
  loser: TEAM,
  score: '1 + games of the loser',
  champion: TEAM,
} as const;
