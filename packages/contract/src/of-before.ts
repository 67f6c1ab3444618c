// Stands on its own, so that the browser can load it: nothing here may need zod.

/**
 * The header of an answer out of the server's memory while the database is away: the instant that it is of
 * [rule: safety-35].
 */
export const ofBeforeHeader = 'of-before';
