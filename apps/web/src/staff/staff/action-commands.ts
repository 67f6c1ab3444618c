import { type FindCommands, few, matching } from '../../platform/parts/command.ts';
import { auditActionsQuery } from './staff.queries.ts';

/** Actions of the audit log by their names. */
export const findActions: FindCommands = async (text, queries) => {
  const { actions } = await queries.fetchQuery({ ...auditActionsQuery, staleTime: 10_000 });
  const commands = actions.map((action) => ({
    id: action,
    title: action,
    icon: 'list' as const,
    does: { to: `/admin/audit?action=${encodeURIComponent(action)}` },
  }));
  return few(matching(commands, text));
};
