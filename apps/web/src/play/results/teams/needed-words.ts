import {
  type EventStage,
  type Need,
  type OwnRule,
  ownNameWords,
  ownRuleOf,
  type StillNeeded,
} from '@callshot/rules';
import type { ReactNode } from 'react';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import type { WinsLeft } from './wins-left.ts';

type Tag = (inside: ReactNode) => ReactNode;

/** A clause; the needed names stand out of it. */
export interface NeedWords {
  readonly key: string;
  say(bold: Tag): ReactNode;
}

const clause = (key: string, say: (bold: Tag) => ReactNode): NeedWords => ({ key, say });

/** More names than this are counted, not listed. */
const MOST_NAMES = 8;

/** The goals of teams, by the rule that pays for them. */
const TEAM_GOALS: Partial<Record<OwnRule, (teams: string, bold: Tag) => ReactNode>> = {
  advancing: (teams, bold) => m.teamsToAdvance({ teams, bold }),
  first_place: (teams, bold) => m.teamsToComeFirst({ teams, bold }),
  second_place: (teams, bold) => m.teamsToComeSecond({ teams, bold }),
};

function goalOf(rule: string, teams: string, bold: Tag): ReactNode {
  const own = ownRuleOf(rule);
  const goal = own && TEAM_GOALS[own];
  if (goal) return goal(teams, bold);
  return own === 'sweep' || own === 'lost_sweep'
    ? m.teamsToGo({ teams, record: rule, bold })
    : m.teamsByRule({ teams, rule: ownNameWords(rule), bold });
}

/** The goals of matches besides placements of teams. */
const MATCH_GOALS: Partial<Record<OwnRule, (count: number, bold: Tag) => ReactNode>> = {
  match_result: (count, bold) => m.matchResultsNeeded({ count, bold }),
  exact_score: (count, bold) => m.exactScores({ count, bold }),
  series_score: (count, bold) => m.exactScores({ count, bold }),
  placement: (count, bold) => m.placements({ count, bold }),
  bracket_reset: (count, bold) => m.bracketResets({ count, bold }),
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
    format.bracket === null && !isOfMatch(need)
      ? (winsWords(need, nameOf, winsLeft) ?? teamWords(need, nameOf))
      : bracketWords(need, nameOf),
  );
}

const isOfMatch = ({ rule }: Need): boolean => {
  const own = ownRuleOf(rule);
  return own !== null && own in MATCH_GOALS;
};

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
  if (isAll) return [clause('all', (bold) => m.allOpenPicks({ count: picks, bold }))];
  const byRule = new Map<string, { open: number; count: number }>();
  for (const { rule, rows, count } of needs) {
    const sum = byRule.get(rule) ?? { open: 0, count: 0 };
    byRule.set(rule, { open: sum.open + rows.length, count: sum.count + count });
  }
  return [...byRule].map(([rule, { open, count }]) =>
    clause(rule, (bold) => m.openPicksOfRule({ rule: ownNameWords(rule), count, open, bold })),
  );
}

function teamWords(need: Need, nameOf: (teamId: number) => string): NeedWords {
  const teams = namesOf(need, nameOf);
  return clause(`${need.rule} ${teams}`, (bold) => goalOf(need.rule, teams, bold));
}

/** 'A and B (one win each), C (two wins)', fewest first; null where it is not known of each. */
function winsWords(
  { rule, rows, count }: Need,
  nameOf: (teamId: number) => string,
  winsLeft: WinsLeft | null,
): NeedWords | null {
  if (winsLeft === null || ownRuleOf(rule) !== 'advancing') return null;
  const byWins = new Map<number, string[]>();
  for (const { teamId } of rows) {
    const left = teamId === null ? null : winsLeft(teamId);
    if (teamId === null || left === null) return null;
    byWins.set(left, [...(byWins.get(left) ?? []), nameOf(teamId)]);
  }
  const groups = [...byWins].sort(([one], [other]) => one - other);
  const some = (teams: string) => (count < rows.length ? m.someOfTeams({ count, teams }) : teams);
  const [only] = groups;
  if (groups.length === 1 && only) {
    const [left, names] = only;
    const teams = some(withAnd(names));
    const wins = winsText(left, names);
    return clause(`${rule} ${teams}`, (bold) => m.teamsToAdvanceWins({ teams, wins, bold }));
  }
  const teams = some(
    listed(
      groups.map(([left, names]) =>
        m.teamsWithWins({ teams: withAnd(names), wins: winsText(left, names) }),
      ),
    ),
  );
  return clause(`${rule} ${teams}`, (bold) => m.teamsToAdvance({ teams, bold }));
}

const winsText = (count: number, { length }: readonly string[]): string =>
  length > 1 ? m.winsEach({ count }) : m.wins({ count });

function bracketWords(need: Need, nameOf: (teamId: number) => string): NeedWords {
  const own = ownRuleOf(need.rule);
  const goal = own && MATCH_GOALS[own];
  if (!goal) {
    const rule = ownNameWords(need.rule);
    const teams = namesOf(need, nameOf);
    return clause(`${rule} ${teams}`, (bold) => m.ruleOfTeams({ rule, teams, bold }));
  }
  return clause(need.rule, (bold) => goal(need.count, bold));
}

/** 'A and B', or '2 of A, B and C'; a team that is needed in several places says how many. */
function namesOf({ rows, count }: Need, nameOf: (teamId: number) => string): string {
  const times = new Map<string, number>();
  for (const { teamId } of rows) {
    const name = teamId === null ? '–' : nameOf(teamId);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const teams = withAnd([...times].map(([name, of]) => (of > 1 ? `${name} (${of}×)` : name)));
  return count < rows.length ? m.someOfTeams({ count, teams }) : teams;
}

const withAnd = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : m.andLast({ names: listed(names.slice(0, -1)), last: names.at(-1) ?? '' });
