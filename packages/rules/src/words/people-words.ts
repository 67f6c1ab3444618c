import { m } from './messages.ts';

// Each population has a word of its own [rule: boards-28].

/** An entrant saved at least one stage of an event. */
export const entrantsWord = (count: number): string => m.entrantsNoun({ count });

/** '293 entrants' */
export const entrantsText = (count: number): string => m.entrants({ count });

/** '245 ranked': those who stand on an event's board. */
export const rankedText = (count: number): string => m.ranked({ count });

/** Behind a rank or a percentile: 'of 245 ranked'. */
export const ofRanked = (count: number): string => m.ofRanked({ count });

/** '257 picked this stage': those whose slip of it was sealed. */
export const pickedStageText = (count: number): string => m.pickedStage({ count });

/** '24 members' of a league. */
export const membersText = (count: number): string => m.members({ count });
