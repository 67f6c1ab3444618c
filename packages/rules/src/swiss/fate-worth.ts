/**
 * The ways a Swiss stage ends for a team, the worst first: 0-3, out with a win, through with a
 * loss, 3-0.
 */
export const Fate = { winless: 0, out: 1, through: 2, undefeated: 3 } as const;
export type Fate = (typeof Fate)[keyof typeof Fate];

/** The worth of each fate of a team to the caller. */
export type FateWorth = readonly [
  winless: number,
  out: number,
  through: number,
  undefeated: number,
];

/** The worth of every fate of every team. */
export type WorthOf = (teamId: number) => FateWorth;

export const NO_WORTH: FateWorth = [0, 0, 0, 0];

/** More than any entry can have: what is taken off for a fate that a team cannot have. */
export const IMPOSSIBLE = 1e6;

/** Which fates a team can still have, by fate. */
export type OpenFates = readonly [
  winless: boolean,
  out: boolean,
  through: boolean,
  undefeated: boolean,
];

/** The worth of a team with what it cannot become taken off. */
export const worthAmong = (worth: FateWorth, open: OpenFates): FateWorth => [
  open[0] ? worth[0] : worth[0] - IMPOSSIBLE,
  open[1] ? worth[1] : worth[1] - IMPOSSIBLE,
  open[2] ? worth[2] : worth[2] - IMPOSSIBLE,
  open[3] ? worth[3] : worth[3] - IMPOSSIBLE,
];
