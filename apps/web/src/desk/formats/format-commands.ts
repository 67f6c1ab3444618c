import { type FindCommands, few, matching } from '../../platform/parts/command.ts';
import { formatsQuery } from './formats.queries.ts';
import { m } from './words/messages.js';

/** Event formats by their names. */
export const findFormats: FindCommands = async (text, queries) =>
  few(
    matching(
      (await queries.fetchQuery({ ...formatsQuery, staleTime: 10_000 })).map(({ id, name }) => ({
        id: String(id),
        title: name,
        detail: m.formatNumber({ id }),
        icon: 'bracket' as const,
        does: { to: `/admin/eventFormatBuilder?format=${id}` },
      })),
      text,
    ),
  );
