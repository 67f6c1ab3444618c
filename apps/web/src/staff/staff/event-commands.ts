import { games } from '@callshot/rules';
import { type CommandSource, few, matching } from '../commands/command.ts';
import { eventNamesQuery } from './staff.queries.ts';

/** Events of both games by their names. */
export const eventCommands: CommandSource = {
  title: 'Events',
  roles: ['Admin', 'EventCreator', 'SurveyCreator'],
  least: 1,
  find: async (text, queries) => {
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
  },
};
