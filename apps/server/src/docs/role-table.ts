import { type RoleName, roleNames, type Who } from '@callshot/contract';
import { visitor } from '../platform/http/caller/read-caller.ts';
import { denyAccess } from '../platform/http/guard/access.ts';
import type { Caller } from '../platform/http/handler.ts';
import { apiGroups } from './api-groups.ts';

/** Prints which role may make which call, for the repository. */
export function printRoleTable(): string {
  const head = ['Call', ...callers.map(({ name }) => name)];
  const sections = apiGroups.map(({ name, calls }) =>
    [
      `## ${name}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${'---|'.repeat(head.length)}`,
      ...calls.map(({ key, endpoint }) => {
        const cells = callers.map(({ caller }) => cellOf(endpoint.who, caller));
        return `| ${[`\`${key}\``, ...cells].join(' | ')} |`;
      }),
    ].join('\n'),
  );
  return `${[intro, ...sections].join('\n\n')}\n`;
}

const intro = `# Who may call what

Printed from \`packages/contract\` by \`node scripts/generate.mjs\`; do not edit. A test sends every
call as each of these callers and holds the answers against this table.

401 and 403 are the status of the refusal. Whoever holds several roles may do what any of them may.
A session that has expired, is older than staff sessions may be, or whose user is disabled is a
visitor's; a session whose user has lost a role has what is left, from its next request on.`;

const visit = { gameId: 1, address: '' } as const;
const signedIn = (...roles: RoleName[]): Caller => ({
  ...visit,
  user: { id: 1, username: '', sessionId: 1 },
  roles: new Set(roles),
});

const callers: readonly { readonly name: string; readonly caller: Caller }[] = [
  { name: 'Visitor', caller: visitor(visit) },
  { name: 'Player', caller: signedIn() },
  ...roleNames.map((name) => ({ name, caller: signedIn(name) })),
];

function cellOf(who: Who, caller: Caller): string {
  const denial = denyAccess(who, caller);
  if (denial === null) return 'yes';
  return denial === 'unauthorized' ? '401' : '403';
}
