import type { BodyInput } from '@callshot/contract';
import {
  type EventFormat,
  type FormatStage,
  openingPlacesOf,
  stagesTooFewReach,
  substageCountOf,
  teamsOnSlip,
  wordsOfArrivals,
} from '@callshot/rules';

import { counted } from '../../../platform/ui/words/counted.ts';
import { addressProblem } from '../event-fields.tsx';
import { EMPTY_SUBSTAGE, type HandDraft, type HandSubstage } from './hand-draft.ts';
import { inSlots } from './opening-pairs.ts';
import { inSeveral, isOpen, MAX_TEAM_NAME, readTeams } from './typed-teams.ts';

export const substageOf = ({ substages }: HandDraft, stage: number, at: number): HandSubstage =>
  substages[`${stage}.${at}`] ?? EMPTY_SUBSTAGE;

/** The number of teams entered, against the number that the format asks for. */
export interface TeamCount {
  readonly text: string;
  /** The problem of the list; null = none. */
  readonly problem: string | null;
}

/** `isFirst`: later stages are filled by those before them, so that none of their teams is missing. */
export function countTeams(format: FormatStage, text: string, isFirst: boolean): TeamCount {
  const { names, twice, tooLong } = readTeams(text);
  const places = openingPlacesOf(format);
  const named = teamsOnSlip(format);
  const said =
    places === null
      ? `${counted(names.length, 'team')}, at least ${named}`
      : `${names.length} of ${counted(places, 'place')}`;
  return { text: said, problem: problemOf() };

  function problemOf(): string | null {
    if (twice.length > 0) return `Named twice: ${twice.join(', ')}.`;
    if (tooLong.length > 0) return `A name has at most ${MAX_TEAM_NAME} characters.`;
    if (places !== null && names.length > places) {
      return `${names.length} teams, and the format has ${counted(places, 'place')}.`;
    }
    if (names.length === 0) return isFirst ? 'The first stage needs its teams.' : null;
    if (places === null && names.length < named) {
      return `A slip names ${counted(named, 'team')}, so at least as many play.`;
    }
    return null;
  }
}

/** Instants are typed in UTC; null = not whole yet. */
function instantOf(typed: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? Date.parse(`${typed}Z`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The first match is before now: picks of the event would be locked from the start. */
export function isBegun({ startsAt }: HandDraft, now: number): boolean {
  const at = instantOf(startsAt);
  return at !== null && Date.parse(at) <= now;
}

/** A day of a tournament lasts until its end in UTC. */
function lastInstantOf(day: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T23:59:59Z`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The reason why the event cannot be created yet, in words; null = none. */
export function missingOfHand(draft: HandDraft, format: EventFormat | null): string | null {
  const [startsAt, endsAt] = [instantOf(draft.startsAt), lastInstantOf(draft.lastDay)];
  if (draft.name.trim() === '') return 'The event needs a name.';
  if (addressProblem(draft.imageUrl) !== null) return 'The image needs a link with https://.';
  if (addressProblem(draft.wikiUrl) !== null) return 'The page needs a link with https://.';
  if (startsAt === null) return 'Set when the first match begins.';
  if (endsAt === null) return 'Set the last day.';
  if (endsAt < startsAt) return 'The last day is before the first match.';
  if (format === null) return 'Choose a format.';
  return missingTeams(draft, format);
}

function missingTeams(draft: HandDraft, format: EventFormat): string | null {
  for (const [at, stage] of format.stages.entries()) {
    const texts = textsOf(draft, stage, at);
    const again = inSeveral(texts.map(readTeams));
    if (again.length > 0) return `${stage.name}: ${again[0]} is in two groups.`;
    for (const text of texts) {
      const { problem } = countTeams(stage, text, at === 0);
      if (problem !== null) return `${stage.name}: ${problem}`;
    }
  }
  const teams = format.stages.map((stage, at) => {
    const typed = textsOf(draft, stage, at).flatMap((text) => readTeams(text).names);
    const heldOpen = typed.filter(isOpen).length;
    return { named: typed.length - heldOpen, heldOpen };
  });
  const [short] = stagesTooFewReach(format, teams);
  return short === undefined ? null : wordsOfArrivals(short);
}

const textsOf = (draft: HandDraft, stage: FormatStage, at: number): string[] =>
  Array.from(
    { length: substageCountOf(stage) },
    (_, substage) => substageOf(draft, at, substage).teams,
  );

/** The request for a complete draft. */
export function handEventOf(
  draft: HandDraft,
  formatId: number,
  { stages }: EventFormat,
): BodyInput<'POST /api/event/create'> {
  return {
    gameId: draft.gameId,
    nameOverride: draft.name.trim(),
    imageUrl: draft.imageUrl.trim(),
    url: draft.wikiUrl.trim(),
    startsAt: instantOf(draft.startsAt) ?? '',
    endsAt: lastInstantOf(draft.lastDay) ?? '',
    eventFormatId: formatId,
    rewardType: draft.rewardType,
    stages: stages.map((stage, at) => ({
      substages: Array.from({ length: substageCountOf(stage) }, (_, substage) => {
        const { teams, order, startsAt } = substageOf(draft, at, substage);
        return {
          title: '',
          teams: [...inSlots(stage, readTeams(teams).names, order)],
          startsAt: instantOf(startsAt),
        };
      }),
    })),
  };
}
