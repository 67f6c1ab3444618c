import { useStore } from '../../../platform/core/store.ts';
import { storedChoice } from '../../../platform/core/stored-choice.ts';

/** Results are shown as soon as there are any, until somebody hides them; one choice for all events. */
const choice = storedChoice('callshot.results', ['shown', 'hidden']);

export function useResultsChoice() {
  const isShown = useStore(choice) === 'shown';
  return { isShown, toggle: () => choice.choose(isShown ? 'hidden' : 'shown') };
}
