/** In one chunk: none is needed before somebody comes near the teams. */
export { FactsButton } from '../../facts/facts-button.tsx';
export { FactsDialog } from '../../facts/lazy-facts-dialog.ts';
export { PickTravel } from './pick-travel.tsx';
