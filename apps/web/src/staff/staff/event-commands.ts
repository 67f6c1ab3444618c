import { games } from '@callshot/rules';
import { type FindCommands, few, matching } from '../../platform/parts/command.ts';
import { eventNamesQuery } from './staff.queries.ts';

/** Events of both games by their names. */
export const findEvents: FindCommands = async (text, queries) => {
  const found = await Promise.all(
    games.map(async ({ id, name, prefix }) =>
      (await queries.fetchQuery(eventNamesQuery(id))).map((event) => ({
        id: String(event.id),
        title: event.name,
        detail: name,
        icon: 'trophy' as const,
        does: { to: `/${prefix}/event/${event.id}` },
      })),
    ),
  );
  return few(matching(found.flat(), text));
};
