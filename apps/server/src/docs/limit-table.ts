import { attemptLimits } from '../account/accounts/login/attempt-limits.ts';
import { type RateLimit, rateLimitsOf } from '../platform/rate-limits/rate-limits.ts';
import { type ApiCall, apiGroups } from './api-groups.ts';

/** Prints all rate limits, for the repository. */
export function printLimitTable(): string {
  return `${[intro, kinds(), calls(), dearReads(), attempts()].join('\n\n')}\n`;
}

const intro = `# Limits

Printed from the code by \`node scripts/generate.mjs\`; do not edit. 429 says how long to wait. An address of
IPv6 is its /64. How calls are counted: [0022](../decisions/0022-rate-limits.md).`;

const section = (
  title: string,
  about: string,
  head: readonly string[],
  rows: readonly string[][],
) =>
  [
    `## ${title}`,
    '',
    about,
    '',
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const numbers = new Intl.NumberFormat('en');
const limitText = (limit: RateLimit | null): string =>
  limit === null
    ? '–'
    : `${numbers.format(limit.perMinute)} a minute, ${numbers.format(limit.atOnce)} at once`;

const kindWords = {
  picks: 'Calls that save picks',
  own: 'Other changes of signed-in users, and of API keys',
  staff: 'Changes by staff',
  open: 'Changes that anybody may make: signing in, registering',
  dear: 'Reads of a cost of their own, counted by it (see below)',
} as const;

function kinds(): string {
  const rateLimits = rateLimitsOf();
  const rows = Object.entries(kindWords).map(([kind, words]) => {
    const { user, address } = rateLimits.calls[kind as keyof typeof kindWords];
    return [words, limitText(user), limitText(address)];
  });
  return section(
    'Whatever changes something, and dear reads',
    'All calls of a kind together.',
    ['What', 'A user', 'An address'],
    [
      ['Saves that store something', limitText(rateLimits.saves), '–'],
      ...rows,
      ['Calls of one personal token, reading ones too', limitText(rateLimits.token), '–'],
    ],
  );
}

const calls = (): string =>
  section(
    'Calls with a limit of their own',
    'Beside that of their kind.',
    ['Call', 'Of', 'At once', 'An hour'],
    apiGroups.flatMap(({ calls: all }) => all.flatMap(limitRow)),
  );

const dearReads = (): string =>
  section(
    'Reads of a cost of their own',
    'As so many usual calls: at the door of a process under load, and for the rate limits above.',
    ['Call', 'Cost'],
    apiGroups.flatMap(({ calls: all }) =>
      all.flatMap(({ key, endpoint: { cost } }) =>
        cost === undefined ? [] : [[`\`${key}\``, String(cost)]],
      ),
    ),
  );

const limitRow = ({ key, endpoint: { limit } }: ApiCall): string[][] =>
  limit
    ? [[`\`${key}\``, limit.of, numbers.format(limit.atOnce), numbers.format(limit.perHour)]]
    : [];

const attempts = (): string =>
  section(
    'Attempts',
    'Counted before they are made, and taken back where they turn out right; over all processes.',
    ['What', 'Of one', 'Most', 'Within'],
    Object.values(attemptLimits).map(({ what, of, most, withinMinutes }) => [
      what,
      of,
      String(most),
      `${withinMinutes} minutes`,
    ]),
  );
