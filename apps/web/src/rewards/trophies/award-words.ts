import type { Award } from '@callshot/contract';
import { ordinal } from '../../platform/core/ordinal.ts';
import { m } from './words/messages.js';

/** 'Gold 17th of 300 ranked' is a tier and this; empty where it was not given for a place. */
export function placeWords({ rank, entrants }: Pick<Award, 'rank' | 'entrants'>): string {
  if (rank === null) return '';
  const place = ordinal(rank);
  return entrants === null ? place : m.placeOfRanked({ place, entrants });
}
