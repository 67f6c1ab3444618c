import type { StaffPlace } from '../platform/parts/room.ts';
import { allRooms } from './other-rooms.ts';
import { m } from './words/messages.js';

type Group = NonNullable<StaffPlace['group']>;

const titles: Readonly<Record<Group, string>> = {
  events: m.events(),
  community: m.community(),
  system: m.system(),
};
const groups: readonly (readonly [Group | null, string | null])[] = [
  [null, null],
  ...(Object.entries(titles) as [Group, string][]),
];

const all: readonly StaffPlace[] = allRooms.flatMap(({ staffPlaces = [] }) => staffPlaces);

/** Every place of the staff, as the rail groups them. */
export const staffGroups = groups.map(([name, title]) => ({
  title,
  places: all.filter(({ group }) => group === name).toSorted((a, b) => a.order - b.order),
}));
