import { type CommandSource, few, matching } from '../../staff/commands/command.ts';
import { formatsQuery } from './formats.queries.ts';

/** Event formats by their names. */
export const formatCommands: CommandSource = {
  title: 'Event formats',
  roles: ['Admin', 'EventCreator'],
  least: 1,
  find: async (text, queries) =>
    few(
      matching(
        (await queries.fetchQuery({ ...formatsQuery, staleTime: 10_000 })).map(({ id, name }) => ({
          id: String(id),
          title: name,
          detail: `Format ${id}`,
          icon: 'bracket' as const,
          does: { to: `/admin/eventFormatBuilder?format=${id}` },
        })),
        text,
      ),
    ),
};
