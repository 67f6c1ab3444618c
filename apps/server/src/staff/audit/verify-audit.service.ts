import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  type ChainHead,
  type CheckedLink,
  checkLinks,
  findChainHead,
  findIdleGuards,
  findLinkHash,
  findUnlinkedRows,
  findWaitingRows,
  findWrongPersonalRows,
  linkAuditRows,
} from './audit-chain.repository.ts';

export interface AuditFindings {
  readonly rows: number;
  readonly links: number;
  readonly head: ChainHead | null;
  /** A sentence each. */
  readonly faults: readonly string[];
}

const linksAtOnce = 20;
const rowsALink = 5000;
const namedAtMost = 20;
/** New rows wait a second or two for their link. A longer wait means that links are blocked. */
const waitsAtMostSeconds = 60;

/**
 * Checks the whole log against its chain. A head that was noted elsewhere, in the product's own log
 * or beside a backup, also tells whether the chain itself was cut short or made anew.
 */
export async function verifyAudit(
  db: Kysely<Schema>,
  knownHead: ChainHead | null = null,
): Promise<AuditFindings> {
  while ((await linkAuditRows(db, rowsALink)) > 0);
  const faults: string[] = [];
  let [rows, links, last] = [0, 0, 0];
  for await (const link of allLinks(db)) {
    faults.push(...faultsOfLink(link, last));
    rows += link.rows;
    links += 1;
    last = link.nr;
  }
  faults.push(...(await findOtherFaults(db)));
  if (knownHead) faults.push(...(await compareHead(db, knownHead, last)));
  return { rows, links, head: (await findChainHead(db)) ?? null, faults };
}

async function* allLinks(db: Kysely<Schema>): AsyncGenerator<CheckedLink> {
  for (let last = 0; ; ) {
    const checked = await checkLinks(db, last, linksAtOnce);
    yield* checked;
    last = checked.at(-1)?.nr ?? last;
    if (checked.length < linksAtOnce) return;
  }
}

function faultsOfLink(link: CheckedLink, last: number): string[] {
  const { nr, missing, changed, isHashRight } = link;
  const isNext = nr === last + 1;
  return [
    ...(isNext ? [] : [`Link ${last + 1} is missing; the next there is is ${nr}.`]),
    ...(isNext && !isHashRight ? [`Link ${nr} does not follow from the one before it.`] : []),
    ...(missing.length > 0 ? [`${rowsThat(missing, 'missing')} (link ${nr}).`] : []),
    ...(changed.length > 0 ? [`${rowsThat(changed, 'not as written')} (link ${nr}).`] : []),
  ];
}

async function findOtherFaults(db: Kysely<Schema>): Promise<string[]> {
  const unlinked = await findUnlinkedRows(db, namedAtMost + 1);
  const personal = await findWrongPersonalRows(db, namedAtMost + 1);
  const idle = await findIdleGuards(db);
  const waiting = await findWaitingRows(db);
  return [
    ...(unlinked.length > 0
      ? [`${rowsThat(unlinked, 'in no link')}: put in or renumbered afterwards.`]
      : []),
    ...(personal.length > 0
      ? [`${rowsThat(personal, 'not as written')}, in the names that stand apart.`]
      : []),
    ...idle.map((name) => `The trigger ${name} is not in force.`),
    ...(waiting.seconds > waitsAtMostSeconds
      ? [`${waiting.count} rows wait for a link since ${Math.round(waiting.seconds)} seconds.`]
      : []),
  ];
}

async function compareHead(
  db: Kysely<Schema>,
  { nr, hash }: ChainHead,
  last: number,
): Promise<string[]> {
  const found = await findLinkHash(db, nr);
  if (found === hash) return [];
  return found === null
    ? [`The end is cut off: link ${nr} was noted, and the last there is is ${last}.`]
    : [`Link ${nr} differs from the one that was noted: the chain was rebuilt.`];
}

/** Names the first few only. */
function rowsThat(ids: readonly number[], what: string): string {
  const named = ids.slice(0, namedAtMost).join(', ');
  if (ids.length === 1) return `Row ${named} is ${what}`;
  return `Rows ${named}${ids.length > namedAtMost ? ' and more' : ''} are ${what}`;
}
