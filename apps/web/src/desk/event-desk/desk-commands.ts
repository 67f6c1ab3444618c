import { games } from '@callshot/rules';
import { type FindCommands, few, matching } from '../../platform/parts/command.ts';
import { deskListQuery } from './desk.queries.ts';

/** Events of both games by their names, archived ones too: to where each is run. */
export const findEventsToRun: FindCommands = async (text, queries) => {
  const found = await Promise.all(
    games.map(async ({ id, name }) =>
      (await queries.fetchQuery({ ...deskListQuery(id), staleTime: 10_000 })).map((event) => ({
        id: String(event.id),
        title: event.nameOverride,
        detail: name,
        icon: 'clock' as const,
        does: { to: `/admin/event/${event.id}` },
      })),
    ),
  );
  return few(matching(found.flat(), text));
};
