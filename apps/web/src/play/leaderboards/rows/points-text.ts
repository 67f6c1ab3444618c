import { m } from '../words/messages.js';

/** '1 pt', '1,024 pts'. */
export const pointsText = (count: number): string => m.pointsText({ count });

export const pointsUnit = (count: number): string => m.pointsUnit({ count });
