/** Fewer entries would say what single entrants picked [rule: boards-27]. */
export const FEWEST_TOLD = 5;
