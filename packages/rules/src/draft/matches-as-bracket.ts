import type { BracketDraft, DraftedMatch, MatchesPart } from './drafted.ts';

/** Matches that stand by themselves, as a bracket of one round: every winner goes on. */
export function matchesAsBracket({ matches: own, kind: _, ...part }: MatchesPart): BracketDraft {
  const matches = own.map(
    ({ matchId, bestOf }): DraftedMatch => ({
      matchId,
      bestOf: bestOf ?? part.bestOfs[0] ?? 3,
      sides: [
        { kind: 'entry', isBye: false },
        { kind: 'entry', isBye: false },
      ],
      section: 'upper',
      column: 0,
    }),
  );
  return {
    ...part,
    kind: 'bracket',
    matches,
    columns: [
      {
        section: 'upper',
        column: 0,
        matches: matches.length,
        bestOf: matches.map(({ bestOf }) => bestOf),
      },
    ],
    ...{ thirdPlace: null, reset: null, byes: [] },
    ways: matches.map(({ matchId }) => ({ from: matchId, as: 'winner' })),
  };
}
