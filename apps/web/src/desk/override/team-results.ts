import {
  askFormat,
  type ByFormat,
  clickTeam,
  type EventStage,
  furtherCount,
  type GroupStagePick,
  groupAdvancingCount,
  lostSweepOf,
  orderOf,
  PickType,
  placesOf,
  placeTitle,
  type SwissStageDetails,
  sweepOf,
  teamResultsOf,
  typeOfPlace,
} from '@callshot/rules';
import { m } from './words/messages.js';

/** A team's end in a stage, in one word. */
export interface TeamEnd {
  readonly value: string;
  readonly label: string;
  /** The official rows of such a team. */
  readonly types: readonly PickType[];
}

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated, firstPlace, secondPlace } =
  PickType;

const OPEN: TeamEnd = { value: 'open', label: m.openState(), types: [] };
const THROUGH: TeamEnd = { value: 'through', label: m.advanced(), types: [advancing] };
const OUT: TeamEnd = { value: 'out', label: m.out(), types: [eliminated] };

/** The more is said of a team, the later it stands beside what it includes. */
const swissEnds = (details: SwissStageDetails | null): readonly TeamEnd[] => [
  OPEN,
  THROUGH,
  { value: '3-0', label: sweepOf(details), types: [advancing, cleanSweepWinner] },
  OUT,
  { value: '0-3', label: lostSweepOf(details), types: [eliminated, cleanSweepLoser] },
];
const GROUP_ENDS: readonly TeamEnd[] = [
  OPEN,
  THROUGH,
  { value: 'first', label: m.first(), types: [advancing, firstPlace] },
  { value: 'second', label: m.second(), types: [advancing, secondPlace] },
  OUT,
];

/** The ends of the teams of a substage, by its position. */
export const teamEndsOf = ({ format }: EventStage, group: number): readonly TeamEnd[] =>
  askFormat(ENDS, format, group);

const ENDS: ByFormat<readonly TeamEnd[], [group: number]> = {
  swiss: ({ swissStageDetails }) => swissEnds(swissStageDetails),
  groups: () => GROUP_ENDS,
  orders: ({ groupStageDetails }, group) => {
    const details = orderOf(groupStageDetails, group);
    const next = furtherCount(details) > 0 ? groupAdvancingCount(details) + 1 : null;
    return [
      OPEN,
      ...Array.from({ length: placesOf(details) }, (_, at) => placeEnd(at + 1)).flatMap(
        (end, at) => (at + 1 === next ? [end, ...GOING_ON.map((on) => both(end, on))] : [end]),
      ),
    ];
  },
  fixtures: () => [],
  brackets: () => [],
};

const placeEnd = (place: number): TeamEnd => ({
  value: `place-${place}`,
  label: placeTitle(place),
  types: [typeOfPlace(place)],
});

/** Some of the teams at the next place go on: it is told of each. */
const GOING_ON = [THROUGH, OUT];

const both = (end: TeamEnd, on: TeamEnd): TeamEnd => ({
  value: `${end.value}-${on.value}`,
  label: `${end.label} · ${on.label}`,
  types: [...end.types, ...on.types],
});

type Rows = readonly GroupStagePick[];
type TeamPlace = Pick<GroupStagePick, 'eventSubstageId' | 'teamId'>;

const isOf =
  ({ eventSubstageId, teamId }: TeamPlace) =>
  (row: GroupStagePick): boolean =>
    row.eventSubstageId === eventSubstageId && row.teamId === teamId;

/** The end of a team, as far as these results say. */
export function endOf(stage: EventStage, rows: Rows, at: TeamPlace): TeamEnd {
  const known = new Set(rows.filter(isOf(at)).map((row) => row.pickTypeId));
  const isSaid = ({ types }: TeamEnd): boolean => types.slice(-1).some((type) => known.has(type));
  const group = stage.substages.findIndex((own) => own.eventSubstageId === at.eventSubstageId);
  return teamEndsOf(stage, group).findLast(isSaid) ?? OPEN;
}

/** The results with another standing of this team; null when there cannot be one more such team. */
export function withEnd(
  stage: EventStage,
  rows: Rows,
  at: TeamPlace,
  end: TeamEnd,
  told: Rows = rows,
): Rows | null {
  const isTeams = isOf(at);
  const kept = rows.filter((row) => !isTeams(row));
  const results = teamResultsOf(stage.format, [
    ...told.filter((row) => !isTeams(row)),
    ...rowsOf(stage, at, end),
  ]);
  if (results === null) return null;
  return end.types.reduce<Rows | null>((before, pickTypeId) => {
    const outcome = before && clickTeam(results, stage, before, { ...at, pickTypeId });
    return outcome?.ok ? outcome.picks : null;
  }, kept);
}

const rowsOf = ({ eventStageId }: EventStage, at: TeamPlace, { types }: TeamEnd): Rows =>
  types.map((pickTypeId) => ({ eventStageId, ...at, pickTypeId }));

/** The results with every team out of which nothing is known; null when so many cannot be, or none is out. */
export function withRestOut(
  stage: EventStage,
  rows: Rows,
  { eventSubstageId, teamIds }: EventStage['substages'][number],
): Rows | null {
  const rest = teamIds
    .map((teamId) => ({ eventSubstageId, teamId }))
    .filter((at) => endOf(stage, rows, at) === OPEN);
  const told = [...rows, ...rest.flatMap((at) => rowsOf(stage, at, OUT))];
  return rest.reduce<Rows | null>(
    (before, at) => before && withEnd(stage, before, at, OUT, told),
    rows,
  );
}
