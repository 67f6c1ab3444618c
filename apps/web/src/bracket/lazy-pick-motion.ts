import { lazyPart } from '../parts/lazy-part.tsx';

/** Whoever begins to pick is given it; without it everything is where it belongs at once. */
export const PickMotion = lazyPart(async () => (await import('./pick-motion.tsx')).PickMotion, {
  failed: () => null,
});
