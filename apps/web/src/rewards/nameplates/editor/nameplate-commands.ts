import { type FindCommands, few } from '../../../platform/parts/command.ts';
import { allPlatesQuery } from './staff-plates.queries.ts';

/** Nameplates by name, owner or id. */
export const findNameplates: FindCommands = async (text, queries) =>
  few(
    (await queries.fetchQuery({ ...allPlatesQuery(text.trim()), staleTime: 10_000 })).map(
      ({ id, name, description }) => ({
        id: String(id),
        title: name,
        detail: description,
        icon: 'edit' as const,
        does: { to: `/admin/nameplate?plate=${id}` },
      }),
    ),
  );
