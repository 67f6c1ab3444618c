import { m } from './messages.ts';

/** The warning about a bracket whose opening matches have no teams. */
export const emptyMatchesText = (count: number): string => m.emptyMatches({ count });
