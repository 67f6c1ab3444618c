import type { EventDesk } from '@callshot/contract';
import { STAGE_ACTIONS, type StageActionFacts } from '../../override/stage-actions.ts';
import { m } from '../words/messages.js';
import { hasOwnMatches } from './has-own-matches.ts';

export type DeskStage = EventDesk['stages'][number];

/** An action on a stage, or why it is not possible now. */
export interface StageAct {
  readonly kind: StageActionFacts['action'] | 'extend' | 'unit' | 'slots' | 'seats';
  readonly label: string;
  readonly reason?: string;
}

export const factsOf = (kind: StageActionFacts['action']): StageActionFacts => {
  const facts = STAGE_ACTIONS.find(({ action }) => action === kind);
  if (!facts) throw new Error(`No stage action is called ${kind}`);
  return facts;
};

const RESULTS = m.resultsKnown();
const REWARDED = m.trophiesGiven();

/** The actions on a stage as it stands; none while the event is hidden. */
export function actsOf(desk: EventDesk, stage: DeskStage): readonly StageAct[] {
  if (desk.state === 'archived') return [];
  if (desk.state === 'finished') return resumeActs(desk, stage);
  return [...lockActs(desk, stage), ...unitActs(desk, stage), ...seatActs(desk, stage)];
}

/** A finished event goes on, unless trophies were given. */
function resumeActs(desk: EventDesk, stage: DeskStage): readonly StageAct[] {
  if (stage.index !== desk.stage) return [];
  const given = desk.rewardedAt === null ? {} : { reason: REWARDED };
  return [{ kind: 'resume', label: m.resumeEvent(), ...given }];
}

/** Staff may change the teams of a stage until its first result. */
function seatActs(desk: EventDesk, stage: DeskStage): readonly StageAct[] {
  if (stage.index < desk.stage) return [];
  if (stage.official.hasResults) return [];
  return hasOwnMatches(stage)
    ? [{ kind: 'slots', label: m.slotsHand() }]
    : [{ kind: 'seats', label: m.teamsHand() }];
}

const LOCKS_IN_PARTS: Readonly<Record<DeskStage['kind'], boolean>> = {
  swiss: false,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: true,
};

/** Brackets may lock in parts; that is chosen until the first of them locks. */
function unitActs({ stage: current }: EventDesk, stage: DeskStage): readonly StageAct[] {
  if (!LOCKS_IN_PARTS[stage.kind] || stage.index < current || stage.sealedAt !== null) return [];
  if (stage.state !== 'ahead' && stage.state !== 'open') return [];
  const hasBegun = stage.matches.some(({ isSealed }) => isSealed);
  const reason = stage.canLockInParts ? hasBegun && m.lockUnitFixed() : m.locksAsAWhole();
  return [{ kind: 'unit', label: m.lockUnit(), ...(reason && { reason }) }];
}

function lockActs(desk: EventDesk, stage: DeskStage): readonly StageAct[] {
  if (stage.index === desk.stage + 1) return [{ kind: 'open_next', label: m.openNow() }];
  if (stage.index !== desk.stage) return [];
  const known = stage.isResultKnown ? { reason: RESULTS } : {};
  const extend: readonly StageAct[] =
    desk.lockAt === null ? [] : [{ kind: 'extend', label: m.extendLockAction(), ...known }];
  if (stage.state === 'open' && stage.lockUnit !== 'stage') {
    return [{ kind: 'lock', label: m.lockAllNow() }];
  }
  if (stage.state === 'open') {
    return [
      { kind: 'lock', label: m.lockNow() },
      { kind: 'relock', label: m.moveLock(), ...known },
      ...extend,
    ];
  }
  const reopen: readonly StageAct[] = stage.official.isDecided
    ? []
    : [
        {
          kind: 'unlock',
          label: stage.openedAt === null || desk.lockAt === null ? m.openPicks() : m.reopenPicks(),
          ...known,
        },
        ...extend,
      ];
  const isLast = stage.index === desk.stages.length - 1;
  // A complete event is ended by the button above the stages.
  const isComplete = desk.stages.every(({ official }) => official.isDecided);
  return isLast && !isComplete ? [...reopen, { kind: 'finish', label: m.finishEvent() }] : reopen;
}
