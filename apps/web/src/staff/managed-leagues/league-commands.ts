import { type FindCommands, few } from '../../platform/parts/command.ts';
import { allLeaguesQuery } from './managed-leagues.queries.ts';
import { m } from './words/messages.js';

/** Leagues by a part of their names, hidden ones as well. */
export const findLeagues: FindCommands = async (text, queries) => {
  const query = { ...allLeaguesQuery(text.trim()), staleTime: 10_000 };
  const { pages } = await queries.fetchInfiniteQuery(query);
  return few(
    pages.flat().map(({ id, name, creatorName }) => ({
      id: String(id),
      title: name,
      detail: m.byCreator({ creator: creatorName }),
      icon: 'shield' as const,
      does: { to: `/admin/leagues?league=${id}` },
    })),
  );
};
