import type { Event, UserScore } from '@callshot/contract';
import { wordsOfMatch } from '@callshot/rules';
import { placeText } from '../../platform/core/rank-text.ts';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import type { Item, Moment, Shown } from './moment-of.ts';
import { m } from './words/messages.js';

interface MomentWords {
  readonly moment: Moment;
  readonly shown: Shown;
  readonly teams: Pick<Event, 'teams'>['teams'];
  /** The viewer chose not to see results, so the moment is not told either. */
  readonly isHidden: boolean;
}

/** The moment in one sentence, for screen readers. */
export function momentWords({ moment, shown, teams, isHidden }: MomentWords): string {
  const nameOf = (teamId: number | null) => teams.find(({ id }) => id === teamId)?.name ?? null;
  const [only] = moment.items;
  const what =
    only && moment.items.length === 1 && !isHidden ? itemWords(only, shown, nameOf) : null;
  return `${[headOf(moment, what), ...scoreWords(moment, shown.score)].join(', ')}.`;
}

function headOf({ items, isCorrection }: Moment, what: string | null): string {
  if (items.length === 0) return m.newScore();
  const count = items.length;
  if (count > 1) return isCorrection ? m.correctedResults({ count }) : m.newResults({ count });
  if (what === null) return isCorrection ? m.correctedResult() : m.newResult();
  return isCorrection ? m.correctedResultOf({ what }) : m.newResultOf({ what });
}

type NameOf = (teamId: number | null) => string | null;

function itemWords(item: Item, { official }: Shown, nameOf: NameOf): string | null {
  if (item.kind === 'team') return nameOf(item.teamId);
  const match = official.matchPicks.find(
    (row) =>
      row.eventSubstageId === item.eventSubstageId &&
      `${row.bracketPart}-${row.bracketCol}-${row.bracketColIndex}` === item.key,
  );
  if (!match) return null;
  const [top, bottom] = [nameOf(match.topTeamId), nameOf(match.bottomTeamId)];
  return top === null || bottom === null ? null : wordsOfMatch(match, top, bottom);
}

type Standing = Pick<UserScore, 'rank' | 'isTied'>;

const NOWHERE: Standing = { rank: null };

function scoreWords({ score }: Moment, now: Standing | null): string[] {
  if (score === null) return [];
  const difference = score.to - score.from;
  const gained = `${difference > 0 ? '+' : '−'}${pointsText(Math.abs(difference))}`;
  const { rank, isTied } = now ?? NOWHERE;
  return [
    gained,
    m.pointsInAll({ points: score.to }),
    ...(rank === null ? [] : [placeText({ rank, isTied })]),
  ];
}
