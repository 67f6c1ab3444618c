import {
  accountTokens,
  demoAccounts,
  endSessionsOf,
  findOpenAccounts,
  type OpenAccount,
  type Schema,
} from '@callshot/server';
import type { Kysely } from 'kysely';
import { type DemoAccount, type DemoAccounts, drawDemoAccounts } from './demo-players.ts';
import { existsPlantedEvent } from './demo-world.repository.ts';
import { isEmptyWorld, plantDemoWorld } from './demo-world.ts';

type Db = Kysely<Schema>;

export interface DemoStart {
  /** The requested content. By default a demo world grows only where others cannot reach it. */
  readonly asked: 'demo' | 'empty' | null;
  /** Only this machine reaches the product. */
  readonly isLocal: boolean;
  readonly now: Date;
}

/**
 * Plants the demo world where it belongs, and answers what the operator has to know: how to sign
 * in, or that a demo world is open to strangers.
 */
export async function prepareDemoWorld(db: Db, start: DemoStart): Promise<readonly string[]> {
  const drawn = await plantIfAsked(db, start);
  if (drawn !== null) return drawnNotes(drawn);
  const asked =
    start.asked === 'demo' ? ['--demo planted nothing: there are players or events.'] : [];
  const open = await findOpenAccounts(db);
  if (start.isLocal) return [...asked, ...signInNotes(open)];
  await endSessionsOf(db, open);
  for (const { id } of open) await accountTokens.deleteAll(db, id);
  return [...asked, ...(await warnings(db, open))];
}

/** The accounts where their passwords were drawn. */
async function plantIfAsked(
  db: Db,
  { asked, isLocal, now }: DemoStart,
): Promise<DemoAccounts | null> {
  const isWanted = asked === 'demo' || (asked === null && isLocal);
  if (!isWanted || !(await isEmptyWorld(db))) return null;
  const drawn = asked === 'demo' ? drawDemoAccounts() : null;
  await plantDemoWorld(db, now, drawn ?? demoAccounts);
  return drawn;
}

export const drawnNotes = ({ admin, player }: DemoAccounts): string[] => [
  ...signInNotes([admin, player]),
  'These passwords are not shown again.',
];

const signInNotes = (accounts: readonly DemoAccount[]): string[] =>
  accounts.map(({ username, password }) => `Sign in as ${username.padEnd(12)} /  ${password}`);

async function warnings(db: Db, open: readonly OpenAccount[]): Promise<string[]> {
  const names = open.map(({ username }) => username).join(' and ');
  return [
    ...((await existsPlantedEvent(db))
      ? [
          'WARNING: this database holds the demo world, and others can reach it here.',
          'For real people start on an empty one: another DATABASE_URL or CALLSHOT_DATA.',
        ]
      : []),
    ...(open.length > 0
      ? [
          `WARNING: the password of ${names} is public, so it does not work here.`,
          'To get in set ADMIN_USERNAME and ADMIN_PASSWORD.',
        ]
      : []),
  ];
}
