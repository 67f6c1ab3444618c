import type { Answer } from '@callshot/contract';
import { m } from './words/messages.js';

type Part = Answer<'GET /api/liquipedia/draftFormat'>['parts'][number];

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
