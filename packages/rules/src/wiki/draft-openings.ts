import { compileBracket } from '../bracket/compile-bracket.ts';
import type { MatchNode, SlotSource } from '../bracket/graph.ts';
import type { BracketStage } from '../model/format.ts';
import type { Alignment } from './alignment.ts';
import type { WikiMatch, WikiOpponent } from './records.ts';

/** A match in which teams begin, with those that are known, by the keys of the wiki. */
export interface DraftOpening {
  readonly bracketPart: string;
  readonly bracketCol: number;
  readonly bracketColIndex: number;
  readonly matchIndex: number;
  readonly topTeam: string | null;
  readonly bottomTeam: string | null;
  /** One of them goes on without a match. */
  readonly isBye: boolean;
  /** Only where the time is known. */
  readonly startsAt: string | null;
}

/** The openings of a format's bracket as the wiki's has them. */
export function draftOpenings(
  stage: BracketStage,
  alignment: Alignment,
  matches: readonly WikiMatch[],
): DraftOpening[] {
  const { matches: nodes } = compileBracket(stage);
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  return nodes
    .filter((node) => !node.isQualifier && !node.isReset && [node.top, node.bottom].some(isOpening))
    .map((node) => openingOf(node, alignment, byId));
}

const isOpening = ({ kind }: SlotSource): boolean => kind === 'opening';

type At = Pick<DraftOpening, 'bracketPart' | 'bracketCol' | 'bracketColIndex' | 'matchIndex'>;
type Records = ReadonlyMap<string, WikiMatch>;

function openingOf(node: MatchNode, alignment: Alignment, byId: Records): DraftOpening {
  const at: At = {
    bracketPart: node.part,
    bracketCol: node.col,
    bracketColIndex: node.colIndex,
    matchIndex: node.index,
  };
  const isHere = (place: { part: string; col: number; colIndex: number }) =>
    place.part === node.part && place.col === node.col && place.colIndex === node.colIndex;
  const bye = alignment.byes.find(isHere);
  if (bye) return byeOf(at, byId.get(bye.matchId)?.opponents[bye.slot]);
  const [matchId, place] = [...alignment.places].find(([, own]) => isHere(own)) ?? [];
  const match = byId.get(matchId ?? '');
  if (!match || !place) return { ...at, ...NOBODY };
  const [first, second] = match.opponents;
  const [top, bottom] = place.isSwapped ? [second, first] : [first, second];
  return {
    ...at,
    topTeam: isOpening(node.top) ? top.teamKey : null,
    bottomTeam: isOpening(node.bottom) ? bottom.teamKey : null,
    isBye: isOneBye(top, bottom) && [node.top, node.bottom].every(isOpening),
    startsAt: match.isExact ? match.startsAt : null,
  };
}

const NOBODY = { topTeam: null, bottomTeam: null, isBye: false, startsAt: null };

const isOneBye = (a: WikiOpponent, b: WikiOpponent): boolean =>
  (a.kind === 'bye') !== (b.kind === 'bye') && (a.teamKey ?? b.teamKey) !== null;

/** Nobody is known to have it as long as the slot of the next match is open. */
const byeOf = (at: At, opponent: WikiOpponent | undefined): DraftOpening => {
  const topTeam = opponent?.teamKey ?? null;
  return { ...at, ...NOBODY, topTeam, isBye: topTeam !== null };
};
