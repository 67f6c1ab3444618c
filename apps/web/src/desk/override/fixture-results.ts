import {
  canBeDrawn,
  type EventStage,
  type Fixtures,
  isDrawn,
  type MatchPick,
  type PickSet,
  slotOfMatch,
  winningScores,
} from '@callshot/rules';
import { m } from './words/messages.js';

/** An official end of a match of a group. */
interface FixtureEnd {
  readonly value: string;
  readonly label: string;
  /** The row of a match that ended so; null = it is open. */
  readonly row: MatchPick | null;
}

type NameOf = (teamId: number | null) => string;

/** Every end that a match can have, from the clearest win of the first team on. */
export function endsOfFixture(
  { bestOf }: Fixtures,
  open: MatchPick,
  nameOf: NameOf,
): readonly FixtureEnd[] {
  const won = (side: 'top' | 'bottom'): MatchPick =>
    side === 'top'
      ? { ...open, winnerTeamId: open.topTeamId, loserTeamId: open.bottomTeamId }
      : { ...open, winnerTeamId: open.bottomTeamId, loserTeamId: open.topTeamId };
  const scored = (side: 'top' | 'bottom'): FixtureEnd[] =>
    winningScores(bestOf).map(([winner, loser]) => {
      const [topTeamScore, bottomTeamScore] = side === 'top' ? [winner, loser] : [loser, winner];
      const row = { ...won(side), topTeamScore, bottomTeamScore };
      const score = `${winner}–${loser}`;
      return {
        value: `${side} ${score}`,
        label: m.wonBy({ team: nameOf(row.winnerTeamId), score }),
        row,
      };
    });
  const half = bestOf / 2;
  const drawn = { ...open, topTeamScore: half, bottomTeamScore: half };
  const sides = ['top', 'bottom'] as const;
  return [
    { value: 'open', label: m.openState(), row: null },
    ...scored('top'),
    ...(canBeDrawn({ bestOf })
      ? [{ value: 'draw', label: m.drawBy({ score: `${half}–${half}` }), row: drawn }]
      : []),
    ...scored('bottom'),
    ...sides.map((side) => ({
      value: side,
      label: m.wonWithoutScore({ team: nameOf(won(side).winnerTeamId) }),
      row: won(side),
    })),
    ...sides.map((side) => ({
      value: `${side} walkover`,
      label: m.wonByWalkover({ team: nameOf(won(side).winnerTeamId) }),
      row: { ...won(side), outcome: 'walkover' as const },
    })),
    { value: 'void', label: m.fixtureVoid(), row: { ...open, outcome: 'void' } },
    {
      value: 'double_forfeit',
      label: m.fixtureForfeited(),
      row: { ...open, outcome: 'double_forfeit' },
    },
  ];
}

/** The end that a row tells. */
export const endIn = (ends: readonly FixtureEnd[], row: MatchPick | null): FixtureEnd | undefined =>
  ends.find((end) => textOf(end.row) === textOf(row));

function textOf(row: MatchPick | null): string {
  if (row === null) return 'open';
  const { winnerTeamId, topTeamScore, bottomTeamScore, outcome = 'played' } = row;
  if (winnerTeamId === null && outcome === 'played' && !isDrawn(row)) return 'open';
  return [winnerTeamId, topTeamScore, bottomTeamScore, outcome].join(' ');
}

/** The results with another end of one match. */
export const withFixtureEnd = (
  { eventStageId }: EventStage,
  picks: PickSet,
  open: MatchPick,
  { row }: FixtureEnd,
): PickSet => ({
  ...picks,
  matchPicks: [
    ...picks.matchPicks.filter(
      (own) =>
        own.eventSubstageId !== open.eventSubstageId || slotOfMatch(own) !== slotOfMatch(open),
    ),
    ...(row ? [{ ...row, eventStageId }] : []),
  ],
});
