import { storedChoice } from '../core/stored-choice.ts';

export type Mode = 'bracket' | 'list';

/** Whoever reads brackets as lists reads all of them so. */
export const boardMode = storedChoice<Mode>('callshot.bracketMode', ['bracket', 'list']);
