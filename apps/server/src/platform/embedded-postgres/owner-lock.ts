import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError, inDataDirectory } from './embedded-postgres-error.ts';
import { bootId, isProcessAlive, isZombie, startMarkOf } from './processes.ts';

type Owner = {
  readonly pid: number;
  readonly bootId: string;
  readonly startMark: string;
  readonly token: string;
};

export type OwnerLock = { readonly release: () => void };

const attempts = 20;

/** Makes this process the only owner of an embedded database; refuses while another one lives. */
export function acquireOwnerLock(path: string): OwnerLock {
  const self: Owner = {
    pid: process.pid,
    bootId: bootId(),
    startMark: startMarkOf(process.pid),
    token: randomUUID(),
  };
  const draft = `${path}.${self.token}`;
  try {
    write(draft, self);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (tryLink(draft, path)) return { release: () => release(path, self) };
      refuseWhileAlive(path, readOwner(path));
      setAsideStale(path, self);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new EmbeddedPostgresError(`Could not take the lock ${path}; another start is in progress.`);
}

/** Repeated starts on a full disk must say why they fail, and leave nothing behind. */
const write = (path: string, owner: Owner): void =>
  inDataDirectory(() => writeFileSync(path, `${JSON.stringify(owner)}\n`, { mode: 0o600 }));

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function refuseWhileAlive(path: string, owner: Owner | null): void {
  if (owner === null || !isLiving(owner)) return;
  throw new EmbeddedPostgresError(
    `Another Callshot (process ${owner.pid}) is using this database (${path}). ` +
      'Stop it first, give this one its own CALLSHOT_DATA directory, or set DATABASE_URL so that both use one PostgreSQL server.',
  );
}

function isLiving(owner: Owner): boolean {
  return (
    owner.bootId === bootId() &&
    isProcessAlive(owner.pid) &&
    !isZombie(owner.pid) &&
    owner.startMark === startMarkOf(owner.pid)
  );
}

/** Moves a dead owner's file away; one that turns out to be alive (it was quicker) is put back. */
function setAsideStale(path: string, self: Owner): void {
  const aside = `${path}.stale.${self.token}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const owner = readOwner(aside);
  if (owner !== null && isLiving(owner)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isOwner(value) ? value : null;
  } catch {
    return null;
  }
}

function isOwner(value: unknown): value is Owner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'bootId' in value &&
    'startMark' in value &&
    'token' in value
  );
}

function release(path: string, self: Owner): void {
  if (readOwner(path)?.token === self.token) rmSync(path, { force: true });
}
