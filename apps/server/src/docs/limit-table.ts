import { attemptLimits } from '../accounts/attempt-limits.ts';
import { type Pace, pacesOf } from '../platform/paces/paces.ts';
import { type ApiCall, apiGroups } from './api-groups.ts';

/** How often anything may be done, by whom and at what, for the repository. */
export function printLimitTable(): string {
  return `${[intro, kinds(), calls(), dearReads(), attempts()].join('\n\n')}\n`;
}

const intro = `# Limits

Printed from the code by \`node scripts/generate.mjs\`; do not edit. 429 says how long to wait. An address of
IPv6 is its /64. How paces are counted: [0022](../decisions/0022-paces.md).`;

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
const paceText = (pace: Pace | null): string =>
  pace === null
    ? '–'
    : `${numbers.format(pace.perMinute)} a minute, ${numbers.format(pace.atOnce)} at once`;

const kindWords = {
  picks: 'Calls that save picks',
  own: 'Other changes of signed-in users, and of API keys',
  staff: 'Changes by staff',
  open: 'Changes that anybody may make: signing in, registering',
  dear: 'Reads of a cost of their own, counted by it (see below)',
} as const;

function kinds(): string {
  const paces = pacesOf();
  const rows = Object.entries(kindWords).map(([kind, words]) => {
    const { user, address } = paces.calls[kind as keyof typeof kindWords];
    return [words, paceText(user), paceText(address)];
  });
  return section(
    'Whatever changes something, and dear reads',
    'All calls of a kind together.',
    ['What', 'A user', 'An address'],
    [
      ['Saves that store something', paceText(paces.saves), '–'],
      ...rows,
      ['Calls of one personal token, reading ones too', paceText(paces.token), '–'],
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
    'As so many usual calls: at the door of a process under load, and for the pace above.',
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
