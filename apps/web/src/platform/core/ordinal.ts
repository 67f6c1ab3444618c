import { m } from './words/messages.js';

/** '1st', '22nd', '113th' */
export const ordinal = (place: number): string => m.ordinal({ place });
