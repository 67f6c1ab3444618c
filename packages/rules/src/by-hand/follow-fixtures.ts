import { winningScores } from '../bracket/series-lengths.ts';
import { sidesOf } from '../fixtures/fixture-calls.ts';
import { type FixtureGroup, fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import { type MetFixture, metFixtures } from '../fixtures/met.ts';
import { hasEndedByHand } from '../group/group-table.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import type { HandMatch, HandMatches } from './hand-match.ts';

interface Entered {
  readonly before: HandMatches;
  readonly after: HandMatches;
}

/**
 * The official matches of a stage after staff entered matches of one group. Rows that followed from
 * the earlier ones are replaced; a match that staff told otherwise stays [rule: groups-24].
 */
export function fixturesByMatches(
  stage: EventStage<FixtureStage>,
  substage: EventSubstage,
  official: readonly MatchPick[],
  { before, after }: Entered,
  isToldByStaff: (slot: string) => boolean,
): readonly MatchPick[] {
  const group = fixtureGroups(stage)[stage.substages.indexOf(substage)];
  if (!group) return official;
  const followed = new Set(endedIn(stage, group, before).map(slotOfMatch));
  const rows = endedIn(stage, group, after).filter((row) => !isToldByStaff(slotOfMatch(row)));
  const replaced = new Set([...followed, ...rows.map(slotOfMatch)]);
  const stays = (row: MatchPick): boolean =>
    row.eventSubstageId !== substage.eventSubstageId ||
    isToldByStaff(slotOfMatch(row)) ||
    !replaced.has(slotOfMatch(row));
  return [...official.filter(stays), ...rows];
}

const endedIn = (
  stage: EventStage<FixtureStage>,
  group: FixtureGroup,
  { matches }: HandMatches,
): MatchPick[] =>
  metFixtures(
    group,
    matches.toSorted(inOrder).flatMap((match) => {
      const { topTeamId, bottomTeamId } = match;
      return bottomTeamId === null ? [] : [{ teamIds: [topTeamId, bottomTeamId] as const, match }];
    }),
  )
    .filter(({ match }) => hasEndedByHand(match))
    .map((met) => rowOf(stage, group, met));

/** By rounds, then by time: of two legs the later one is the second. */
const inOrder = (one: HandMatch, other: HandMatch): number =>
  one.round - other.round || startOf(one) - startOf(other);

const startOf = ({ startsAt }: HandMatch): number => (startsAt === null ? 0 : Date.parse(startsAt));

function rowOf(
  stage: EventStage<FixtureStage>,
  { substage, details: { fixtures } }: FixtureGroup,
  { match, fixture, isSwapped }: MetFixture<HandMatch>,
): MatchPick {
  const open = openFixture(stage, substage, fixture);
  const { outcome, winnerTeamId } = match;
  if (outcome === 'double_forfeit') return { ...open, outcome };
  const winner = winnerTeamId === null ? null : winnerTeamId === open.topTeamId ? 'top' : 'bottom';
  const ended = { ...open, ...sidesOf(open, winner) };
  if (outcome === 'walkover') return { ...ended, outcome };
  if (winner === null) {
    const half = fixtures.bestOf / 2;
    return { ...ended, topTeamScore: half, bottomTeamScore: half };
  }
  const told = [match.topTeamScore, match.bottomTeamScore];
  const [top, bottom] = isSwapped ? told.toReversed() : told;
  const [won, lost] = winner === 'top' ? [top, bottom] : [bottom, top];
  // A match of another length than the format says was won by no score of it.
  const isLegal = winningScores(fixtures.bestOf).some((own) => own[0] === won && own[1] === lost);
  return isLegal ? { ...ended, topTeamScore: top ?? null, bottomTeamScore: bottom ?? null } : ended;
}
