import type { UserScore } from '@callshot/contract';
import type { ReactNode } from 'react';
import { ordinal } from '../../../platform/core/ordinal.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import { m } from '../words/messages.js';

type Points = Pick<UserScore, 'totalScore' | 'ledger'>;

/** A sentence; the given element stands around the words that lead to the crowd's picks. */
export type CrowdSentence = (link: (inside: ReactNode) => ReactNode) => ReactNode;

/** A user's points against the crowd's: 'You beat the crowd by 3 points.' */
export function againstCrowd(own: Points, crowd: Points, { isOwn, name }: Whose): CrowdSentence {
  const lead = own.totalScore - crowd.totalScore;
  const points = Math.abs(lead);
  const stages = new Set([...own.ledger, ...crowd.ledger].map(({ stageIndex }) => stageIndex));
  const who = isOwn ? 'you' : name === null ? 'they' : 'named';
  const scope = stages.size > 1 ? 'all' : 'one';
  const named = name ?? '';
  if (lead === 0) return (link) => m.levelWithCrowd({ who, name: named, scope, link });
  return lead > 0
    ? (link) => m.beatsCrowd({ who, name: named, points, scope, link })
    : (link) => m.beatenByCrowd({ who, name: named, points, scope, link });
}

/** The rank that the crowd would have. */
export function placeOfCrowd({
  rank,
  entrants,
}: Pick<UserScore, 'rank' | 'entrants'>): CrowdSentence | null {
  if (rank === null) return null;
  return (link) => m.placeOfCrowd({ place: ordinal(rank), entrants, link });
}
