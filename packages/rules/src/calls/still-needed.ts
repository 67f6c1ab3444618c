import { fatesOfGroups } from '../group/group-fates.ts';
import { orderFates } from '../group/order-fates.ts';
import type { EventStage } from '../model/event-stage.ts';
import { orderOf, swissGroup } from '../model/group-counts.ts';
import { bandsOf } from '../model/order-pay.ts';
import { type GroupStagePick, type PickSet, placeOfType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { Maximum } from '../scoring/maximum.ts';
import { mostTogether } from '../scoring/most-together.ts';
import { type FateWorth, NO_WORTH } from '../swiss/fate-worth.ts';
import { swissFates } from '../swiss/swiss-fates.ts';
import { swissFuture } from '../swiss/swiss-future.ts';

/** Open predictions of one rule in one substage. */
export interface Need {
  readonly eventSubstageId: number;
  readonly rule: string;
  readonly rows: readonly LedgerRow[];
  /** The number of them that can still come true: of six teams for three spots, three. */
  readonly count: number;
}

/** The calls of an entry that can still come true. */
export interface StillNeeded {
  readonly needs: readonly Need[];
  /**
   * True: the entry reaches the most that is possible exactly when as many rows of each need come true
   * as it counts. False: that many of all of them cannot come true in one ending.
   */
  readonly isTogether: boolean;
}

/**
 * Says in counts what `maximum` is made of [rule: results-13]. Null where that is only a bound: nobody can say then what
 * reaches it.
 */
export function stillNeeded(
  stage: EventStage,
  { picks, official }: Known,
  ledger: readonly LedgerRow[],
  maximum: Maximum,
): StillNeeded | null {
  if (!maximum.isExact) return null;
  const countOf = askStage(COUNTS, stage, official.groupStagePicks, picks.groupStagePicks);
  const needs = openRows(ledger)
    .map((rows) => ({ ...named(rows), rows, count: countOf(rows) }))
    .filter(({ count }) => count > 0);
  const received = ledger.reduce((sum, { points }) => sum + points, 0);
  const open = needs.reduce((sum, need) => sum + mostOf(need), 0);
  // Each need is an upper bound by itself, so their sum is reached only where all of them are.
  const isTogether = received + open === maximum.points;
  return { needs: askStage(TOLD, stage, needs).filter(({ count }) => count > 0), isTogether };
}

type Needs = readonly Need[];
const all = (_: EventStage, needs: Needs): Needs => needs;

/** The needs that are told. A place that has to be met is told once, not by each of its distances. */
const TOLD: ByStage<Needs, [Needs]> = {
  swiss: all,
  groups: all,
  orders: (_, needs) => needs.map((need, at) => withoutMet(need, needs.slice(at + 1))),
  fixtures: all,
  brackets: all,
};

/** A need without the teams that have to be nearer anyway; `nearer` has the needs of smaller distances. */
function withoutMet(need: Need, nearer: Needs): Need {
  const whole = nearer.filter(
    ({ eventSubstageId, rows, count }) =>
      eventSubstageId === need.eventSubstageId && count === rows.length,
  );
  const met = new Set(whole.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)));
  const rows = need.rows.filter(({ teamId }) => !met.has(teamId));
  return { ...need, rows, count: need.count - (need.rows.length - rows.length) };
}

/** A user's picks and the official results of a stage. */
interface Known {
  readonly picks: PickSet;
  readonly official: PickSet;
}

type Rows = readonly LedgerRow[];

/** Rows that may still be paid, by substage and rule, in the ledger's order. */
function openRows(ledger: Rows): Rows[] {
  const groups = new Map<string, LedgerRow[]>();
  for (const row of ledger) {
    if (row.outcome !== 'pending' || row.worth === 0) continue;
    const key = `${row.eventSubstageId} ${row.rule}`;
    const rows = groups.get(key) ?? [];
    rows.push(row);
    groups.set(key, rows);
  }
  return [...groups.values()];
}

const named = ([row]: Rows): Pick<Need, 'eventSubstageId' | 'rule'> => {
  if (!row) throw new Error('A need without rows');
  return { eventSubstageId: row.eventSubstageId, rule: row.rule };
};

/** The most that a need pays: rows of one rule are worth the same wherever not all of them count. */
const mostOf = ({ rows, count }: Need): number =>
  rows
    .map(({ worth }) => worth)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth) => sum + worth, 0);

type CountOf = (rows: Rows) => number;
type Picked = readonly GroupStagePick[];

const COUNTS: ByStage<CountOf, [official: Picked, picks: Picked]> = {
  swiss: (stage, official) => {
    const details = stage.format.swissStageDetails;
    const futures = new Map(
      stage.substages.map((substage, at) => {
        const own = swissGroup(details, at);
        const fates = swissFates(own, substage, official);
        return [substage.eventSubstageId, swissFuture(own, substage, fates)];
      }),
    );
    const goesThrough = details.scoreCleanSweepApart === true ? 0 : 1;
    const right: Readonly<Record<string, FateWorth>> = {
      Advancing: [0, 0, 1, goesThrough],
      [sweepOf(details)]: [0, 0, 0, 1],
      [lostSweepOf(details)]: [1, 0, 0, 0],
    };
    return (rows) => {
      const rightBy = right[rows[0]?.rule ?? ''] ?? NO_WORTH;
      const teams = new Set(rows.map(({ teamId }) => teamId));
      const future = futures.get(rows[0]?.eventSubstageId ?? 0);
      if (!future) throw new Error(`'${stage.format.name}' has no such substage`);
      return future.most((teamId) => (teams.has(teamId) ? rightBy : NO_WORTH));
    };
  },
  groups: (stage, official) => (rows) => {
    const [, at] = substageOf(stage, rows[0]?.eventSubstageId);
    const { groups } = fatesOfGroups(stage.format.groupStageDetails, stage.substages, official);
    const fates = groups[at];
    const left = fates ? fates.advancingCount - fates.advancing.size : 0;
    return rows[0]?.rule === 'Advancing' ? Math.min(rows.length, left) : rows.length;
  },
  // Several places may be near enough for one team, and one place for several teams.
  orders: (stage, official, picks) => (rows) => {
    const [substage, at] = substageOf(stage, rows[0]?.eventSubstageId);
    const details = orderOf(stage.format.groupStageDetails, at);
    const { free } = orderFates(details, substage, official);
    const band = bandsOf(details.wholeOrder).find(({ rule }) => rule === rows[0]?.rule);
    const calledOf = (teamId: number | null): number | null => {
      const own = picks.find(
        (pick) => pick.eventSubstageId === substage.eventSubstageId && pick.teamId === teamId,
      );
      return own ? placeOfType(own.pickTypeId) : null;
    };
    const isNear = (called: number | null, place: number): boolean =>
      called !== null && Math.abs(called - place) <= (band?.distance ?? 0);
    return mostTogether(
      rows.map(({ teamId }) => free.map((place) => Number(isNear(calledOf(teamId), place)))),
    );
  },
  fixtures: () => (rows) => rows.length,
  brackets: () => (rows) => rows.length,
};

/** A substage and its position. */
function substageOf(stage: EventStage, eventSubstageId: number | undefined) {
  const at = stage.substages.findIndex((substage) => substage.eventSubstageId === eventSubstageId);
  const found = stage.substages[at];
  if (!found) throw new Error(`'${stage.format.name}' has no substage ${eventSubstageId}`);
  return [found, at] as const;
}
