import {
  type EventStage,
  type FormatStage,
  kindOf,
  type PickSet,
  type StageKind,
  teamsOnSlip,
} from '@callshot/rules';
import { askedCount, pickedCount, type TeamStep, teamSteps } from '../teams/team-steps.ts';
import { m } from '../words/messages.js';

/** The place of a pick: a match, or the teams of a substage. */
export type PickPlace = { readonly eventSubstageId: number } & (
  | { readonly kind: 'match'; readonly key: string }
  | { readonly kind: 'teams' }
);

export interface NextPick {
  /** Null where the title of its stop says it all. */
  readonly name: string | null;
  readonly place: PickPlace;
}

/** One stop on the way through a stage: a step of a team stage, or a substage of brackets. */
export interface Stop {
  readonly title: string;
  readonly picked: number;
  readonly required: number;
  /** The first pick that is missing; null when nothing is. */
  readonly next: NextPick | null;
}

export const isStopDone = (stop: Stop): boolean => stop.picked === stop.required;

const teamStop = (step: TeamStep): Stop => ({
  title: step.title,
  picked: pickedCount(step),
  required: askedCount(step),
  next: nextTeam(step),
});

function nextTeam({ buckets }: TeamStep): NextPick | null {
  const open =
    buckets.find(({ picked, least }) => picked.length < least) ??
    buckets.find(({ picked, count }) => picked.length < count);
  if (open === undefined) return null;
  const { title, eventSubstageId } = open;
  return { name: buckets.length > 1 ? title : null, place: { kind: 'teams', eventSubstageId } };
}

/** The stops of a stage in order, with the number of picks of each [rule: picks-11, picks-12]. */
export type StopsOf = (stage: EventStage, picks: PickSet) => Stop[];

export const teamStops: StopsOf = (stage, picks) => teamSteps(stage, picks).map(teamStop);

/** All groups are one stop: each asks for its places on one screen. */
export function orderStops(stage: EventStage, picks: PickSet): Stop[] {
  const groups = stage.substages.map(({ eventSubstageId, title }, group) => ({
    eventSubstageId,
    title,
    picked: picks.groupStagePicks.filter((row) => row.eventSubstageId === eventSubstageId).length,
    required: teamsOnSlip(stage.format, group),
  }));
  const open = groups.find(({ picked, required }) => picked < required);
  const sumOf = (of: 'picked' | 'required') => groups.reduce((sum, own) => sum + own[of], 0);
  const next: NextPick | null = open
    ? {
        name: groups.length > 1 ? open.title : null,
        place: { kind: 'teams', eventSubstageId: open.eventSubstageId },
      }
    : null;
  return [{ title: m.orderStep(), picked: sumOf('picked'), required: sumOf('required'), next }];
}

const STOPS_AT_BRACKETS: Readonly<Record<StageKind, boolean>> = {
  swiss: false,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: true,
};

/** Each stop is a bracket in a tab of its own. Other stops are steps, one after another. */
export const stopsAtBrackets = (format: FormatStage): boolean => STOPS_AT_BRACKETS[kindOf(format)];

/** There is something to pick: teams in every group, or a match whose teams are known. */
export const isStagePickable = (stage: EventStage, stops: readonly Stop[]): boolean =>
  PICKABLE[kindOf(stage.format)](stage, stops);

const hasTeams = ({ substages }: EventStage, stops: readonly Stop[]): boolean =>
  substages.every(({ teamIds }) => teamIds.length > 0) && stops.length > 0;

const PICKABLE: Readonly<Record<StageKind, typeof isStagePickable>> = {
  swiss: hasTeams,
  groups: hasTeams,
  orders: hasTeams,
  fixtures: hasTeams,
  brackets: (_, stops) => stops.some((stop) => stop.required > 0),
};
