import {
  compileBracket,
  type EventFormat,
  type FormatStage,
  isBracketStage,
  type MatchPick,
  matchKey,
  type Problem,
  placesOfBracket,
  substageCountOf,
  teamsOnSlip,
} from '@callshot/rules';

/** An opening match of a bracket; its stage and substage are known by where it stands. */
export type NewOpening = Omit<MatchPick, 'eventStageId' | 'eventSubstageId'> & {
  readonly startsAt?: Date | null;
};

export interface NewSubstage {
  readonly title: string;
  readonly groupName?: string | null;
  /** In their fixed order; may be empty where teams are not known yet. */
  readonly teamIds: readonly number[];
  readonly openings: readonly NewOpening[];
}

export interface NewTeamMember {
  readonly teamId: number;
  readonly role: 'Player' | 'Captain' | 'Coach' | 'Substitute' | 'Other';
  readonly username: string;
  readonly flagImageUrl: string | null;
}

/** Everything an event is made of; the first stage is open until `startsAt`. */
export interface NewEvent {
  readonly gameId: 1 | 2;
  readonly name: string;
  readonly nameOverride: string;
  readonly imageUrl: string | null;
  readonly url: string | null;
  readonly attribution: { readonly name: string; readonly url: string } | null;
  /** 1 Medal, 2 Trophy, 3 Globe; 4 and 5 are game 2's only (decisions 77, 78). */
  readonly rewardTypeId: number;
  readonly eventFormatId: number | null;
  readonly formatName: string;
  /** Becomes the event's own snapshot (decision 5). */
  readonly format: EventFormat;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** One for each stage of the format: its substages. */
  readonly stages: readonly { readonly substages: readonly NewSubstage[] }[];
  readonly members?: readonly NewTeamMember[];
}

/** What is wrong with a new event beside its format: every problem, with its path. */
export function problemsOfNewEvent(event: NewEvent): Problem[] {
  const problems: Problem[] = [];
  if (event.endsAt < event.startsAt) {
    problems.push({ path: 'endsAt', message: 'The event ends before it starts' });
  }
  if (event.rewardTypeId > 3 && event.gameId !== 2) {
    problems.push({ path: 'rewardTypeId', message: 'Prestige trophies are of game 2 only' });
  }
  if (event.stages.length !== event.format.stages.length) {
    const message = `The format has ${event.format.stages.length} stages, the event ${event.stages.length}`;
    return [...problems, { path: 'stages', message }];
  }
  event.format.stages.forEach((stage, index) => {
    const substages = event.stages[index]?.substages ?? [];
    const path = `stages[${index}].substages`;
    problems.push(...problemsOfSubstages(stage, substages, path));
    // Later stages are still being filled by those before them.
    if (index === 0) problems.push(...problemsOfCounts(stage, substages, path));
  });
  return problems;
}

/** A slip that names more teams than take part could never be submitted. */
function problemsOfCounts(
  stage: FormatStage,
  substages: readonly NewSubstage[],
  path: string,
): Problem[] {
  const named = teamsOnSlip(stage);
  return substages.flatMap(({ title, teamIds }, index) => {
    const isListedTwice = new Set(teamIds).size < teamIds.length;
    if (teamIds.length === 0 || isListedTwice || teamIds.length >= named) return [];
    const message = `Picks of '${title}' name ${named} teams, and ${teamIds.length} take part`;
    return [{ path: `${path}[${index}].teamIds`, message }];
  });
}

function problemsOfSubstages(
  stage: FormatStage,
  substages: readonly NewSubstage[],
  path: string,
): Problem[] {
  const expected = substageCountOf(stage);
  if (substages.length !== expected) {
    return [{ path, message: `'${stage.name}' has ${expected} of them, not ${substages.length}` }];
  }
  const openings = openingKeys(stage);
  return [
    ...substages.flatMap((substage, index) => [
      ...problemsOfSubstage(substage, openings, `${path}[${index}]`),
      ...problemsOfDraw(stage, substage, `${path}[${index}]`),
    ]),
    ...inSeveral(substages, path),
  ];
}

/** A team plays in one group. */
function inSeveral(substages: readonly NewSubstage[], path: string): Problem[] {
  const playsIn = new Map<number, number>();
  return substages.flatMap(({ teamIds }, index) =>
    teamIds.flatMap((teamId) => {
      const first = playsIn.get(teamId) ?? index;
      playsIn.set(teamId, first);
      const message = `Team ${teamId} is in '${substages[first]?.title}' already`;
      return first === index ? [] : [{ path: `${path}[${index}].teamIds`, message }];
    }),
  );
}

/** A bracket has a place to start for each of its teams, and each starts in one. */
function problemsOfDraw(
  stage: FormatStage,
  { teamIds, openings }: NewSubstage,
  path: string,
): Problem[] {
  if (!isBracketStage(stage)) return [];
  const places = placesOfBracket(stage);
  const problems: Problem[] = [];
  if (teamIds.length > places) {
    const message = `${teamIds.length} teams take part, and the bracket has places for ${places}`;
    problems.push({ path: `${path}.teamIds`, message });
  }
  const drawn = new Set<number>();
  openings.forEach(({ topTeamId, bottomTeamId }, index) => {
    for (const teamId of [topTeamId, bottomTeamId]) {
      if (teamId === null) continue;
      if (drawn.has(teamId)) {
        const message = `Team ${teamId} starts in another place already`;
        problems.push({ path: `${path}.openings[${index}]`, message });
      }
      drawn.add(teamId);
    }
  });
  return problems;
}

function problemsOfSubstage(
  { teamIds, openings }: NewSubstage,
  openingsOfFormat: ReadonlySet<string>,
  path: string,
): Problem[] {
  const problems: Problem[] = [];
  const teams = new Set(teamIds);
  if (teams.size !== teamIds.length) {
    problems.push({ path: `${path}.teamIds`, message: 'A team is listed twice' });
  }
  if (teamIds.length > 250) {
    problems.push({ path: `${path}.teamIds`, message: 'At most 250 teams take part' });
  }
  openings.forEach((opening, index) => {
    const at = `${path}.openings[${index}]`;
    const key = matchKey({
      part: opening.bracketPart,
      col: opening.bracketCol,
      colIndex: opening.bracketColIndex,
    });
    if (!openingsOfFormat.has(key)) {
      problems.push({
        path: at,
        message: `Match ${key} has no place that is known from the start`,
      });
    }
    for (const teamId of [opening.topTeamId, opening.bottomTeamId]) {
      if (teamId !== null && !teams.has(teamId)) {
        problems.push({ path: at, message: `Team ${teamId} is not in this substage` });
      }
    }
  });
  return problems;
}

/** Matches with a place that no other match fills. */
function openingKeys(stage: FormatStage): ReadonlySet<string> {
  if (!isBracketStage(stage)) return new Set();
  return new Set(
    compileBracket(stage)
      .matches.filter((node) => node.top.kind === 'opening' || node.bottom.kind === 'opening')
      .map((node) => node.key),
  );
}
