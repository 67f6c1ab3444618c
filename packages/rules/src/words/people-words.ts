// Each population has a word of its own [rule: boards-28].

const number = (count: number): string => count.toLocaleString('en');

/** An entrant saved at least one stage of an event. */
export const entrantsWord = (count: number): string => (count === 1 ? 'entrant' : 'entrants');

/** '293 entrants' */
export const entrantsText = (count: number): string => `${number(count)} ${entrantsWord(count)}`;

/** '245 ranked': those who stand on an event's board. */
export const rankedText = (count: number): string => `${number(count)} ranked`;

/** Behind a rank or a percentile: 'of 245 ranked'. */
export const ofRanked = (count: number): string => `of ${rankedText(count)}`;

/** '257 picked this stage': those whose slip of it was sealed. */
export const pickedStageText = (count: number): string => `${number(count)} picked this stage`;

/** '24 members' of a league. */
export const membersText = (count: number): string =>
  `${number(count)} ${count === 1 ? 'member' : 'members'}`;

/** Behind a share or an average: 'of 257 who picked this stage'. */
export const ofPickedStage = (count: number): string => `of ${number(count)} who picked this stage`;
