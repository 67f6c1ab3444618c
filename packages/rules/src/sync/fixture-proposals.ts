import { canBeDrawn, winningScores } from '../bracket/series-lengths.ts';
import { sidesOf as winnerAndLoser, winnerSide } from '../fixtures/fixture-calls.ts';
import { type FixtureGroup, fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import { type MetFixture, metFixtures } from '../fixtures/met.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import { isDrawn, type MatchPick } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { isResult } from '../stage/has-results.ts';
import { teamsOfSaid } from './counted.ts';
import { heldKey, type SaidMatch, type StageSync } from './said.ts';
import { inOrderOfTime } from './team-matches.ts';
import { isBye, type Verdict, verdictOf } from './verdict.ts';
import type { Waiting } from './waiting.ts';

/** Each match of a group by what is told of it; what stands is changed by staff's word alone [rule: groups-24]. */
export function fixtureProposal(
  sync: StageSync,
  stage: EventStage<FixtureStage>,
  substage: EventSubstage,
  waiting: Waiting,
): readonly MatchPick[] {
  const group = fixtureGroups(stage)[stage.substages.indexOf(substage)];
  const rows = new Map(
    sync.official.matchPicks
      .filter((row) => row.eventSubstageId === substage.eventSubstageId)
      .map((row) => [slotOfMatch(row), row]),
  );
  if (!group) return [...rows.values()];
  const desk: Desk = { sync, stage, group, waiting, rows };
  for (const met of metIn(desk)) enter(desk, met);
  return [...rows.values()];
}

interface Desk {
  readonly sync: StageSync;
  readonly stage: EventStage<FixtureStage>;
  readonly group: FixtureGroup;
  readonly waiting: Waiting;
  readonly rows: Map<string, MatchPick>;
}

type Met = MetFixture<SaidMatch>;

/** The matches whose teams are known, those that are told with their place first. */
function metIn({ sync, group, waiting }: Desk): readonly Met[] {
  const { substage, list } = group;
  const own = sync.said.filter(
    ({ eventSubstageId, match }) => eventSubstageId === substage.eventSubstageId && !isBye(match),
  );
  const named = own.toSorted(inOrderOfTime).flatMap((match) => {
    const teamIds = teamsOfSaid(sync, substage, match, waiting);
    return teamIds === null ? [] : [{ teamIds, match }];
  });
  const placed = named.flatMap(({ teamIds, match }): Met[] => {
    const fixture = list.find(({ key }) => key === match.place);
    const [met] = fixture ? metFixtures({ substage, list: [fixture] }, [{ teamIds, match }]) : [];
    if (fixture && !met) waiting.on(match, 'different_team');
    return met ? [met] : [];
  });
  const taken = new Set(placed.map(({ fixture }) => fixture));
  const others = named.filter(({ match }) => match.place === null);
  return [
    ...placed,
    ...metFixtures({ substage, list: list.filter((fixture) => !taken.has(fixture)) }, others),
  ];
}

function enter(desk: Desk, met: Met): void {
  const { sync, waiting, rows, group } = desk;
  const { match: said, fixture } = met;
  const verdict = endOf(desk, met);
  const { row, doubt } = verdict;
  const before = rows.get(fixture.key);
  const { eventSubstageId } = group.substage;
  const isHeld = sync.held.has(heldKey({ eventSubstageId, slot: fixture.key }));
  if (!before || !isResult(before)) {
    if (isHeld) return;
    if (row === null) {
      if (doubt) waiting.on(said, doubt);
      return;
    }
    if (doubt && !waiting.isApplied(said, doubt)) return;
    if (!verdict.isScoreLegal && !waiting.isApplied(said, 'illegal_score')) return;
    rows.set(fixture.key, row);
    return;
  }
  if (row === null) return;
  if (isSameEnd(before, row)) {
    // A score that comes later than its winner takes nothing back.
    if (before.topTeamScore === null && !isHeld) rows.set(fixture.key, row);
    return;
  }
  const kind = isHeld ? 'staff_says_otherwise' : 'changed_after_applied';
  if (waiting.isApplied(said, kind)) rows.set(fixture.key, row);
}

interface ToldEnd {
  readonly row: MatchPick | null;
  readonly doubt: Verdict['doubt'];
  readonly isScoreLegal: boolean;
}

/** The row that a match ends with by what is told of it; null = nothing yet. */
function endOf({ sync, stage, group }: Desk, { match: said, fixture, isSwapped }: Met): ToldEnd {
  const { match } = said;
  const { fixtures } = group.details;
  const open = openFixture(stage, group.substage, fixture);
  const { claim, doubt } = verdictOf(match, sync.now);
  if (claim === null) {
    if (!match.isFinished || match.winner !== 'draw' || !canBeDrawn(fixtures)) {
      return { row: null, doubt, isScoreLegal: true };
    }
    const half = fixtures.bestOf / 2;
    const row = { ...open, topTeamScore: half, bottomTeamScore: half };
    return { row, doubt: null, isScoreLegal: true };
  }
  if (claim.kind !== 'won') {
    return { row: { ...open, outcome: claim.kind }, doubt, isScoreLegal: true };
  }
  const isTop = (claim.winner === 0) !== isSwapped;
  const won = { ...open, ...winnerAndLoser(open, isTop ? 'top' : 'bottom') };
  if (claim.isWalkover) {
    return { row: { ...won, outcome: 'walkover' }, doubt, isScoreLegal: true };
  }
  const [first, second] = claim.scores ?? [null, null];
  const [winner, loser] = claim.winner === 0 ? [first, second] : [second, first];
  const isScoreLegal = winningScores(fixtures.bestOf).some(
    (own) => own[0] === winner && own[1] === loser,
  );
  const [topTeamScore, bottomTeamScore] = isTop ? [winner, loser] : [loser, winner];
  return {
    row: isScoreLegal ? { ...won, topTeamScore, bottomTeamScore } : won,
    doubt,
    isScoreLegal,
  };
}

/** A score that one of them lacks is no difference. */
function isSameEnd(one: MatchPick, other: MatchPick): boolean {
  const isSame = (a: number | null, b: number | null) => a === null || b === null || a === b;
  return (
    (one.outcome ?? 'played') === (other.outcome ?? 'played') &&
    winnerSide(one) === winnerSide(other) &&
    isDrawn(one) === isDrawn(other) &&
    isSame(one.topTeamScore, other.topTeamScore) &&
    isSame(one.bottomTeamScore, other.bottomTeamScore)
  );
}
