import type { MatchPick, PickSet } from '@callshot/rules';

/** Whether two pick sets say the same; a match of which nothing is known says nothing. */
export function areSamePicks(one: PickSet, other: PickSet): boolean {
  const [said, saidToo] = [sayingsOf(one), sayingsOf(other)];
  return said.size === saidToo.size && [...said].every((saying) => saidToo.has(saying));
}

const sayingsOf = ({ groupStagePicks, matchPicks }: PickSet): ReadonlySet<string> =>
  new Set([
    ...groupStagePicks.map((pick) =>
      [pick.eventSubstageId, pick.teamId, pick.pickTypeId].join(' '),
    ),
    ...matchPicks
      .filter(isKnown)
      .map((match) =>
        [
          match.eventSubstageId,
          match.matchIndex,
          match.topTeamId,
          match.bottomTeamId,
          match.winnerTeamId,
          match.topTeamScore,
          match.bottomTeamScore,
          match.outcome ?? 'played',
        ].join(' '),
      ),
  ]);

const isKnown = ({ topTeamId, bottomTeamId, winnerTeamId, outcome = 'played' }: MatchPick) =>
  topTeamId !== null || bottomTeamId !== null || winnerTeamId !== null || outcome !== 'played';
