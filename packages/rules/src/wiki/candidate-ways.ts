import type { WikiNode } from './wiki-ways.ts';

/** The weight of known teams in deciding where a match can stand. */
export interface Strictness {
  readonly winners: boolean;
  readonly losers: boolean;
  /** Teams are shown in every match on their way, not only where they have got to. */
  readonly arrivals: boolean;
}

/** Matches of the wiki as bits, by their positions. */
export type MatchSet = bigint;

export const setOf = (at: number): MatchSet => 1n << BigInt(at);
export const setWhere = (count: number, isIn: (at: number) => boolean): MatchSet => {
  let set = 0n;
  for (let at = 0; at < count; at += 1) if (isIn(at)) set |= setOf(at);
  return set;
};

/** The possible next matches of each match's winner and loser. */
export interface WikiWays {
  readonly winnersTo: readonly MatchSet[];
  /** The same where the format's way leads to no other part. */
  readonly winnersInPart: readonly MatchSet[];
  readonly losersTo: readonly MatchSet[];
  /** Matches to which somebody came who had won. */
  readonly reached: MatchSet;
  /**
   * By match, the number of teams that begin in it: those that play nowhere else, as far as teams
   * decide.
   */
  readonly begin: readonly number[];
  /**
   * By match, the matches that each of its known teams can come from; none where teams do not
   * decide.
   */
  readonly arrivals: readonly (readonly Arrival[])[];
}

/** From where a team can come: by winning, by losing. */
interface Arrival {
  readonly winner: MatchSet;
  readonly loser: MatchSet;
}

/**
 * A stored way is certain. Other ways may not be stored: then the next match stands further right,
 * has room for the team, and can contain it. If the page leaves matches out and no team has gone
 * that way yet, it runs beside the stored one. It leads out of a part only where the format's does.
 */
export function wikiWays(
  nodes: readonly WikiNode[],
  { leavesOut, strict }: { readonly leavesOut: boolean; readonly strict: Strictness },
): WikiWays {
  const winnerGoes = (from: WikiNode, to: WikiNode): boolean =>
    hasRoom(to) &&
    isFurtherOn(from, to) &&
    (!leavesOut || isTaken(from, to) || isBeside(nodes, from, to)) &&
    (!strict.winners || canArrive(from, to, from.winner));
  const loserGoes = (from: WikiNode, to: WikiNode): boolean =>
    hasRoom(to) && (!strict.losers || canArrive(from, to, from.loser));
  const winnersTo = nodes.map((from) =>
    from.winnerTo === null ? setTo(nodes, from, winnerGoes) : setOf(from.winnerTo),
  );
  const inPart = (from: WikiNode, to: WikiNode): boolean =>
    from.isLower === to.isLower || isTaken(from, to);
  const played = nodes.flatMap(({ teams }) => teams);
  const playsOnce = (team: string | null): boolean =>
    team !== null && played.indexOf(team) === played.lastIndexOf(team);
  return {
    winnersTo,
    winnersInPart: nodes.map((from, at) => {
      const all = winnersTo[at] ?? 0n;
      return leavesOut && from.winnerTo === null ? all & setTo(nodes, from, inPart) : all;
    }),
    losersTo: nodes.map((from) => {
      if (from.loserTo !== null) return setOf(from.loserTo);
      const all = setTo(nodes, from, loserGoes);
      return from.winnerTo === null ? all : all & ~setOf(from.winnerTo);
    }),
    reached: setWhere(nodes.length, (at) => {
      const to = nodes[at];
      return to !== undefined && nodes.some((from) => from !== to && isTaken(from, to));
    }),
    begin: nodes.map(({ teams }) => (strict.winners ? teams.filter(playsOnce).length : 0)),
    arrivals: strict.losers ? arrivalsOf(nodes, strict.arrivals) : nodes.map(() => []),
  };
}

function arrivalsOf(nodes: readonly WikiNode[], areShown: boolean): (readonly Arrival[])[] {
  const from = (team: string, came: (node: WikiNode) => string | null): MatchSet =>
    setWhere(nodes.length, (at) => {
      const node = nodes[at];
      if (!node) return false;
      const decided = came(node);
      if (decided !== null) return decided === team;
      return node.teams.some((own) => own === team || (own === null && !areShown && !node.hasBye));
    });
  const known = new Map<string, Arrival>();
  const arrivalOf = (team: string): Arrival => {
    const arrival = known.get(team) ?? {
      winner: from(team, ({ winner }) => winner),
      loser: from(team, ({ loser }) => loser),
    };
    known.set(team, arrival);
    return arrival;
  };
  return nodes.map(({ teams }) => teams.flatMap((team) => (team === null ? [] : arrivalOf(team))));
}

const setTo = (
  nodes: readonly WikiNode[],
  from: WikiNode,
  goes: (from: WikiNode, to: WikiNode) => boolean,
): MatchSet =>
  setWhere(nodes.length, (at) => {
    const to = nodes[at];
    return to !== undefined && to !== from && goes(from, to);
  });

const hasRoom = ({ feeders }: WikiNode): boolean => feeders.length < 2;

const isTaken = ({ winner }: WikiNode, { teams }: WikiNode): boolean =>
  winner !== null && teams.includes(winner);

const isFurtherOn = (from: WikiNode, to: WikiNode): boolean =>
  from.group !== to.group || from.column === null || to.column === null || from.column < to.column;

function isBeside(nodes: readonly WikiNode[], from: WikiNode, to: WikiNode): boolean {
  if (from.group !== to.group) return true;
  if (to.feeders.length === 0) return from.column !== null;
  return to.feeders.some((own) => nodes[own.from]?.column === from.column);
}

/** The team that goes on, one of the two, is there once both places there are taken. */
function canArrive(from: WikiNode, to: WikiNode, goesOn: string | null): boolean {
  if (to.teams.some((team) => team === null)) return true;
  if (goesOn !== null) return to.teams.includes(goesOn);
  return from.teams.some((team) => team === null || to.teams.includes(team));
}
