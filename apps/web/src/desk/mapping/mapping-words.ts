import { listed, listedWithAnd } from '../../platform/ui/words/listed.ts';
import { m } from './words/messages.js';

export interface Tally {
  readonly fitting: number;
  readonly suggested: number;
  readonly empty: number;
  readonly misfitting: number;
  /** Left to staff. */
  readonly byHand: number;
}

/** '4 of 7 slots fit, 1 suggested, 1 empty, 1 does not fit, 2 by hand' */
export function tallyWords({ fitting, suggested, empty, misfitting, byHand }: Tally): string {
  const all = fitting + suggested + empty + misfitting;
  const first =
    fitting === all && all > 0 ? m.allFit({ count: all }) : m.someFit({ fitting, count: all });
  return listed([
    ...(all > 0 || byHand === 0 ? [first] : []),
    ...(suggested > 0 ? [m.suggestedCount({ count: suggested })] : []),
    ...(empty > 0 ? [m.emptyCount({ count: empty })] : []),
    ...(misfitting > 0 ? [m.misfitCount({ count: misfitting })] : []),
    ...(byHand > 0
      ? [all > 0 ? m.byHandCount({ count: byHand }) : m.slotsByHand({ count: byHand })]
      : []),
  ]);
}

export interface StageLack {
  readonly name: string;
  /** Slots without a group. */
  readonly open: number;
  readonly hasMisfit: boolean;
}

/** 'Stage 3 has 2 open slots, and Playoffs does not fit the format.'; null = nothing is missing. */
export function missingWords(stages: readonly StageLack[]): string | null {
  const lacks = [
    ...stages
      .filter(({ open }) => open > 0)
      .map(({ name, open }) => m.openSlots({ stage: name, count: open })),
    ...stages
      .filter(({ hasMisfit }) => hasMisfit)
      .map(({ name }) => m.stageDoesNotFit({ stage: name })),
  ];
  const last = lacks.pop();
  if (last === undefined) return null;
  return lacks.length === 0
    ? m.onlyLack({ lack: last })
    : m.lacksAndLast({ lacks: listed(lacks), last });
}

/** 'Stage 1 and Stage 2 follow the wiki; Playoffs is entered by hand.'; null = all of them follow it. */
export function followWords(followed: readonly string[], byHand: readonly string[]): string | null {
  if (byHand.length === 0) return null;
  const hand = listedWithAnd(byHand);
  const handCount = byHand.length;
  if (followed.length === 0) return m.nothingFollows({ hand, handCount });
  return m.someFollow({
    stages: listedWithAnd(followed),
    count: followed.length,
    hand,
    handCount,
  });
}
