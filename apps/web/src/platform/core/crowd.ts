import { m } from './words/messages.js';

/** In the place of a user's id: the most picked of everything, at `{prefix}/event/{eventId}/crowd`. */
export const CROWD = -1;

export const CROWD_NAME = m.theCrowd();
