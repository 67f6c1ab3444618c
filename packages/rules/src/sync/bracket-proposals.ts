import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf, hasResult } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { type PickOutcome, pickWinner, recordOutcome } from '../bracket/pick-match.ts';
import { placeTeam } from '../bracket/place-team.ts';
import { matchOfPair, withPair } from '../bracket/round-pool.ts';
import { scoreOf } from '../bracket/series-score.ts';
import { NOBODY, teamIn } from '../bracket/slot-flow.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { isOpening } from '../wiki/byes.ts';
import type { WikiOpponent } from '../wiki/records.ts';
import type { DoubtKind } from './doubt.ts';
import { unnamedTeam } from './likeliest-team.ts';
import { heldKey, type SaidBye, type SaidMatch, type StageSync } from './said.ts';
import { sourcesOfEmpty, strayTeams } from './stalled-slots.ts';
import { type Claim, isBye, type Verdict, verdictOf } from './verdict.ts';
import type { Waiting } from './waiting.ts';

/** Plays what the wiki says into an official bracket, match after match from its starting slots on. */
export function bracketProposal(
  sync: StageSync,
  substage: EventSubstage,
  waiting: Waiting,
): readonly MatchPick[] {
  const { eventSubstageId } = substage;
  const graph = compileBracket(sync.stage.format);
  const officialMatches = sync.official.matchPicks.filter(
    (row) => row.eventSubstageId === eventSubstageId,
  );
  const said = new Map(
    sync.said.flatMap((one) =>
      one.eventSubstageId === eventSubstageId && one.place !== null ? [[one.place, one]] : [],
    ),
  );
  const desk: Desk = {
    sync,
    graph,
    waiting,
    substage,
    teamIds: new Set(substage.teamIds),
    stuck: new Set(),
    state: officialBracket(graph, { officialMatches }),
  };
  for (const node of graph.matches) {
    const bye = sync.byes.find(
      (one) => one.eventSubstageId === eventSubstageId && one.place === node.key,
    );
    if (bye) drawBye(desk, node, bye);
    const own = said.get(node.key);
    if (own) enterMatch(desk, drawnNode(desk, node, own), own);
  }
  return bracketPicksOf(desk.state, { ...sync.stage, eventSubstageId });
}

/** One bracket while it is filled. */
interface Desk {
  readonly sync: StageSync;
  readonly graph: BracketGraph;
  readonly waiting: Waiting;
  readonly substage: EventSubstage;
  readonly teamIds: ReadonlySet<number>;
  /** Matches that wait for an answer, or for a match that does. */
  readonly stuck: Set<string>;
  state: BracketState;
}

/** A match of the wiki from the bracket's side: who stands at the top comes first. */
interface Sides {
  readonly said: SaidMatch;
  readonly opponents: readonly [WikiOpponent, WikiOpponent];
  readonly teams: readonly [number | null, number | null];
}

/**
 * A match of a drawn round brings its pair with it. Staff may have drawn the two into another match of the round than
 * the one that the wiki's match is mapped to [rule: results-34].
 */
function drawnNode(desk: Desk, node: MatchNode, said: SaidMatch): MatchNode {
  if (!node.round) return node;
  const teams = said.match.opponents.map(({ kind, teamKey }) =>
    kind === 'team' && teamKey !== null ? desk.sync.teamIdOf(teamKey) : null,
  );
  const [one = null, two = null] = teams;
  if (one === null || two === null) return node;
  if (matchOfPair(desk.state, node.round, [one, two]) === null) {
    desk.state = withPair(desk.graph, desk.state, [one, two], node);
  }
  return matchOfPair(desk.state, node.round, [one, two])?.node ?? node;
}

