import { lazyPart } from '../../../platform/parts/lazy-part.tsx';

/** Loaded when picking begins. Without it everything is in its place at once. */
export const PickMotion = lazyPart(async () => (await import('./pick-motion.tsx')).PickMotion, {
  failed: () => null,
});
