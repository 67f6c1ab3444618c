import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { patientConnectMs } from './database.ts';

/** The product's connection, and whether its role differs from the owner of the tables. */
export interface AppRole {
  readonly connectionString: string;
  /** Why the product works as the owner of its tables; null = it does not. */
  readonly asOwnerBecause: string | null;
}

export interface AppRoleOptions {
  /** The owner's connection, which ran the migrations. */
  readonly connectionString: string;
  /** The same for another role, where that may log in without a password of its own. */
  readonly connectionStringOf?: (role: string) => string;
}

/** Tables of which the product may do less than insert, update and delete rows. */
const narrowed: Readonly<Record<string, string>> = {
  // Neither a number nor an instant of one's own choice.
  audit_log: `insert (actor_user_id, action, subject_type, subject_id, before, after, reason,
    personal_digest, request_id, session_id)`,
  // The end of an account takes its names.
  audit_personal: 'insert, delete',
  // These are written by functions of their owner alone.
  audit_erased: '',
  audit_chain: '',
  audit_unlinked: '',
  // The product asks which migrations there are.
  kysely_migration: '',
  kysely_migration_lock: '',
};

/**
 * Makes the role that the product works as, where the owner may make one, and gives it what it needs:
 * rows of its tables. It can change no table, no function and no trigger, and nothing of the audit
 * log. Done again at every start, for what migrations have added.
 */
export async function openAppRole(options: AppRoleOptions): Promise<AppRole> {
  const { connectionString, connectionStringOf } = options;
  const owner = await connect(connectionString);
  try {
    if (!(await isOwner(owner))) return { connectionString, asOwnerBecause: null };
    const role = await ensureRole(owner, connectionStringOf !== undefined);
    const asRole = connectionStringOf?.(role) ?? withRole(connectionString, role);
    const app = await connect(asRole);
    try {
      await requireRole(app, role);
    } finally {
      await app.end();
    }
    return { connectionString: asRole, asOwnerBecause: null };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError || error instanceof RoleProblem)) throw error;
    return { connectionString, asOwnerBecause: error.message };
  } finally {
    await owner.end();
  }
}

class RoleProblem extends Error {}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'callshot-roles',
    connectionTimeoutMillis: patientConnectMs,
  });
  await client.connect();
  return client;
}

/** A role without owner rights means that the operator runs migrations under another one. */
async function isOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select pg_has_role(relowner, 'usage') as is from pg_class where oid = 'audit_log'::regclass`,
  );
  return rows[0]?.is ?? false;
}

/**
 * The connection switches to the role, so that every statement has only its rights. A login as the
 * owner could switch back. Operators who must exclude that use a role with a password.
 */
export function withRole(connectionString: string, role: string): string {
  const option = encodeURIComponent(`-c role=${role.replace(/[\\\s]/g, '\\$&')}`);
  if (/[?&]options=/.test(connectionString)) {
    return connectionString.replace(/([?&]options=[^&]*)/, `$1%20${option}`);
  }
  return `${connectionString}${connectionString.includes('?') ? '&' : '?'}options=${option}`;
}

async function requireRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ user: string }>('select current_user as user');
  if (rows[0]?.user === role) return;
  throw new RoleProblem(`a connection does not take on the role ${role}: a pooler may be between`);
}

interface FoundRole {
  readonly role: string;
  readonly schema: string;
  readonly isThere: boolean;
  readonly isSomebodyElses: boolean;
}

/** One a database: the name tells which. */
async function findRole(client: pg.Client, mayLogIn: boolean): Promise<FoundRole> {
  const { rows } = await client.query<FoundRole>(
    `select n.role, quote_ident(current_schema()) as schema, r.oid is not null as "isThere",
       coalesce(r.rolsuper or r.rolcanlogin <> $1, false) as "isSomebodyElses"
     from (select left(current_database(), 50) || '_app' as role) n
     left join pg_roles r on r.rolname = n.role`,
    [mayLogIn],
  );
  const [found] = rows;
  if (!found) throw new Error('The database did not tell its name');
  return found;
}

async function ensureRole(client: pg.Client, mayLogIn: boolean): Promise<string> {
  await client.query('begin');
  // Several processes that start together make it once.
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.appRole]);
  const { role, schema, isThere, isSomebodyElses } = await findRole(client, mayLogIn);
  if (isSomebodyElses) throw new RoleProblem(`the role ${role} is there and is not Callshot's`);
  const name = pg.escapeIdentifier(role);
  if (!isThere) await client.query(`create role ${name} ${mayLogIn ? 'login' : 'nologin'}`);
  if (!mayLogIn) await joinRole(client, name);
  await grantRows(client, schema, name);
  await client.query('commit');
  return role;
}

/**
 * The creator of a role may grant it to itself. Since PostgreSQL 16 this has to be done explicitly.
 */
async function joinRole(client: pg.Client, name: string): Promise<void> {
  await client.query('savepoint before_join');
  try {
    await client.query(`set local role ${name}`);
    await client.query('rollback to before_join');
  } catch {
    await client.query('rollback to before_join');
    await client.query(`grant ${name} to current_user`);
  }
}

async function grantRows(client: pg.Client, schema: string, name: string): Promise<void> {
  const rights = 'select, insert, update, delete';
  await client.query(`grant usage on schema ${schema} to ${name}`);
  await client.query(`grant ${rights} on all tables in schema ${schema} to ${name}`);
  await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
  // A process that runs on while a newer version migrates needs what that adds.
  await client.query(
    `alter default privileges in schema ${schema} grant ${rights} on tables to ${name}`,
  );
  for (const [table, kept] of Object.entries(narrowed)) {
    await client.query(`revoke insert, update, delete on ${schema}.${table} from ${name}`);
    if (kept !== '') await client.query(`grant ${kept} on ${schema}.${table} to ${name}`);
  }
}
