/**
 * So many wins send a team through a Swiss stage, as many losses put it out [rule: swiss-5]. No format
 * says otherwise; of shorter stages of the wiki `sync/swiss-proposals.ts` knows.
 */
export const SWISS_ENOUGH = 3;
