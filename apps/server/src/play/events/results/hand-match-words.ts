import {
  type HandMatch,
  type HandOrder,
  type HandProblem,
  type StoredHandMatch,
  sayingOfHand,
} from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../../platform/http/answers/told-faults.ts';

type NameOf = (teamId: number | null) => string;

/** A problem of a list of matches, in words. */
export function tellHandProblem(
  problem: HandProblem,
  matches: readonly HandMatch[],
  nameOf: NameOf,
): ToldProblem {
  const match = matches[problem.index];
  if (!match) throw new Error(`No match ${problem.index} was entered`);
  const { code, values } = sayingOfHand(problem, match, nameOf);
  const { round, topTeamId, bottomTeamId } = match;
  return tellProblem(`matches[${problem.index}]`, {
    code: `hand_${code}`,
    values: {
      ...values,
      round,
      top: nameOf(topTeamId),
      ...(bottomTeamId === null
        ? { pair: 'bye' }
        : { pair: 'teams', bottom: nameOf(bottomTeamId) }),
    },
  });
}

/** 'Round 2, Alpha – Beta' */
const titleOf = (
  { round, topTeamId, bottomTeamId }: Pick<HandMatch, 'round' | 'topTeamId' | 'bottomTeamId'>,
  nameOf: NameOf,
): string =>
  bottomTeamId === null
    ? `Round ${round}, ${nameOf(topTeamId)} (bye)`
    : `Round ${round}, ${nameOf(topTeamId)} – ${nameOf(bottomTeamId)}`;

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

/** Entered matches as the audit log keeps them. */
export interface EnteredMatches {
  readonly matches: readonly StoredHandMatch[];
  readonly orders: readonly HandOrder[];
}

/** Changes of entered matches, one line each. */
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
