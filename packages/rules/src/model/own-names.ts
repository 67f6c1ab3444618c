/** A rule that every format pays by the same name. */
export type OwnRule =
  | 'advancing'
  | 'winner'
  | 'sweep'
  | 'lost_sweep'
  | 'first_place'
  | 'second_place'
  | 'exact_place'
  | 'within_places'
  | 'match_result'
  | 'exact_score'
  | 'series_score'
  | 'placement'
  | 'bracket_reset'
  | 'late_entry';

/** A round that has no name of its own. */
export interface OwnRound {
  readonly side: 'upper' | 'lower' | null;
  readonly kind: 'round' | 'quarter_finals' | 'semi_finals' | 'final';
  /** From 1; null of a round without a number. */
  readonly number: number | null;
}

const RULES: ReadonlyMap<string, OwnRule> = new Map([
  ['Advancing', 'advancing'],
  ['Winner', 'winner'],
  ['First Place', 'first_place'],
  ['Second Place', 'second_place'],
  ['Exact Place', 'exact_place'],
  ['Match Result', 'match_result'],
  ['Exact Score', 'exact_score'],
  ['Series Score Bonus', 'series_score'],
  ['Placement Bonus', 'placement'],
  ['Bracket Reset', 'bracket_reset'],
  ['Late Entry', 'late_entry'],
]);

/** The rule of a name in a ledger; null = staff named it. */
export function ownRuleOf(name: string): OwnRule | null {
  if (/^\d-0$/.test(name)) return 'sweep';
  if (/^0-\d$/.test(name)) return 'lost_sweep';
  if (placesWithin(name) !== null) return 'within_places';
  return RULES.get(name) ?? null;
}

/** The number of places by which a call may be missed: 2 of 'Within 2 Places'; null of other names. */
export function placesWithin(name: string): number | null {
  const found = /^Within (\d+) Places?$/.exec(name);
  return found ? Number(found[1]) : null;
}

const ROUND = /^(Upper |Lower )?(?:Round (\d+)|(Quarter-Finals)|(Semi-Finals)|Final)$/;

/** The round of a heading; null = staff named it. */
export function ownRoundOf(heading: string): OwnRound | null {
  const found = ROUND.exec(heading);
  if (!found) return null;
  const [, prefix, number, quarter, semi] = found;
  const side = prefix === undefined ? null : prefix === 'Upper ' ? 'upper' : 'lower';
  if (number) return { side, kind: 'round', number: Number(number) };
  const kind = quarter ? 'quarter_finals' : semi ? 'semi_finals' : 'final';
  return { side, kind, number: null };
}
