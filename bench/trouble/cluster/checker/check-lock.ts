import type { History, LockChange, Stored } from './history.ts';

/** The lock that was in force at an instant; before the first change none was. */
function lockAt(changes: readonly LockChange[], instant: number): number {
  const ruling = changes.filter(({ at }) => at <= instant).toSorted((a, b) => a.at - b.at);
  return ruling.at(-1)?.lockAt ?? Number.POSITIVE_INFINITY;
}

/** Nothing is saved at or after the lock, by the clock of the database that ruled. */
export function findLateSaves({ saves }: History, stored: Stored): string[] {
  const { revisions, lockChanges, sealedAt } = stored;
  const lateRows = revisions.flatMap(({ userId, version, savedAt }) => {
    const lock = lockAt(lockChanges, savedAt);
    const name = `user ${userId}, version ${version}`;
    if (savedAt >= lock) return [`${name} was saved ${savedAt - lock} ms after the lock`];
    const isSealed = sealedAt !== null && savedAt > sealedAt;
    return isSealed ? [`${name} was saved ${savedAt - sealedAt} ms after the seal`] : [];
  });
  const firstAnswers = new Set<string>();
  const lateAnswers = saves.flatMap(({ userId, key, status, sentAt, version }) => {
    if (status !== 200) return [];
    const name = `${userId} ${key}`;
    // A repeated key is answered as it was the first time, even after the lock.
    const isRepeated = firstAnswers.has(name);
    firstAnswers.add(name);
    const wasSaved = stored.keys.some((one) => one.userId === userId && one.key === key);
    const lock = lockAt(lockChanges, sentAt);
    const isLate = sentAt >= lock && !isRepeated && !wasSaved;
    return isLate ? [`user ${userId} was told version ${version} after the lock`] : [];
  });
  return [...lateRows, ...lateAnswers];
}

/** A lock that has passed seals the stage once, and not before. */
export function findSealFaults(_: History, { seals, sealedAt, lockChanges }: Stored): string[] {
  const lock = lockChanges.toSorted((a, b) => a.at - b.at).at(-1)?.lockAt;
  if (lock === undefined) return seals === 0 ? [] : [`sealed ${seals} times without a lock`];
  return [
    ...(seals === 1 ? [] : [`sealed ${seals} times`]),
    ...(sealedAt === null ? ['the lock has passed and the stage is not sealed'] : []),
    ...(sealedAt !== null && sealedAt < lock
      ? [`sealed ${lock - sealedAt} ms before the lock`]
      : []),
  ];
}

/** Picks and scores are shown to others only after the seal. */
export function findEarlyPicks(history: History, { sealedAt }: Stored): string[] {
  const seal = sealedAt ?? Number.POSITIVE_INFINITY;
  const isEarly = ({ answeredAt }: { readonly answeredAt: number }) => answeredAt < seal;
  return [
    ...history.othersReads
      .filter((read) => read.hasPicks && isEarly(read))
      .map(({ userId }) => `the picks of user ${userId} were shown before the seal`),
    ...history.boardReads
      .filter((read) => isEarly(read) && read.rows.some(({ totalScore }) => totalScore !== null))
      .map(() => 'a board showed scores before the seal'),
  ];
}
