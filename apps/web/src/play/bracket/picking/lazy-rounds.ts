import { lazyPart } from '../../../platform/parts/lazy-part.tsx';

/** Few brackets have rounds that are drawn later: what shows them is fetched when one is drawn. */
const parts = () => import('./round-parts.ts');

export const RoundCard = lazyPart(async () => (await parts()).RoundCard, { isRare: true });
export const RoundsOnCanvas = lazyPart(async () => (await parts()).RoundsOnCanvas, {
  isRare: true,
});
export const NextRound = lazyPart(async () => (await parts()).NextRound, { isRare: true });
