import {
  type Doubt,
  draftEvent,
  type EventStage,
  groupsOf,
  isStageDecided,
  mappedStage,
  NO_PICKS,
  type PickSet,
  PickType,
  proposalsOf,
  readGroups,
  type StageMapping,
  type StageSync,
  suggestMapping,
  type WikiDetails,
} from '@callshot/rules';
import { expect } from 'vitest';
import type { RawMoment } from './lpdb.ts';
import { readMoment, type Tournament } from './tournaments.ts';

export interface Followed {
  readonly sync: StageSync;
  readonly official: PickSet;
  readonly doubts: readonly Doubt[];
  readonly kinds: readonly string[];
}

export interface Staff {
  /** They apply every answer that is likeliest. */
  readonly staffConfirm?: boolean;
  /** What they say of names that the event does not know, from then on. */
  readonly aliases?: ReadonlyMap<string, number>;
}

/** An event of the first moment, and what comes of every look at a later one. */
export async function followed(
  tournament: Tournament,
  onMoment: (is: Followed, at: number) => void,
  { staffConfirm = false, aliases = new Map() }: Staff = {},
): Promise<Followed> {
  const { format, moments } = tournament;
  const first = await readMoment(moment(moments, 0));
  const mapping = suggestMapping(format, groupsOf(first));
  const draft = draftEvent(first, format, mapping);
  if (!draft.ok) throw new Error(JSON.stringify(draft.problems));
  const keys = first.teams.map(({ key }) => key);
  const stage: EventStage = {
    eventStageId: 1,
    stageIndex: 0,
    format: format.stages[0] ?? never(),
    substages: (draft.value.stages[0]?.substages ?? []).map(({ teamKeys }, at) => ({
      eventSubstageId: 10 + at,
      title: `Substage ${at + 1}`,
      teamIds: teamKeys.map((key) => 1 + keys.indexOf(key)),
      officialMatches: [],
    })),
  };
  const applied = new Set<string>();
  let official = NO_PICKS;
  let last: Followed | null = null;
  for (const at of moments.keys()) {
    const details = at === 0 ? first : await readMoment(moment(moments, at));
    const teamIdOf = (key: string) =>
      aliases.get(key) ?? (keys.includes(key) ? 1 + keys.indexOf(key) : null);
    const look = () => lookAt(stage, mapping, details, teamIdOf, official, applied);
    let is = look();
    if (staffConfirm) {
      for (const { key, canApply } of is.doubts) if (canApply) applied.add(key);
      is = look();
    }
    official = is.official;
    last = is;
    onMoment(is, at);
  }
  return last ?? never();
}

function never(): never {
  throw new Error('A tournament has a stage and moments');
}

const moment = (moments: readonly RawMoment[], at: number): RawMoment => moments[at] ?? never();

function lookAt(
  stage: EventStage,
  mapping: StageMapping,
  details: WikiDetails,
  teamIdOf: StageSync['teamIdOf'],
  official: PickSet,
  applied: ReadonlySet<string>,
): Followed {
  const mapped = mappedStage(stage, mapping, { groups: readGroups(details), teamIdOf });
  expect(mapped.gone).toEqual([]);
  const sync: StageSync = {
    stage,
    official,
    said: mapped.said,
    tables: mapped.tables,
    byes: mapped.byes,
    teamIdOf,
    held: new Set(),
    arriving: [],
    placeless: new Set(),
    isFed: true,
    applied,
    now: lastStartOf(details),
  };
  const proposals = proposalsOf(sync);
  const { official: next, doubts } = proposals;
  return { sync, official: next, doubts, kinds: doubts.map(({ kind }) => kind) };
}

const lastStartOf = ({ matches }: WikiDetails): string =>
  matches
    .map(({ startsAt }) => startsAt ?? '')
    .toSorted()
    .at(-1) ?? '';

export const namesOf = ({ teams }: Tournament, { groupStagePicks }: PickSet, type: PickType) =>
  groupStagePicks
    .filter(({ pickTypeId }) => pickTypeId === type)
    .map(({ teamId }) => teams[teamId - 1]?.name ?? '?')
    .toSorted();

export const through = (tournament: Tournament) =>
  tournament.through.map(({ name }) => name).toSorted();

/** Official rows say nothing that the tournament takes back in the end. */
export function expectNothingAgainst(tournament: Tournament, { official, sync }: Followed): void {
  const last = through(tournament);
  for (const name of namesOf(tournament, official, PickType.advancing)) {
    expect(last).toContain(name);
  }
  for (const name of namesOf(tournament, official, PickType.eliminated)) {
    expect(last).not.toContain(name);
  }
  const known = namesOf(tournament, official, PickType.advancing).length;
  if (isStageDecided(sync.stage, official)) expect(known).toBe(last.length);
}
