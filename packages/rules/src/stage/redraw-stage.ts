import type { EventStage, Replacement } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import type { AdvancingTeam } from './open-stage.ts';

/** The teams that went through the stage before, formerly and now, and the state of the later stage. */
export interface Succession {
  readonly was: readonly AdvancingTeam[];
  readonly is: readonly AdvancingTeam[];
  /** Teams that stand in the later stage only because they went through the one before. */
  readonly arrivals: readonly number[];
  /** Somebody has picked the later stage: its places stay, and there may be more of them. */
  readonly isPicked: boolean;
  /** Each place brings one team, which has a place of its own here: entries say so. Absent = false. */
  readonly isSeated?: boolean;
}

/** A later stage after the results of the one before it have changed. */
export interface Redraw {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly arrivals: readonly number[];
  readonly replaced: readonly Replacement[];
  /** Teams that left, without a successor. */
  readonly left: readonly number[];
  /** Teams that came without taking another team's place. */
  readonly added: readonly number[];
  /** Teams that did not go through, and keep their place until their successor is known. */
  readonly waiting: readonly number[];
  /** Teams that went through to a stage of several lists: the draw says which takes them. */
  readonly unplaced: readonly number[];
}

/**
 * Puts the teams that went through a stage into the next one, and takes out those that stood there
 * by mistake. A successor stands wherever the former team stood, in results as well, since only a
 * team that went through can have played. The draw still decides who plays in which group or
 * starting slot.
 */
export function redrawStage(later: EventStage, official: PickSet, succession: Succession): Redraw {
  const { was, is, arrivals, isPicked, isSeated = false } = succession;
  const listed = later.substages.flatMap(({ teamIds }) => teamIds);
  const through = new Set(is.map(({ teamId }) => teamId));
  const placed = new Set([...arrivals, ...was.map(({ teamId }) => teamId)]);
  const isOneList = later.substages.length === 1;
  const canLeave = !isPicked && !hasResults(official);
  const isLeaving = (isOneList || isSeated) && canLeave;
  const gone = listed.filter((teamId) => placed.has(teamId) && !through.has(teamId));
  const moving = isSeated && canLeave ? movedTeams(was, is) : new Set<number>();
  const come = is.filter(({ teamId }) => !listed.includes(teamId));
  const replaced = isSeated ? pairSeats(listed, { was, is, moving }) : pairUp(gone, was, come);
  const [from, to] = [
    new Set(replaced.map((pair) => pair.from)),
    new Set(replaced.map((pair) => pair.to)),
  ];
  const stale = gone.filter((teamId) => !from.has(teamId));
  const vacated = listed.filter(
    (teamId) => moving.has(teamId) && !from.has(teamId) && !stale.includes(teamId),
  );
  const left = isLeaving ? [...stale, ...vacated] : [];
  const stays = new Set([
    ...listed.filter((teamId) => !from.has(teamId) && !left.includes(teamId)),
    ...to,
  ]);
  const others = is.flatMap(({ teamId }) => (stays.has(teamId) ? [] : [teamId]));
  const added = isOneList ? others : [];
  const waiting = isLeaving ? [] : stale;
  const changed = withTeams(later, official, { replaced, left, added });
  const teams = changed.stage.substages.flatMap(({ teamIds }) => teamIds);
  return {
    ...changed,
    arrivals: teams.filter((teamId) => through.has(teamId) || waiting.includes(teamId)),
    replaced,
    left: left.filter((teamId) => !others.includes(teamId) && !to.has(teamId)),
    added,
    waiting,
    unplaced: isOneList ? [] : others,
  };
}

interface Seats {
  readonly was: readonly AdvancingTeam[];
  readonly is: readonly AdvancingTeam[];
  /** Teams that give up their place, whoever comes there. */
  readonly moving: ReadonlySet<number>;
}

/** Teams that have another place than before. */
const movedTeams = (
  was: readonly AdvancingTeam[],
  is: readonly AdvancingTeam[],
): ReadonlySet<number> =>
  new Set(
    is.flatMap(({ teamId, place }) =>
      was.some((team) => team.teamId === teamId && team.place !== place) ? [teamId] : [],
    ),
  );

