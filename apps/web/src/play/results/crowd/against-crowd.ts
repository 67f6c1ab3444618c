import type { UserScore } from '@callshot/contract';
import { ofRanked } from '@callshot/rules';
import { ordinal } from '../../../platform/core/ordinal.ts';
import type { Whose } from '../../bracket/board/whose.ts';

type Points = Pick<UserScore, 'totalScore' | 'ledger'>;

/** A sentence with the words that lead to the crowd's picks. */
export interface CrowdSentence {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** A user's points against the crowd's: 'You beat the crowd by 3 points.' */
export function againstCrowd(own: Points, crowd: Points, { isOwn, name }: Whose): CrowdSentence {
  const lead = own.totalScore - crowd.totalScore;
  const who = isOwn ? 'You' : (name ?? 'They');
  const isPlural = isOwn || name === null;
  const stages = new Set([...own.ledger, ...crowd.ledger].map(({ stageIndex }) => stageIndex));
  const scope = stages.size > 1 ? ' over all stages.' : '.';
  if (lead === 0) {
    const are = isPlural ? 'are' : 'is';
    return { before: `${who} ${are} level with `, link: 'the crowd', after: scope };
  }
  const points = Math.abs(lead);
  const by = ` by ${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}${scope}`;
  if (lead > 0) {
    return { before: `${who} beat${isPlural ? '' : 's'} `, link: 'the crowd', after: by };
  }
  const whom = isOwn ? 'you' : (name ?? 'them');
  return { before: '', link: 'The crowd', after: ` beats ${whom}${by}` };
}

/** The rank that the crowd would have. */
export function placeOfCrowd({
  rank,
  entrants,
}: Pick<UserScore, 'rank' | 'entrants'>): CrowdSentence | null {
  if (rank === null) return null;
  const place = `${ordinal(rank)} ${ofRanked(entrants)}`;
  return { before: '', link: 'The crowd', after: ` would be ${place}.` };
}