function enterMatch(desk: Desk, node: MatchNode, said: SaidMatch): void {
  const sides = sidesOf(desk, node, said);
  draw(desk, node, sides);
  if (isBye(said.match)) return;
  const verdict = verdictOf(said.match, desk.sync.now);
  const { claim, doubt } = verdict;
  const match = matchOf(desk, node);
  if (isStuck(desk, match, sides, verdict)) desk.stuck.add(node.key);
  if (match.outcome === 'bye') return;
  if (claim === null && doubt === null) {
    // Its winner is waited for.
    if (said.match.isFinished) desk.stuck.add(node.key);
    return;
  }
  if (claim === null) {
    if (!hasResult(match) && match.isPickable) desk.waiting.on(said, doubt ?? 'no_winner');
    return;
  }
  if (hasResult(match)) compare(desk, node, sides, claim);
  else if (!isHeld(desk, said, node)) enterClaim(desk, node, sides, { claim, doubt });
}

/** Whether a match waits for an answer, its own or of one before it [rule: results-20]. */
function isStuck(desk: Desk, match: MatchState, sides: Sides, { claim, doubt }: Verdict): boolean {
  const { sync, state, waiting, stuck } = desk;
  const { said, teams, opponents } = sides;
  const named = teams.filter((teamId) => teamId !== null);
  const isWaiting = teamIn(match.top) === null || teamIn(match.bottom) === null;
  if (!isWaiting || named.length === 0) return false;
  const hasStranger = opponents.some(({ kind }, at) => kind === 'team' && teams[at] === null);
  const isBehind = sourcesOfEmpty(state, match).some(
    (from) => stuck.has(from.key) || isAsked(desk, said, from) || isHeld(desk, said, from),
  );
  if (hasStranger || isBehind) return true;
  const hasEnded = (claim !== null && claim.kind !== 'void') || doubt === 'no_winner';
  const strays = sync.isFed || hasEnded ? strayTeams(state, match, named) : [];
  if (strays.length === 0 && !hasEnded) return false;
  waiting.on(said, 'slot_waits', strays);
  return true;
}

const isAsked = ({ waiting }: Desk, { eventSubstageId }: SaidMatch, { key }: MatchNode): boolean =>
  waiting.doubts.some((doubt) => doubt.eventSubstageId === eventSubstageId && doubt.place === key);

function enterClaim(
  desk: Desk,
  node: MatchNode,
  sides: Sides,
  { claim, doubt }: { readonly claim: Claim; readonly doubt: DoubtKind | null },
): void {
  if (claim.kind === 'won') enterWinner(desk, node, sides, claim, doubt);
  else if (matchOf(desk, node).isRequired && desk.waiting.isApplied(sides.said, doubt)) {
    take(desk, recordOutcome(desk.graph, desk.state, node.key, claim.kind));
  }
}

function sidesOf(desk: Desk, node: MatchNode, said: SaidMatch): Sides {
  const { sync, waiting } = desk;
  const [first, second] = said.match.opponents;
  const opponents = said.isSwapped ? ([second, first] as const) : ([first, second] as const);
  const teamOf = ({ kind, teamKey }: WikiOpponent): number | null => {
    const teamId = kind === 'team' && teamKey !== null ? sync.teamIdOf(teamKey) : null;
    return teamId !== null && sync.placeless.has(teamId) ? null : teamId;
  };
  const teams = [teamOf(opponents[0]), teamOf(opponents[1])] as const;
  for (const at of [0, 1] as const) {
    if (opponents[at].kind !== 'team' || teams[at] !== null) continue;
    waiting.onTeam(said, opponents[at], likeliestAt(desk, node, at, teams[1 - at] ?? null));
  }
  return { said, opponents, teams };
}

/**
 * The official team in the place of a wiki team that the event does not know. If its opponent
 * stands in the match, it is the other team there. If the place has no official team yet, it is the
 * only team that the wiki names nowhere.
 */
function likeliestAt(
  desk: Desk,
  node: MatchNode,
  at: 0 | 1,
  opponent: number | null,
): number | null {
  const match = matchOf(desk, node);
  const there = [teamIn(match.top), teamIn(match.bottom)];
  const isOpponentThere = opponent !== null && there.includes(opponent);
  const occupant = isOpponentThere ? there.find((teamId) => teamId !== opponent) : there[at];
  if (opponent !== null && !isOpponentThere && there.every((teamId) => teamId !== null))
    return null;
  return occupant ?? unnamedTeam(desk.sync, desk.substage);
}

