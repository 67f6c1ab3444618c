import type { BodyInput, EventDesk } from '@callshot/contract';
import { listed } from '../../../platform/ui/words/listed.ts';
import type { NamedTeam } from '../teams/another-team.tsx';
import { m } from '../words/messages.js';
import type { DeskStage } from './stage-acts.ts';

/** In which group of a stage each team of the event plays; null = in none. */
export type Seats = ReadonlyMap<number, number | null>;

/** Teams of the event, and those of its tournament that have no place in it yet. */
export const knownTeams = ({
  teams,
  wiki,
}: Pick<EventDesk, 'teams' | 'wiki'>): readonly NamedTeam[] => [
  ...teams,
  ...(wiki?.unplaced ?? []),
];

/** The teams of the stage first, group by group, then the others of the event. */
export function seatsOf(desk: Pick<EventDesk, 'teams' | 'wiki'>, { substages }: DeskStage): Seats {
  const seated = substages.flatMap(({ id, teamIds }) =>
    teamIds.map((teamId): [number, number] => [teamId, id]),
  );
  const known = new Set(seated.map(([teamId]) => teamId));
  const others = knownTeams(desk).flatMap(({ id }): [number, null][] =>
    known.has(id) ? [] : [[id, null]],
  );
  return new Map<number, number | null>([...seated, ...others]);
}

const countIn = (seats: Seats, eventSubstageId: number): number =>
  [...seats.values()].filter((seat) => seat === eventSubstageId).length;

/** The number of teams in each group: 'Group A 4, Group B 3'; '12 teams' for a single group. */
export function countsOf({ substages }: DeskStage, seats: Seats): string {
  const counts = substages.map(({ id, title }) => ({ title, count: countIn(seats, id) }));
  const [only] = counts;
  if (counts.length === 1 && only) return m.teamCount({ count: only.count });
  return listed(counts.map(({ title, count }) => m.groupCount({ title, count })));
}

/**
 * Once a stage has picks, none of its places can be removed. A new team takes the place of one that
 * leaves, or a place of its own.
 */
export function placesLost({ substages, picked }: DeskStage, seats: Seats): string | null {
  if (picked === 0) return null;
  const lacks = substages.flatMap(({ id, title, teamIds }) => {
    const count = countIn(seats, id);
    const places = teamIds.length;
    if (count >= places) return [];
    return [
      substages.length > 1
        ? m.groupLacks({ title, places, count })
        : m.stageLacks({ places, count }),
    ];
  });
  return lacks.length === 0 ? null : m.placesLost({ groups: lacks.join('; ') });
}

/** The body of the call: groups whose teams change, with the staying teams first. */
export function seatTeams(
  { id: eventId, version }: Pick<EventDesk, 'id' | 'version'>,
  stage: DeskStage,
  seats: Seats,
): BodyInput<'POST /api/event/slots'> {
  const substages = stage.substages.flatMap(({ id, teamIds }) => {
    const staying = teamIds.filter((teamId) => seats.get(teamId) === id);
    const coming = [...seats].flatMap(([teamId, seat]) =>
      seat === id && !teamIds.includes(teamId) ? [teamId] : [],
    );
    return staying.length === teamIds.length && coming.length === 0
      ? []
      : [{ eventSubstageId: id, teamIds: [...staying, ...coming] }];
  });
  return { eventId, version, eventStageId: stage.id, substages, openings: [] };
}
