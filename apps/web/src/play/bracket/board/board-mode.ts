import { storedChoice } from '../../../platform/core/stored-choice.ts';

export type Mode = 'bracket' | 'list';

/** The choice between list and drawing holds for all brackets. */
export const boardMode = storedChoice<Mode>('callshot.bracketMode', ['bracket', 'list']);
