/** Bytes that a call's body may have: reading it holds up everybody else. */
export const largestBody = 64 * 1024;

/** A full slip of the largest format stays far below this. */
export const largestListOfPicks = 512 * 1024;
