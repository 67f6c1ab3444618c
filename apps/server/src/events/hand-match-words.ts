import type { HandMatch, HandOrder, HandProblem, StoredHandMatch } from '@callshot/rules';
import type { ToldProblem } from '../problem-words/told-problem.ts';

type NameOf = (teamId: number | null) => string;

/** A problem of a list of matches, in words. */
export function tellHandProblem(
  problem: HandProblem,
  matches: readonly HandMatch[],
  nameOf: NameOf,
): ToldProblem {
  const match = matches[problem.index];
  const title = match ? `${titleOf(match, nameOf)}: ` : '';
  return {
    path: `matches[${problem.index}]`,
    message: `${title}${wordsOf(problem, match, nameOf)}`,
  };
}

/** 'Round 2, Alpha – Beta' */
const titleOf = (
  { round, topTeamId, bottomTeamId }: Pick<HandMatch, 'round' | 'topTeamId' | 'bottomTeamId'>,
  nameOf: NameOf,
): string =>
  bottomTeamId === null
    ? `Round ${round}, ${nameOf(topTeamId)} (bye)`
    : `Round ${round}, ${nameOf(topTeamId)} – ${nameOf(bottomTeamId)}`;

function wordsOf(
  { code, teamId }: HandProblem,
  match: HandMatch | undefined,
  nameOf: NameOf,
): string {
  const team = nameOf(teamId ?? null);
  switch (code) {
    case 'no_such_group':
      return 'there is no such group in this stage';
    case 'not_in_group':
      return `${team} does not play in this group`;
    case 'same_team':
      return `${team} cannot play against itself`;
    case 'plays_twice':
      return `${team} plays twice in this round`;
    case 'bye_not_possible':
      return 'a bye has one team, and only a Swiss stage has byes';
    case 'draw_not_possible':
      return `a best of ${match?.bestOf} here cannot end level`;
    case 'winner_missing':
      return 'say who won';
    case 'winner_elsewhere':
      return 'only a match that is won has a winner, and it is one of the two';
    case 'score_impossible':
      return `a best of ${match?.bestOf} cannot end ${match?.topTeamScore ?? '–'}–${match?.bottomTeamScore ?? '–'}`;
    case 'score_not_asked':
      return 'nothing was played, so there is no score';
    default:
      return code satisfies never;
  }
}

/** '2–1', or 'open' */
function endText(match: HandMatch | undefined, nameOf: NameOf): string {
  if (!match || match.outcome === 'open') return 'open';
  const { topTeamScore: top, bottomTeamScore: bottom, winnerTeamId } = match;
  if (match.outcome === 'bye') return 'bye';
  if (match.outcome === 'double_forfeit') return 'both forfeited';
  if (match.outcome === 'walkover') return `walkover of ${nameOf(winnerTeamId)}`;
  if (top !== null && bottom !== null) return `${top}–${bottom}`;
  return match.outcome === 'draw' ? 'draw' : `${nameOf(winnerTeamId)} won`;
}

/** What staff entered of matches, as the log keeps it. */
export interface EnteredMatches {
  readonly matches: readonly StoredHandMatch[];
  readonly orders: readonly HandOrder[];
}

/** What staff changed of matches, a line each. */
export function tellEntered(
  before: EnteredMatches,
  after: EnteredMatches,
  nameOf: NameOf,
): string[] {
  const was = new Map(before.matches.map((match) => [match.id, match]));
  const is = new Set(after.matches.map(({ id }) => id));
  const changed = after.matches.map((match) => {
    const known = was.get(match.id);
    const whole = (one: HandMatch) =>
      `${endText(one, nameOf)}, best of ${one.bestOf}${one.startsAt === null ? '' : `, ${one.startsAt}`}`;
    const end = endText(match, nameOf);
    const title = titleOf(match, nameOf);
    if (!known) return `${title}: new, ${whole(match)}`;
    const other = titleOf(known, nameOf);
    if (other !== title) return `${title} in place of ${other}`;
    const before = endText(known, nameOf);
    return before === end
      ? `${title}: ${whole(match)}; before that: ${whole(known)}`
      : `${title}: ${end}; before that: ${before}`;
  });
  const gone = before.matches
    .filter(({ id }) => !is.has(id))
    .map((match) => `${titleOf(match, nameOf)} is gone`);
  const orders = after.orders.map(
    ({ teamIds, note }) => `Level teams: ${teamIds.map(nameOf).join(', ')} (${note})`,
  );
  const isSame = JSON.stringify(before.orders) === JSON.stringify(after.orders);
  const ordered = orders.length > 0 ? orders : ['Level teams stay level'];
  return [...changed, ...gone, ...(isSame ? [] : ordered)];
}
