import type { OfficialPicks, UserScore } from '@callshot/contract';
import { FIXTURE_PART, isDrawn } from '@callshot/rules';

/** The shown results of an event, and the score of one user in it. */
export interface Shown {
  readonly official: Pick<OfficialPicks, 'groupStagePicks' | 'matchPicks'>;
  /** null = there are no picks on screen. */
  readonly score: Pick<
    UserScore,
    'rank' | 'isTied' | 'percentile' | 'totalScore' | 'ledger' | 'computedAt'
  > | null;
}

/** A match or a team of which something became known. */
export type Item =
  | { readonly kind: 'match'; readonly eventSubstageId: number; readonly key: string }
  | { readonly kind: 'team'; readonly eventSubstageId: number; readonly teamId: number };

export interface ScoreChange {
  readonly from: number;
  readonly to: number;
}

/** Everything that came in together: one moment, however much it is. */
export interface Moment {
  readonly items: readonly Item[];
  /** Something that was known is told otherwise now. */
  readonly isCorrection: boolean;
  /** The score shown is of the results before these. */
  readonly isScoreBehind: boolean;
  readonly score: ScoreChange | null;
  /** The source of most of the gained points; null = nothing was gained there. */
  readonly source: Item | null;
}

/** The moment between two states of a page; null = nothing to show. */
export function momentOf(before: Shown, after: Shown): Moment | null {
  const known = knownOf(before);
  const now = knownOf(after);
  const changed = [...new Set([...known.keys(), ...now.keys()])].filter(
    (name) => known.get(name)?.text !== now.get(name)?.text,
  );
  const items = changed.flatMap((name) => now.get(name)?.item ?? known.get(name)?.item ?? []);
  const score = scoreChange(before, after);
  const isDecided = changed.some((name) => known.get(name)?.isDecided || now.get(name)?.isDecided);
  if (items.length === 0 && score === null) return null;
  return {
    items,
    isCorrection: changed.some((name) => known.get(name)?.isDecided),
    isScoreBehind: isDecided && isSameBoard(before, after),
    score,
    source: score !== null && score.to > score.from ? bestOf(items, before, after) : null,
  };
}

interface Known {
  readonly item: Item;
  readonly text: string;
  readonly isDecided: boolean;
}

/** The official results, by their subject. */
function knownOf({ official }: Shown): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const { eventSubstageId, teamId, pickTypeId } of official.groupStagePicks) {
    const item: Item = { kind: 'team', eventSubstageId, teamId };
    const others = known.get(nameOf(item))?.text ?? '';
    const text = [...others, pickTypeId].sort().join('');
    known.set(nameOf(item), { item, text, isDecided: true });
  }
  for (const match of official.matchPicks) {
    const { eventSubstageId, winnerTeamId, topTeamScore, bottomTeamScore, outcome } = match;
    const isEnded =
      winnerTeamId !== null ||
      (outcome ?? 'played') !== 'played' ||
      (match.bracketPart === FIXTURE_PART && isDrawn({ ...match, outcome: outcome ?? 'played' }));
    if (!isEnded && topTeamScore === null && bottomTeamScore === null) continue;
    const key = `${match.bracketPart}-${match.bracketCol}-${match.bracketColIndex}`;
    const item: Item = { kind: 'match', eventSubstageId, key };
    const text = [winnerTeamId, topTeamScore, bottomTeamScore, outcome].join(' ');
    known.set(nameOf(item), { item, text, isDecided: isEnded });
  }
  return known;
}

const nameOf = (item: Item): string =>
  `${item.eventSubstageId} ${item.kind === 'match' ? item.key : item.teamId}`;

/** Every change of a decided result is a new board, computed after the result is out. */
const isSameBoard = ({ score: was }: Shown, { score: is }: Shown): boolean =>
  was !== null && is !== null && was.computedAt === is.computedAt;

/** Before anything is scored there are no points to compare. */
function scoreChange({ score: was }: Shown, { score: is }: Shown): ScoreChange | null {
  if (was === null || is === null || is.rank === null) return null;
  const from = was.rank === null ? 0 : was.totalScore;
  return from === is.totalScore ? null : { from, to: is.totalScore };
}

/** The item that pays most more than before. */
function bestOf(items: readonly Item[], before: Shown, after: Shown): Item | null {
  const gain = (item: Item) => paidFor(item, after) - paidFor(item, before);
  const [best] = items.filter((item) => gain(item) > 0).sort((a, b) => gain(b) - gain(a));
  return best ?? null;
}

const paidFor = (item: Item, { score }: Shown): number =>
  (score?.ledger ?? [])
    .filter(
      ({ eventSubstageId, matchKey, teamId }) =>
        eventSubstageId === item.eventSubstageId &&
        (item.kind === 'match'
          ? matchKey === item.key
          : matchKey === null && teamId === item.teamId),
    )
    .reduce((sum, { points }) => sum + points, 0);
