import type { EventStage, Need, StillNeeded } from '@callshot/rules';
import type { WinsLeft } from './wins-left.ts';

/** A clause; the needed names stand out of it. */
export interface NeedWords {
  readonly before: string;
  readonly names: string;
  readonly after: string;
}

/** More names than this are counted, not listed. */
const MOST_NAMES = 8;

/** The goals of teams, by the rule that pays for them. */
const TEAM_GOALS: Readonly<Record<string, string>> = {
  Advancing: 'to advance',
  'First Place': 'to come first',
  'Second Place': 'to come second',
};

const isSweep = (rule: string): boolean => /^(\d-0|0-\d)$/.test(rule);

const goalOf = (rule: string): string =>
  TEAM_GOALS[rule] ?? (isSweep(rule) ? `to go ${rule}` : rule);

/** The goals of a bracket besides placements of teams. */
const MATCH_GOALS: Readonly<Record<string, string>> = {
  'Series Score Bonus': 'exact score',
  'Placement Bonus': 'placement',
  'Bracket Reset': 'bracket reset',
};

/** The results that the maximum still needs, a clause for each rule. */
export function neededWords(
  { format }: EventStage,
  { needs }: StillNeeded,
  nameOf: (teamId: number) => string,
  winsLeft: WinsLeft | null = null,
): NeedWords[] {
  const picks = needs.reduce((sum, { rows }) => sum + rows.length, 0);
  if (picks > MOST_NAMES) return countedWords(needs, picks);
  return merged(needs).map((need) =>
    format.bracket === null
      ? (winsWords(need, nameOf, winsLeft) ?? teamWords(need, nameOf))
      : bracketWords(need, nameOf),
  );
}

/** Needs that cover several whole groups become one clause. */
function merged(needs: readonly Need[]): Need[] {
  const clauses: Need[] = [];
  for (const need of needs) {
    const isWhole = need.count === need.rows.length;
    const at = clauses.findIndex(
      ({ rule, rows, count }) => isWhole && rule === need.rule && count === rows.length,
    );
    const before = clauses[at];
    if (!before) clauses.push(need);
    else {
      const rows = [...before.rows, ...need.rows];
      clauses[at] = { ...before, rows, count: rows.length };
    }
  }
  return clauses;
}

function countedWords(needs: readonly Need[], picks: number): NeedWords[] {
  const isAll = needs.every(({ rows, count }) => rows.length === count);
  if (isAll) return [{ before: '', names: `All ${picks}`, after: ' open picks' }];
  const byRule = new Map<string, { open: number; count: number }>();
  for (const { rule, rows, count } of needs) {
    const sum = byRule.get(rule) ?? { open: 0, count: 0 };
    byRule.set(rule, { open: sum.open + rows.length, count: sum.count + count });
  }
  return [...byRule].map(([rule, { open, count }]) => ({
    before: `${rule}: `,
    names: `${count} of ${open}`,
    after: ' open picks',
  }));
}

const teamWords = (need: Need, nameOf: (teamId: number) => string): NeedWords => ({
  before: '',
  names: namesOf(need, nameOf),
  after: ` ${goalOf(need.rule)}`,
});

const COUNTS = ['no', 'one', 'two', 'three'];

/** 'A and B (one win each), C (two wins)', fewest first; null where it is not known of each. */
function winsWords(
  { rule, rows, count }: Need,
  nameOf: (teamId: number) => string,
  winsLeft: WinsLeft | null,
): NeedWords | null {
  if (winsLeft === null || rule !== 'Advancing') return null;
  const byWins = new Map<number, string[]>();
  for (const { teamId } of rows) {
    const left = teamId === null ? null : winsLeft(teamId);
    if (teamId === null || left === null) return null;
    byWins.set(left, [...(byWins.get(left) ?? []), nameOf(teamId)]);
  }
  const groups = [...byWins].sort(([one], [other]) => one - other);
  const of = count < rows.length ? `${count} of ` : '';
  const [only] = groups;
  if (groups.length === 1 && only) {
    const [left, names] = only;
    const goal = `${TEAM_GOALS[rule]} (${winsText(left, names)})`;
    return { before: '', names: of + listed(names), after: ` ${goal}` };
  }
  const texts = groups.map(([left, names]) => `${listed(names)} (${winsText(left, names)})`);
  return { before: '', names: of + texts.join(', '), after: ` ${TEAM_GOALS[rule]}` };
}

const winsText = (left: number, { length }: readonly string[]): string =>
  `${COUNTS[left] ?? left} ${left === 1 ? 'win' : 'wins'}${length > 1 ? ' each' : ''}`;

function bracketWords(need: Need, nameOf: (teamId: number) => string): NeedWords {
  const goal = MATCH_GOALS[need.rule];
  if (goal === undefined) {
    return { before: `${need.rule}: `, names: namesOf(need, nameOf), after: '' };
  }
  const { count } = need;
  return { before: '', names: String(count), after: ` ${goal}${count === 1 ? '' : 's'}` };
}

/** 'A and B', or '2 of A, B and C'; a team that is needed in several places says how many. */
function namesOf({ rows, count }: Need, nameOf: (teamId: number) => string): string {
  const times = new Map<string, number>();
  for (const { teamId } of rows) {
    const name = teamId === null ? '–' : nameOf(teamId);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const names = listed([...times].map(([name, of]) => (of > 1 ? `${name} (${of}×)` : name)));
  return count < rows.length ? `${count} of ${names}` : names;
}

const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
