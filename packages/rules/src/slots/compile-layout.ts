import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { activeParts } from '../bracket/links.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { fixtureGroups } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import type { BracketStage, FixtureStage } from '../model/format.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Slot, SlotLayout } from './layout.ts';

/**
 * The byte layout of a stage's entries. It depends on the format and on how many teams a substage
 * has, never on official results, so that sealed bytes stay readable while results come in.
 */
export function compileLayout(stage: EventStage): SlotLayout {
  for (const substage of stage.substages) {
    if (substage.teamIds.length > MAX_TEAMS) {
      throw new Error(`Substage '${substage.title}' has more than ${MAX_TEAMS} teams`);
    }
  }
  const pairs = askStage(PAIRS, stage);
  const slots = pairs.flat();
  return {
    slots,
    stride: slots.length,
    pairCount: pairs.length,
    fingerprint: fingerprintOf(stage, slots),
  };
}

type Pair = readonly [Slot, Slot];

const teamPairs = (stage: EventStage): Pair[] => packInPairs(teamSlots(stage));

const PADDING: Slot = { kind: 'padding' };

const teamSlots = (stage: EventStage): Slot[] =>
  stage.substages.flatMap((substage, index) =>
    substage.teamIds.map((teamId) => ({ kind: 'team', substage: index, teamId }) as const),
  );

/** Slots that are scored independently, two in a pair. */
function packInPairs(slots: readonly Slot[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < slots.length; at += 2) {
    pairs.push([slots[at] ?? PADDING, slots[at + 1] ?? PADDING]);
  }
  return pairs;
}

/** A byte for each match, whether its teams are known or not. */
const fixturePairs = (stage: EventStage<FixtureStage>): Pair[] =>
  packInPairs(
    fixtureGroups(stage).flatMap(({ list }, substage) =>
      list.map(({ index }) => ({ kind: 'fixture', substage, match: index }) as const),
    ),
  );

function bracketPairs(stage: EventStage<BracketStage>): Pair[] {
  const graph = compileBracket(stage.format);
  const locked = lockedColumns(stage.format);
  const fused: Pair[] = [];
  const single: Slot[] = [];
  stage.substages.forEach((_, substage) => {
    for (const node of graph.matches) {
      if (node.isQualifier || locked.has(`${node.part}-${node.col}`)) continue;
      const winner = { kind: 'winner', substage, match: node.index } as const;
      if (isScoreAsked(graph, node)) fused.push([winner, { ...winner, kind: 'score' }]);
      else single.push(winner);
      if (hasLoserSlot(node)) single.push({ ...winner, kind: 'loser' });
    }
    const base = resetBase(graph);
    if (base !== null) single.push({ kind: 'champion', substage, match: base });
  });
  return [...fused, ...packInPairs(single)];
}

/**
 * A loser has a byte where it goes on, or where both participants count as winners [rule:
 * scoring-10].
 */
const hasLoserSlot = (node: MatchNode): boolean =>
  !node.isReset && (node.loserTo !== null || node.bothTeamsAdvance);

/** Only the format's own lockPicks: `isLocked` is a state of the moment and must not move bytes. */
function lockedColumns({ bracket }: BracketStage): ReadonlySet<string> {
  const parts = activeParts(bracket);
  return new Set(
    parts.flatMap((part) =>
      part.columns.flatMap((column, col) =>
        column.lockPicks ? [`${part.identifier}-${col}`] : [],
      ),
    ),
  );
}

const PAIRS: ByStage<readonly Pair[]> = {
  swiss: teamPairs,
  groups: teamPairs,
  orders: teamPairs,
  fixtures: fixturePairs,
  brackets: bracketPairs,
};
