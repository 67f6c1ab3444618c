import { type FindCommands, few } from '../../platform/parts/command.ts';
import { userSearchQuery } from './staff.queries.ts';

/** Users by name, former name or email, as the User Manager finds them. */
export const findUsers: FindCommands = async (text, queries) => {
  const users = await queries.fetchQuery({ ...userSearchQuery(text), staleTime: 10_000 });
  return few(
    users.map(({ id, username }) => ({
      id: String(id),
      title: username,
      icon: 'user' as const,
      does: { to: `/admin/user?user=${id}` },
    })),
  );
};
