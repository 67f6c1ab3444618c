import { nameAt } from './name-at.ts';

/**
 * A press on a name in nothing that is pressed itself opens its profile; by keyboard the row that it
 * stands in does. Answers how to stop.
 */
export function watchPresses(openProfile: (userId: number) => void): () => void {
  const pressed = ({ target }: Event) => {
    const name = nameAt(target);
    if (name && name.frame.closest('a, button') === null) openProfile(name.userId);
  };
  document.addEventListener('click', pressed);
  return () => document.removeEventListener('click', pressed);
}
