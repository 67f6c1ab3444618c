import { groupedBy } from './grouped.ts';
import type { History, Revision, SaveCall, Stored } from './history.ts';

type Acknowledged = SaveCall & { readonly version: number };

const isAcknowledged = (save: SaveCall): save is Acknowledged =>
  save.status === 200 && save.version !== null;

const nameOf = ({ userId, version }: { userId: number; version: number }): string =>
  `user ${userId}, version ${version}`;

/** Every acknowledged save is stored as it was sent, at the instant that its answer told. */
export function findLostSaves({ saves }: History, { revisions }: Stored): string[] {
  const stored = new Map(revisions.map((revision) => [nameOf(revision), revision]));
  return saves.filter(isAcknowledged).flatMap((save) => {
    const revision = stored.get(nameOf(save));
    if (!revision) return [`${nameOf(save)} was acknowledged and is gone`];
    if (revision.picks !== save.picks) return [`${nameOf(save)} holds other picks`];
    return revision.savedAt === save.savedAt ? [] : [`${nameOf(save)} has another instant`];
  });
}

/** A save that was sent after the answer to another has a later version, unless it repeats it. */
export function findReorderedSaves({ saves }: History): string[] {
  return [...byUser(saves.filter(isAcknowledged)).values()].flatMap((own) => {
    const faults: string[] = [];
    const seen = new Set<string>();
    let newest: Acknowledged | null = null;
    for (const save of own.toSorted((one, other) => one.sentAt - other.sentAt)) {
      const isRepeated = seen.has(save.key);
      seen.add(save.key);
      if (isRepeated) continue;
      const isUnchanged = newest?.version === save.version && newest.picks === save.picks;
      if (newest && save.version <= newest.version && !isUnchanged) {
        faults.push(`${nameOf(save)} was sent after version ${newest.version} was acknowledged`);
      }
      if (!newest || save.version > newest.version) newest = save;
    }
    return faults;
  });
}

/** Versions count from 1 without a gap, later ones were saved later, and the entry is the last one. */
export function findUnevenVersions(_: History, { revisions, entries }: Stored): string[] {
  const revisionsOf = byUser(revisions);
  const entryOf = new Map(entries.map((entry) => [entry.userId, entry]));
  const users = new Set([...revisionsOf.keys(), ...entryOf.keys()]);
  return [...users].flatMap((userId) => {
    const own = (revisionsOf.get(userId) ?? []).toSorted((a, b) => a.version - b.version);
    const gap = own.findIndex(({ version }, at) => version !== at + 1);
    const early = own.find(({ savedAt }, at) => savedAt < (own[at - 1]?.savedAt ?? 0));
    const last = own.at(-1);
    const entry = entryOf.get(userId);
    const isLast = last && entry?.version === last.version && entry.picks === last.picks;
    return [
      ...(gap >= 0 ? [`user ${userId} has no version ${gap + 1}, or has it twice`] : []),
      ...(early ? [`${nameOf(early)} was saved before the version before it`] : []),
      ...(isLast ? [] : [`the entry of user ${userId} is not its last version`]),
    ];
  });
}

/** Own picks are never older than what was acknowledged or read before, and are a stored version. */
export function findStaleReads(history: History, { revisions }: Stored): string[] {
  const stored = new Map(revisions.map((revision) => [nameOf(revision), revision]));
  const known = [
    ...history.saves.filter(isAcknowledged),
    ...history.ownReads.flatMap((read) => (isAnswered(read) ? [read] : [])),
  ];
  const knownBy = byUser(known);
  return history.ownReads.filter(isAnswered).flatMap((read) => {
    const before = (knownBy.get(read.userId) ?? []).filter(
      ({ answeredAt }) => answeredAt < read.sentAt,
    );
    const least = Math.max(0, ...before.map(({ version }) => version));
    if (read.version < least) {
      return [`user ${read.userId} read version ${read.version} after version ${least}`];
    }
    if (read.version === 0) return [];
    const revision: Revision | undefined = stored.get(nameOf(read));
    if (!revision) return [`${nameOf(read)} was read and is gone`];
    return revision.picks === read.picks ? [] : [`${nameOf(read)} was read with other picks`];
  });
}

const isAnswered = <T extends { status: number; version: number | null }>(
  read: T,
): read is T & { version: number } => read.status === 200 && read.version !== null;

/**
 * A key stands for one version, whoever asks again and when. Several keys may stand for one version where all
 * of them asked for its picks: the later ones found them saved.
 */
export function findUnkeptKeys({ saves }: History, { keys }: Stored): string[] {
  const acknowledged = saves.filter(isAcknowledged);
  const versionsOf = groupedBy(acknowledged, ({ userId, key }) => `${userId} ${key}`);
  const stored = new Map(keys.map(({ userId, key, version }) => [`${userId} ${key}`, version]));
  const several = [...versionsOf].flatMap(([name, same]) => {
    const versions = [...new Set(same.map(({ version }) => version))];
    if (versions.length > 1) return [`key ${name} was answered with versions ${versions}`];
    const kept = stored.get(name);
    return kept === undefined || kept === versions[0]
      ? []
      : [`key ${name} was answered with version ${versions[0]} and is stored with ${kept}`];
  });
  const shared = [...groupedBy(acknowledged, nameOf)].flatMap(([name, same]) =>
    new Set(same.map(({ picks }) => picks)).size > 1 ? [`${name} answers different picks`] : [],
  );
  const askedFor = groupedBy(saves, ({ userId, key }) => `${userId} ${key}`);
  const doubled = [...groupedBy(keys, nameOf)].flatMap(([name, same]) => {
    const picks = new Set(
      same.flatMap(({ userId, key }) =>
        (askedFor.get(`${userId} ${key}`) ?? []).map((call) => call.picks),
      ),
    );
    return picks.size > 1 ? [`${name} is stored under ${same.length} keys of other picks`] : [];
  });
  return [...several, ...shared, ...doubled];
}

/** Each stored version has one audit row, and the product finds its own chain whole. */
export function findAuditFaults(_: History, stored: Stored): string[] {
  const rows = groupedBy(stored.audited, nameOf);
  const versions = new Set(stored.revisions.map(nameOf));
  return [
    ...stored.auditFaults,
    ...[...versions].filter((name) => !rows.has(name)).map((name) => `${name} has no audit row`),
    ...[...rows].flatMap(([name, same]) =>
      same.length === 1 && versions.has(name)
        ? []
        : [
            `${name} has ${same.length} audit rows and ${versions.has(name) ? 'is' : 'is not'} stored`,
          ],
    ),
  ];
}

/** Each row that a database host acknowledged is there: two hosts never took writes side by side. */
export function findLostProbes({ probes }: History, stored: Stored): string[] {
  return probes
    .filter(({ id }) => !stored.probes.has(id))
    .map(({ host, id }) => `${host} acknowledged row ${id}, and it is gone`);
}

const byUser = <T extends { readonly userId: number }>(all: readonly T[]): Map<number, T[]> =>
  groupedBy(all, ({ userId }) => userId);
