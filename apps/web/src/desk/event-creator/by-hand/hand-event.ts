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

import { listed } from '../../../platform/ui/words/listed.ts';
import { addressProblem } from '../event-fields.tsx';
import { m } from '../words/messages.js';
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

interface TeamList {
  /** The position of the group in its stage. */
  readonly group: number;
  /** Later stages are filled by those before them, so that none of their teams is missing. */
  readonly isFirst: boolean;
}

export function countTeams(
  format: FormatStage,
  text: string,
  { group, isFirst }: TeamList,
): TeamCount {
  const { names, twice, tooLong } = readTeams(text);
  const places = openingPlacesOf(format, group);
  const named = teamsOnSlip(format, group);
  const said =
    places === null
      ? m.teamsAtLeast({ count: names.length, least: named })
      : m.teamsOfPlaces({ count: names.length, places });
  return { text: said, problem: problemOf() };

  function problemOf(): string | null {
    if (twice.length > 0) return m.namedTwice({ teams: listed(twice) });
    if (tooLong.length > 0) return m.nameTooLong({ count: MAX_TEAM_NAME });
    if (places !== null && names.length > places) {
      return m.tooManyTeams({ count: names.length, places });
    }
    if (names.length === 0) return isFirst ? m.firstStageNeedsTeams() : null;
    if (format.bracket === null && names.length < named) {
      return m.tooFewTeams({ count: named });
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
  if (draft.name.trim() === '') return m.eventNeedsName();
  if (addressProblem(draft.imageUrl) !== null) return m.imageLinkMissing();
  if (addressProblem(draft.wikiUrl) !== null) return m.pageLinkMissing();
  if (startsAt === null) return m.firstMatchMissing();
  if (endsAt === null) return m.lastDayMissing();
  if (endsAt < startsAt) return m.lastDayTooEarly();
  if (format === null) return m.formatMissing();
  return missingTeams(draft, format);
}

function missingTeams(draft: HandDraft, format: EventFormat): string | null {
  for (const [at, stage] of format.stages.entries()) {
    const texts = textsOf(draft, stage, at);
    const again = inSeveral(texts.map(readTeams));
    if (again.length > 0) return m.inTwoGroups({ stage: stage.name, team: again[0] ?? '' });
    for (const [group, text] of texts.entries()) {
      const { problem } = countTeams(stage, text, { group, isFirst: at === 0 });
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
          teams: [...inSlots(stage, readTeams(teams).names, order, { isFirst: at === 0 })],
          startsAt: instantOf(startsAt),
        };
      }),
    })),
  };
}
