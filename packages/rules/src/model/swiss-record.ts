/** So many wins send a team through a Swiss stage, as many losses put it out [rule: swiss-5]; no format says otherwise. */
export const SWISS_ENOUGH = 3;