/** The wiki names who starts here. */
function draw(desk: Desk, node: MatchNode, { said, teams }: Sides): void {
  for (const isTop of [true, false]) {
    const teamId = teams[isTop ? 0 : 1];
    if ((isTop ? node.top : node.bottom).kind !== 'opening' || teamId === null) continue;
    const match = matchOf(desk, node);
    const slot = isTop ? match.top : match.bottom;
    const there = teamIn(slot);
    if (there === teamId || slot.kind === 'nobody' || hasResult(match)) continue;
    if (!desk.teamIds.has(teamId) || startsElsewhere(desk, teamId)) continue;
    // A team that stands there already is replaced by staff alone.
    if (there !== null && !desk.waiting.isApplied(said, 'different_team', [there, teamId]))
      continue;
    const occupant = { kind: 'team', teamId } as const;
    take(desk, placeTeam(desk.graph, desk.state, { key: node.key, isTop }, occupant));
  }
}

/** The team of a starting match that nobody else stands in goes on. */
function drawBye(desk: Desk, node: MatchNode, { matchId, slot }: SaidBye): void {
  const { graph, sync, teamIds } = desk;
  const key = sync.said.find(({ match }) => match.matchId === matchId)?.match.opponents[slot]
    .teamKey;
  const teamId = key == null ? null : sync.teamIdOf(key);
  const match = matchOf(desk, node);
  if (teamId === null || !isOpening(node) || hasResult(match) || match.outcome === 'bye') return;
  const there = [teamIn(match.top), teamIn(match.bottom)].filter((id) => id !== null);
  if (there.some((id) => id !== teamId)) return;
  if (there.length === 0 && (!teamIds.has(teamId) || startsElsewhere(desk, teamId))) return;
  const isTop = teamIn(match.bottom) !== teamId;
  take(desk, placeTeam(graph, desk.state, { key: node.key, isTop }, { kind: 'team', teamId }));
  take(desk, placeTeam(graph, desk.state, { key: node.key, isTop: !isTop }, NOBODY));
}

const startsElsewhere = ({ state }: Desk, teamId: number): boolean =>
  state.matches.some(
    ({ node, top, bottom }) =>
      (node.top.kind === 'opening' && teamIn(top) === teamId) ||
      (node.bottom.kind === 'opening' && teamIn(bottom) === teamId),
  );

type Won = Extract<Claim, { readonly kind: 'won' }>;

function enterWinner(
  desk: Desk,
  node: MatchNode,
  sides: Sides,
  claim: Won,
  doubt: DoubtKind | null,
): void {
  const { said } = sides;
  const match = matchOf(desk, node);
  const there = [teamIn(match.top), teamIn(match.bottom)] as const;
  const [top, bottom] = there;
  // Teams that are not official yet wait for the matches before.
  if (top === null || bottom === null) return;
  const winner = winnerIn(desk, sides, [top, bottom], claim);
  if (winner === null) return;
  if (doubt && !desk.waiting.isApplied(said, doubt)) return;
  if (claim.isWalkover) {
    take(desk, recordOutcome(desk.graph, desk.state, node.key, 'walkover', winner));
    return;
  }
  const scored = scoreOfClaim(claim);
  const won = scored && pickWinner(desk.graph, desk.state, node.key, winner, scored);
  const bare = pickWinner(desk.graph, desk.state, node.key, winner);
  if (won?.ok) take(desk, won);
  else if (!bare.ok) desk.waiting.on(said, 'impossible');
  else if (desk.waiting.isApplied(said, 'illegal_score')) take(desk, bare);
}

