import type { StaffPlace } from '../platform/parts/room.ts';
import { allRooms } from './other-rooms.ts';

const titles: readonly StaffPlace['group'][] = [null, 'Events', 'Community', 'System'];

const all: readonly StaffPlace[] = allRooms.flatMap(({ staffPlaces = [] }) => staffPlaces);

/** Every place of the staff, as the rail groups them. */
export const staffGroups = titles.map((title) => ({
  title,
  places: all.filter(({ group }) => group === title).toSorted((a, b) => a.order - b.order),
}));
