import type { WikiMatch } from '@callshot/rules';
import type { BracketData, MatchRecord } from './match-records.ts';

type Place = WikiMatch['place'];
type BracketPlace = Extract<Place, { kind: 'bracket' }>;

/**
 * Facts about a match that only the page's other matches reveal: a third place match, or a reset.
 */
export interface SpecialMatches {
  readonly thirdPlaces: ReadonlySet<string>;
  readonly resets: ReadonlySet<string>;
}

export const specialMatchesOf = (records: readonly MatchRecord[]): SpecialMatches => ({
  thirdPlaces: new Set(records.map(({ match2bracketdata }) => match2bracketdata.thirdplace)),
  resets: new Set(records.map(({ match2bracketdata }) => match2bracketdata.bracketreset)),
});

/** The bracket or list of a match, where the wiki does not say it, by the name of the match. */
export const groupIdOf = ({ match2bracketid, match2id }: MatchRecord): string =>
  match2bracketid || match2id.replace(/_(\d+|R[\dx]+-?M[\w]+)$/, '');

export function placeOf(record: MatchRecord, special: SpecialMatches): Place {
  const data = record.match2bracketdata;
  const isBracket = data.type === 'bracket' || (data.type === '' && data.coordinates !== null);
  if (isBracket) return bracketPlaceOf(record, special);
  return {
    kind: 'list',
    title: data.title,
    header: data.header || data.inheritedheader,
    index: Math.max(0, (data.matchIndex ?? indexInName(record.match2id)) - 1),
    listIndex: data.bracketindex ?? 0,
    round: data.groupRoundIndex,
  };
}

const indexInName = (matchId: string): number => Number(/_(\d+)$/.exec(matchId)?.[1] ?? 1);

function bracketPlaceOf(record: MatchRecord, special: SpecialMatches): BracketPlace {
  const { match2id: matchId, match2bracketdata: data } = record;
  const { coordinates } = data;
  const sectionIndex = coordinates?.sectionIndex ?? 0;
  return {
    kind: 'bracket',
    bracketIndex: data.bracketindex ?? 0,
    bracketType: data.bracketType,
    header: data.header || data.inheritedheader,
    section: sectionOf(data.bracketsection, sectionIndex),
    sectionIndex,
    roundIndex: coordinates?.roundIndex ?? 0,
    indexInRound: coordinates?.matchIndexInRound ?? 0,
    rootIndex: coordinates?.rootIndex ?? 0,
    depth: coordinates?.depth ?? 0,
    feeders: feedersOf(data, sectionIndex),
    winnerTo: data.upperMatchId || namedWay(record, data.winnerto),
    loserTo: namedWay(record, data.loserto),
    isThirdPlace: special.thirdPlaces.has(matchId) || matchId.endsWith('_RxMTP'),
    isReset: special.resets.has(matchId) || matchId.endsWith('_RxMBR'),
    qualifiesWinner: data.qualwin,
    qualifiesLoser: data.quallose,
  };
}

/** Editors name a way that the drawing does not show by its match, with the bracket where it is another. */
function namedWay(record: MatchRecord, way: string): string | null {
  if (way === '') return null;
  return way.includes('_') ? way : `${groupIdOf(record)}_${way}`;
}

function sectionOf(section: string, sectionIndex: number): BracketPlace['section'] {
  if (section === 'upper' || section === 'mid' || section === 'lower') return section;
  return sectionIndex === 0 ? 'upper' : 'lower';
}

/** Which slot each match fills whose winner comes in; where the wiki does not say it, in their order. */
function feedersOf(data: BracketData, sectionIndex: number): BracketPlace['feeders'] {
  const legacy = [data.toupper, data.tolower].filter((id) => id !== '');
  const ids = data.lowerMatchIds.length > 0 ? data.lowerMatchIds : [...new Set(legacy)];
  const edges = data.loweredges.flatMap(({ opponentIndex, lowerMatchIndex }) => {
    const matchId = ids[lowerMatchIndex ?? -1];
    if (matchId === undefined || (opponentIndex !== 0 && opponentIndex !== 1)) return [];
    return [{ matchId, slot: opponentIndex } as const];
  });
  if (edges.length === ids.length) return edges;
  const [first, second] = ids;
  if (first === undefined) return [];
  // A loser drops in from above in the first slot.
  if (second === undefined) return [{ matchId: first, slot: sectionIndex > 0 ? 1 : 0 }];
  return [
    { matchId: first, slot: 0 },
    { matchId: second, slot: 1 },
  ];
}
