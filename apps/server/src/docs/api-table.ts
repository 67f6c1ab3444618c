import { type ApiCall, apiGroups } from './api-groups.ts';
import { describeWho } from './openapi.ts';

/** The calls as Markdown tables, for the repository. */
export function printApiTable(): string {
  const sections = apiGroups.map(({ name, about, calls }) =>
    [
      `## ${name}`,
      '',
      about,
      '',
      '| Call | Who | Changes | What it does | Refusals |',
      '|---|---|---|---|---|',
      ...calls.map(printRow),
    ].join('\n'),
  );
  return `${[intro, ...sections].join('\n\n')}\n`;
}

const intro = `# Calls

Printed from \`packages/contract\` by \`node scripts/generate.mjs\`; do not edit. The whole contract,
with every field, is in [openapi.json](openapi.json), and readable at \`/api/docs\` of a running product.

Every request carries the header \`Game\` (1 or 2). Any call may also answer 400 \`bad_request\`, 503
\`unavailable\` and, by who may call it, 401 and 403. Live updates are server-sent events at \`GET /submissions\`.`;

function printRow({ key, endpoint }: ApiCall): string {
  const refusals = Object.entries(endpoint.refusals)
    .map(([code, { status }]) => `${status} \`${code}\``)
    .join(', ');
  const cells = [
    `\`${key}\``,
    describeWho(endpoint.who),
    endpoint.mutates ? 'yes' : 'no',
    endpoint.summary.replaceAll('|', '\\|'),
    refusals,
  ];
  return `| ${cells.join(' | ')} |`;
}