/** The team of the match that won; null = others play there than the wiki says, which waits. */
function winnerIn(
  desk: Desk,
  { said, opponents, teams }: Sides,
  there: readonly [number, number],
  claim: Won,
): number | null {
  const at = said.isSwapped ? 1 - claim.winner : claim.winner;
  const [one, two] = teams;
  if (one !== null && two !== null && one !== two && there.includes(one) && there.includes(two)) {
    return teams[at] ?? null;
  }
  if (opponents.some(({ kind }, side) => kind === 'team' && teams[side] === null)) return null;
  const known = one ?? two;
  // The place of the other is empty there, and can only be the opponent's.
  if (known !== null && (one === null || two === null) && there.includes(known)) {
    return teams[at] ?? there.find((teamId) => teamId !== known) ?? null;
  }
  desk.waiting.on(said, 'different_team');
  return null;
}

function scoreOfClaim({ scores, winner }: Won) {
  if (scores === null) return null;
  const [own, other] = winner === 0 ? scores : [scores[1], scores[0]];
  return { winner: own, loser: other };
}

/** The match has a result: the wiki agrees, or staff look at it. */
function compare(desk: Desk, node: MatchNode, sides: Sides, claim: Claim): void {
  const match = matchOf(desk, node);
  const { said } = sides;
  if (claim.kind !== 'won') {
    if (match.outcome === claim.kind) return;
    change(desk, node, said, () => recordOutcome(desk.graph, desk.state, node.key, claim.kind));
    return;
  }
  const there = [teamIn(match.top), teamIn(match.bottom)].filter((teamId) => teamId !== null);
  const named = sides.teams.filter((teamId) => teamId !== null);
  const winner = sides.teams[said.isSwapped ? 1 - claim.winner : claim.winner] ?? null;
  if (winner === null) return;
  if (named.some((teamId) => !there.includes(teamId))) {
    if (!isHeld(desk, said, node)) desk.waiting.on(said, 'different_team');
    return;
  }
  if (claim.isWalkover) {
    if (match.outcome === 'walkover' && match.winnerTeamId === winner) return;
    change(desk, node, said, () =>
      recordOutcome(desk.graph, desk.state, node.key, 'walkover', winner),
    );
    return;
  }
  const score = scoreOfClaim(claim);
  const official = scoreOf(match);
  const isSame =
    match.outcome === 'played' &&
    match.winnerTeamId === winner &&
    (score === null ||
      official === null ||
      (official.winner === score.winner && official.loser === score.loser));
  if (isSame) addScore(desk, node, said, winner, official === null ? score : null);
  else {
    change(desk, node, said, () => {
      const scored = score && pickWinner(desk.graph, desk.state, node.key, winner, score);
      return scored?.ok ? scored : pickWinner(desk.graph, desk.state, node.key, winner);
    });
  }
}

/** A score that comes later than its winner takes nothing back. */
function addScore(
  desk: Desk,
  node: MatchNode,
  said: SaidMatch,
  winner: number,
  score: { readonly winner: number; readonly loser: number } | null,
): void {
  if (score === null || isHeld(desk, said, node)) return;
  const scored = pickWinner(desk.graph, desk.state, node.key, winner, score);
  if (scored.ok) take(desk, scored);
}

function change(desk: Desk, node: MatchNode, said: SaidMatch, changed: () => PickOutcome): void {
  const kind = isHeld(desk, said, node) ? 'staff_says_otherwise' : 'changed_after_applied';
  if (desk.waiting.isApplied(said, kind)) take(desk, changed());
}

function take(desk: Desk, outcome: PickOutcome): void {
  if (outcome.ok) desk.state = outcome.state;
}

function matchOf({ state }: Desk, node: MatchNode): MatchState {
  const match = state.matches[node.index];
  if (!match) throw new Error(`The bracket's state lacks match ${node.key}`);
  return match;
}

const isHeld = (
  { sync }: Desk,
  { eventSubstageId }: SaidMatch,
  { key: slot }: MatchNode,
): boolean => sync.held.has(heldKey({ eventSubstageId, slot }));