/**
 * The team of a place takes it over from the team that had it, in a circle if need be. A team that stands here
 * and keeps its own place takes no second one.
 */
function pairSeats(listed: readonly number[], { was, is, moving }: Seats): Replacement[] {
  let pairs = was.flatMap(({ teamId: from, place }): Replacement[] => {
    const to = is.find((team) => team.place === place)?.teamId;
    return to === undefined || to === from || !listed.includes(from) ? [] : [{ from, to }];
  });
  for (let count = -1; count !== pairs.length; ) {
    count = pairs.length;
    const given = new Set(pairs.map(({ from }) => from));
    pairs = pairs.filter(({ to }) => !listed.includes(to) || given.has(to) || moving.has(to));
  }
  return pairs;
}

/**
 * A team that went through in the same way as one that left succeeds to it; the others follow in
 * their order.
 */
function pairUp(
  gone: readonly number[],
  was: readonly AdvancingTeam[],
  come: readonly AdvancingTeam[],
): Replacement[] {
  const free = [...come];
  const pairs: Replacement[] = [];
  for (const isSamePlace of [true, false]) {
    for (const from of gone) {
      if (pairs.some((pair) => pair.from === from)) continue;
      const place = was.find(({ teamId }) => teamId === from)?.place;
      const at = free.findIndex((team) => !isSamePlace || team.place === place);
      for (const { teamId: to } of at < 0 ? [] : free.splice(at, 1)) pairs.push({ from, to });
    }
  }
  return pairs;
}

const hasResults = ({ groupStagePicks, matchPicks }: PickSet): boolean =>
  groupStagePicks.length > 0 ||
  matchPicks.some(
    ({ winnerTeamId, outcome = 'played' }) =>
      outcome !== 'bye' && (winnerTeamId !== null || outcome !== 'played'),
  );

/** A stage in which teams took the places of others, in its draw and results as well. */
export const withTeamsReplaced = (
  stage: EventStage,
  official: PickSet,
  replaced: readonly Replacement[],
): { readonly stage: EventStage; readonly official: PickSet } =>
  withTeams(stage, official, { replaced, left: [], added: [] });

type TeamChanges = Pick<Redraw, 'replaced' | 'left' | 'added'>;

function withTeams(
  stage: EventStage,
  official: PickSet,
  { replaced, left, added }: TeamChanges,
): { readonly stage: EventStage; readonly official: PickSet } {
  const successors = new Map(replaced.map(({ from, to }) => [from, to]));
  const teamOf = (teamId: number): number => successors.get(teamId) ?? teamId;
  const matchPicks = official.matchPicks.map((row) => withTeamsOf(row, teamOf, left));
  const groupStagePicks = official.groupStagePicks.map((pick) => ({
    ...pick,
    teamId: teamOf(pick.teamId),
  }));
  const substages = stage.substages.map((substage) => ({
    ...substage,
    teamIds: [...substage.teamIds.filter((id) => !left.includes(id)).map(teamOf), ...added],
    officialMatches: matchPicks.filter((m) => m.eventSubstageId === substage.eventSubstageId),
    ...(substage.teamMatches && {
      teamMatches: substage.teamMatches.map(({ teamIds: [first, second], ...match }) => ({
        ...match,
        teamIds: [teamOf(first), second === null ? null : teamOf(second)] as const,
      })),
    }),
  }));
  return { stage: { ...stage, substages }, official: { groupStagePicks, matchPicks } };
}

/** The bye of a team that left becomes an unknown starting slot. */
function withTeamsOf(
  row: MatchPick,
  teamOf: (teamId: number) => number,
  left: readonly number[],
): MatchPick {
  const slot = (teamId: number | null) =>
    teamId === null || left.includes(teamId) ? null : teamOf(teamId);
  const { outcome, ...match } = row;
  const isByeOver = outcome === 'bye' && slot(row.winnerTeamId) === null;
  return {
    ...match,
    topTeamId: slot(row.topTeamId),
    bottomTeamId: slot(row.bottomTeamId),
    winnerTeamId: slot(row.winnerTeamId),
    loserTeamId: slot(row.loserTeamId),
    ...(outcome === undefined || isByeOver ? {} : { outcome }),
  };
}
