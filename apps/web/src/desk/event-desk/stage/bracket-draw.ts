import type { BodyInput, EventDesk } from '@callshot/contract';
import type { NamedTeam } from '../teams/another-team.tsx';
import type { DeskStage } from './stage-acts.ts';
import { knownTeams } from './team-seats.ts';

/** Starting teams by match and side: a team's id, nobody for good, or not known yet. */
export type Draw = ReadonlyMap<string, string>;

export const NOT_KNOWN = '';
export const BYE = 'bye';

type Side = 'top' | 'bottom';
type DeskMatch = DeskStage['matches'][number];

interface StartingPlace {
  readonly key: string;
  readonly side: Side;
}

export interface StartingMatch {
  readonly match: DeskMatch;
  readonly places: readonly StartingPlace[];
}

/** The key of a starting place in a draw. */
export const placeKey = (
  { eventSubstageId, slot }: Pick<DeskMatch, 'eventSubstageId' | 'slot'>,
  side: Side,
): string => `${eventSubstageId} ${slot} ${side}`;

/** The matches in which somebody starts whom no other match brings. */
export const startingMatches = (stage: DeskStage): readonly StartingMatch[] =>
  stage.matches.flatMap((match) => {
    const sides: readonly Side[] = [
      ...(match.isTopOpening ? (['top'] as const) : []),
      ...(match.isBottomOpening ? (['bottom'] as const) : []),
    ];
    const places = sides.map((side) => ({ key: placeKey(match, side), side }));
    return places.length === 0 ? [] : [{ match, places }];
  });

export const drawOf = (stage: DeskStage): Draw =>
  new Map(
    startingMatches(stage).flatMap(({ match, places }) =>
      places.map(({ key, side }) => {
        const teamId = side === 'top' ? match.topTeamId : match.bottomTeamId;
        const nobody = match.outcome === 'bye' ? BYE : NOT_KNOWN;
        return [key, teamId === null ? nobody : String(teamId)] as const;
      }),
    ),
  );

/**
 * Those of the group once all of them are known, until then whoever plays in the event; and others that
 * staff have named.
 */
export function candidates(
  desk: EventDesk,
  stage: DeskStage,
  eventSubstageId: number,
  others: readonly NamedTeam[],
): readonly NamedTeam[] {
  const own = stage.substages.find(({ id }) => id === eventSubstageId)?.teamIds ?? [];
  const places = startingMatches(stage)
    .filter(({ match }) => match.eventSubstageId === eventSubstageId)
    .flatMap((start) => start.places);
  const isFull = own.length >= places.length;
  const all = knownTeams(desk);
  const known = isFull ? all.filter(({ id }) => own.includes(id)) : all;
  return [...new Map([...known, ...others].map((team) => [team.id, team])).values()];
}

/** Ids of teams that start more than once. */
export function startingTwice(draw: Draw): readonly number[] {
  const placed = [...draw.values()].filter((value) => value !== NOT_KNOWN && value !== BYE);
  return [...new Set(placed.filter((value, at) => placed.indexOf(value) !== at))].map(Number);
}

/** As the call wants it: groups in which somebody new stands with their teams, those that stay first. */
export function seatingOf(
  desk: Pick<EventDesk, 'id' | 'version'>,
  stage: DeskStage,
  draw: Draw,
): BodyInput<'POST /api/event/slots'> {
  const starts = startingMatches(stage);
  const at = (key: string): number | null => {
    const value = draw.get(key) ?? NOT_KNOWN;
    return value === NOT_KNOWN || value === BYE ? null : Number(value);
  };
  const openings = starts.flatMap(({ match, places }) => {
    const teamAt = (side: Side) => {
      const place = places.find((own) => own.side === side);
      return place ? at(place.key) : null;
    };
    const [topTeamId, bottomTeamId] = [teamAt('top'), teamAt('bottom')];
    if (topTeamId === null && bottomTeamId === null) return [];
    const isBye = places.some(({ key }) => draw.get(key) === BYE);
    const { eventSubstageId, slot } = match;
    return [{ eventSubstageId, slot, topTeamId, bottomTeamId, isBye }];
  });
  const substages = stage.substages.flatMap(({ id, teamIds }) => {
    const placed = openings
      .filter(({ eventSubstageId }) => eventSubstageId === id)
      .flatMap(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId])
      .filter((teamId) => teamId !== null);
    const arriving = placed.filter((teamId) => !teamIds.includes(teamId));
    if (arriving.length === 0) return [];
    const staying = teamIds.filter((teamId) => placed.includes(teamId));
    return [{ eventSubstageId: id, teamIds: [...staying, ...arriving] }];
  });
  return { eventId: desk.id, version: desk.version, eventStageId: stage.id, substages, openings };
}
