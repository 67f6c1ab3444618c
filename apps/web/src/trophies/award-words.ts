import type { Award } from '@callshot/contract';
import { ordinal } from '../core/ordinal.ts';

/** 'Gold 17th of 300' is a tier and this; empty where it was not given for a place. */
export function placeWords({ rank, entrants }: Pick<Award, 'rank' | 'entrants'>): string {
  if (rank === null) return '';
  const place = ordinal(rank);
  return entrants === null ? place : `${place} of ${entrants.toLocaleString('en')}`;
}
