import { matchesOf } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import { kindOf, type StageKind } from '../model/stage-kind.ts';
import type { Slot } from './layout.ts';

/** What a byte stands for, in words: for the readable view of stored entries. */
export function describeSlot(stage: EventStage, slot: Slot): string {
  if (slot.kind === 'padding') return 'padding';
  const title = stage.substages[slot.substage]?.title ?? '?';
  if (slot.kind === 'team') {
    return `${title}: team ${slot.teamId} (${TEAM_CODES[kindOf(stage.format)]})`;
  }
  const node = matchesOf(stage.format)[slot.match];
  return `${title}: ${slot.kind} of ${node?.key ?? '?'} (${MEANING[slot.kind]})`;
}

const TEAM_CODES: Readonly<Record<StageKind, string>> = {
  swiss: '1 advancing, 2 advancing 3-0, 3 0-3',
  groups: '1 advancing, 2 first, 3 second',
  brackets: 'none',
};

const TEAM = 'team position + 1';
const MEANING = {
  winner: `${TEAM}, 255 not played`,
  loser: TEAM,
  score: '1 + games of the loser',
  champion: TEAM,
} as const;
