import type { Answer } from '@callshot/contract';
import { m } from './words/messages.js';

type Drafted = Answer<'GET /api/liquipedia/draftFormat'>;
type Part = Drafted['parts'][number];
type Doubt = Drafted['doubts'][number];

const kindOf = ({ kind, teams }: Part): string => {
  const words: Readonly<Record<Part['kind'], () => string>> = {
    swiss: () => m.draftSwiss({ teams }),
    league: () => m.draftLeague({ teams }),
    gsl: () => m.draftGsl({ teams }),
    bracket: () => m.draftBracket({ teams }),
    matches: () => m.draftMatches({ teams }),
  };
  return words[kind]();
};

/** 'Swiss, 16 teams · 8 go on · best of 1/3'. */
export function wordsOfPart(part: Part): string {
  const { advancing, bestOf } = part;
  return [
    kindOf(part),
    ...(advancing > 0 ? [m.draftGoOn({ count: advancing })] : []),
    ...(bestOf.length > 0 ? [m.draftBestOf({ lengths: bestOf.join('/') })] : []),
  ].join(' · ');
}

export const wordsOfLeftOut = ({ what, why }: Drafted['leftOut'][number]): string =>
  why === 'show_match' ? m.draftLeftOutShow({ what }) : m.draftLeftOutTie({ what });

export function wordsOfDoubt({ code, stage, values, lengths }: Doubt): string {
  const number = (name: string): number => values[name] ?? 0;
  const words: Readonly<Record<Doubt['code'], () => string>> = {
    ways_guessed: () => m.doubtWays({ stage }),
    through_guessed: () => m.doubtThrough({ stage, teams: number('teams') }),
    rounds_fit_nothing: () => m.doubtRounds({ stage, rounds: number('rounds') }),
    ends_differ: () => m.doubtEnds({ stage, wins: number('wins'), losses: number('losses') }),
    lengths_differ: () => m.doubtLengths({ stage, lengths: lengths.join('/') }),
    length_unknown: () => m.doubtLength({ stage, matches: number('matches') }),
    matches_alone: () => m.doubtAlone({ stage, matches: number('matches') }),
    too_many_legs: () => m.doubtLegs({ stage, legs: number('legs') }),
    nothing_found: () => m.draftNothing(),
  };
  return words[code]();
}
