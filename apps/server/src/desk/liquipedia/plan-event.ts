import type { Body } from '@callshot/contract';
import type { EventDraft, EventFormat, NewOpening, WikiDetails } from '@callshot/rules';
import type {
  NamedSubstage,
  NewEvent,
  NewTeamMember,
} from '../../play/events/running/new-event.ts';
import { flagOfCountry } from '../../play/events/teams/country-flag.ts';

type TeamIds = ReadonlyMap<string, number>;
type DraftSubstage = EventDraft['stages'][number]['substages'][number];
type DraftOpening = DraftSubstage['openings'][number];

/** The wishes of staff for an event of the wiki, whatever its format comes from. */
export type EventOfWiki = Omit<Body<'POST /api/liquipedia/create'>, 'eventFormatId'>;

export interface FormatOfEvent {
  /** Null = it is saved with the event. */
  readonly id: number | null;
  readonly name: string;
  readonly value: EventFormat;
}

export interface PlannedFromWiki {
  readonly wanted: EventOfWiki;
  readonly links: Pick<NewEvent, 'url' | 'imageUrl' | 'imageSource'>;
  readonly details: WikiDetails;
  readonly draft: EventDraft;
  /** Positions of stages of which a match has ended in public. */
  readonly ended: readonly number[];
  readonly format: FormatOfEvent;
}

/** Keys of the teams that take part, each once. */
export const teamKeysOf = ({ stages }: EventDraft): string[] => [
  ...new Set(stages.flatMap(({ substages }) => substages.flatMap(({ teamKeys }) => teamKeys))),
];

/** An event of the wiki's tournament, whose credit links to its very page. */
export const planFromWiki = (
  { wanted, links, details, draft, ended, format }: PlannedFromWiki,
  ids: TeamIds,
): NewEvent => ({
  gameId: wanted.gameId,
  name: details.tournament.title,
  nameOverride: wanted.nameOverride,
  imageUrl: links.imageUrl,
  imageSource: links.imageSource ?? null,
  url: links.url ?? details.tournament.wikiLink,
  attribution: { name: 'Liquipedia', url: details.tournament.wikiLink },
  rewardTypeId: wanted.rewardType,
  eventFormatId: format.id,
  formatName: format.name,
  format: format.value,
  startsAt: new Date(draft.startsAt),
  endsAt: new Date(draft.endsAt),
  stages: draft.stages.map(({ substages }, index) => ({
    hasEndedMatch: ended.includes(index),
    substages: substages.map((substage) => substageOf(substage, ids)),
  })),
  members: membersOf(details, ids),
});

const substageOf = (
  { title, teamKeys, openings, startsAt, places }: DraftSubstage,
  ids: TeamIds,
): NamedSubstage => ({
  title,
  teamIds: teamKeys.flatMap((key) => ids.get(key) ?? []),
  openings: openings.map((opening) => openingOf(opening, ids)),
  startsAt: startsAt === null ? null : new Date(startsAt),
  places,
});

function openingOf(
  { topTeam, bottomTeam, isBye, startsAt, ...place }: DraftOpening,
  ids: TeamIds,
): NewOpening {
  const idOf = (key: string | null) => (key === null ? null : (ids.get(key) ?? null));
  const [topTeamId, bottomTeamId] = [idOf(topTeam), idOf(bottomTeam)];
  return {
    ...place,
    topTeamId,
    bottomTeamId,
    winnerTeamId: isBye ? (topTeamId ?? bottomTeamId) : null,
    loserTeamId: null,
    topTeamScore: null,
    bottomTeamScore: null,
    startsAt: startsAt === null ? null : new Date(startsAt),
    ...(isBye && { outcome: 'bye' as const }),
  };
}

const membersOf = ({ teams }: WikiDetails, ids: TeamIds): NewTeamMember[] =>
  teams.flatMap(({ key, members }) => {
    const teamId = ids.get(key);
    if (teamId === undefined) return [];
    return members.map(({ position, username, flag }) => ({
      teamId,
      role: position,
      username,
      flagImageUrl: flagOfCountry(flag),
    }));
  });

/** In a table a team may stand of which the page tells nothing else. */
export const takingPart = (
  { teams, tables }: WikiDetails,
  keys: readonly string[],
): WikiDetails['teams'] =>
  keys.map(
    (key) =>
      teams.find((team) => team.key === key) ?? {
        key,
        name: tables.flatMap(({ rows }) => rows).find((row) => row.teamKey === key)?.name ?? key,
        shortName: '',
        template: null,
        logoUrl: null,
        members: [],
      },
  );
