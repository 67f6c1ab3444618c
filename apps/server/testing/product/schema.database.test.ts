import { type InsertType, type SelectType, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MigratedSchema } from '../../migrations/migrated-schema.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { testDatabase } from '../platform/database.ts';

/** While a type says of a column what the migrations do not make, this does not compile: the error names it. */
export type Agreement = None<Differences<Schema, MigratedSchema>>;

type None<Difference extends never> = Difference;

type Differences<Own, Made> = {
  [Table in TextKey<Own | Made>]: Table extends keyof Own & keyof Made
    ? ColumnDifferences<Table, Own[Table], Made[Table]>
    : `${Table}: a table of one alone`;
}[TextKey<Own | Made>];

type ColumnDifferences<Table extends string, Own, Made> = {
  [Column in TextKey<Own | Made>]: Column extends keyof Own & keyof Made
    ? `${Table}.${Column}: ${Difference<Own[Column], Made[Column]>}`
    : `${Table}.${Column}: a column of one alone`;
}[TextKey<Own | Made>];

type TextKey<Either> = Either extends unknown ? keyof Either & string : never;

type Difference<Own, Made> =
  | Unless<'read as another type', IsNarrower<SelectType<Own>, SelectType<Made>>>
  | Unless<'written as another type', WritesNarrower<InsertType<Own>, InsertType<Made>>>
  | Unless<'null of one alone', IsSame<TakesNull<SelectType<Own>>, TakesNull<SelectType<Made>>>>
  | Unless<'filled by another', MayFill<WhoFills<Own>, WhoFills<Made>>>;

type Unless<Text, Holds> = Holds extends true ? never : Text;

/** A type of ours may name what the database holds more narrowly: of a text only some words, of a json nothing. */
type IsNarrower<Own, Made> = unknown extends Made
  ? IsSame<Own, Made>
  : [NonNullable<Made>] extends [never]
    ? IsSame<Own, Made>
    : [NonNullable<Own>] extends [never]
      ? false
      : IsWithin<NonNullable<Own>, NonNullable<Made>>;

type IsWithin<One, Other> = [One] extends [Other] ? true : false;
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;
type TakesNull<Value> = IsWithin<null, Value>;

/** Columns with a default may be left to the database. */
type WritesNarrower<Own, Made> = [Own] extends [never] ? true : IsNarrower<Own, Made>;
type MayFill<Own, Made> = [Own, Made] extends ['database', 'either'] ? true : IsSame<Own, Made>;

type WhoFills<Column> = [InsertType<Column>] extends [never]
  ? 'database'
  : undefined extends InsertType<Column>
    ? 'either'
    : 'program';

/** Ids that no foreign key guards, and why. */
const unguardedIds: Readonly<Record<string, string>> = {
  'audit_chain.audit_ids': 'The chain outlives its rows: one that is gone has to be missed.',
  'audit_log.actor_user_id': 'The log stays as it was written, whoever is deleted.',
  'audit_log.request_id': 'A name that log lines give a request; no row has it.',
  'audit_log.session_id': 'Sessions end; what was done in one stays told.',
  'audit_log.subject_id': 'Of a row in whichever table `subject_type` says, even a deleted one.',
  'audit_unlinked.audit_id': 'A row that is gone before its link is made has to be missed.',
  'award_runs.user_ids': 'Many in one value, of a board that a run is frozen from.',
  'awards.run_id': 'Checking it for a million awards takes longer than writing them.',
  'awards.trophy_type_id': 'One of six tiers, checked by the table; tiers have no rows.',
  'calendar_tournaments.page_id': 'Of a page of the wiki.',
  'community_webhooks.webhook_id': 'Of a webhook at Discord.',
  'entry_block_changes.user_id': 'Tells of entries that went with their user, too.',
  'entry_blocks.user_ids': 'Many in one value; `entry_block_changes` tells who is gone since.',
  'event_wikis.page_id': 'Of a page of the wiki.',
  'events.reward_type_id': 'One of five kinds of trophy, checked by the table; kinds have no rows.',
  'nameplates.type_id': 'One of seven types, checked by the table; types have no rows.',
  'notices.told_up_to_user_id': 'How far the telling has come, not whom it is of.',
  'official_picks.pick_type_id':
    'One of six kinds of pick or a place, checked by the table; neither has rows.',
  'result_proposals.token_id': 'What a token proposed outlives it.',
  'reward_claims.nameplate_id': 'Tells what was chosen, even once it was deleted.',
  'survey_answers.option_ids': 'Many in one value; what goes out of a survey is taken out of them.',
  'survey_counts.option_id':
    '0 counts the respondents; what is counted of a gone answer is nothing.',
  'teams.external_id': 'What others call the team.',
  'users.nameplate_id': '0 is Classic, which has no row; one that is gone is Classic, too.',
  'webhook_deliveries.delivery_id': 'A name that its receiver knows it by; no row has it.',
  'webhooks.off_by': 'Says what kind of hand did it, which has no row.',
  'wiki_matches.match_id': 'Of a match of the wiki.',
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
  readonly hasDefault: boolean;
  readonly isForeignKey: boolean;
}

const { db } = await testDatabase();

const { rows: columns } = await sql<Column>`
  select c.table_name as table, c.column_name as column, c.udt_name as type,
    c.is_nullable = 'YES' as is_nullable,
    c.is_generated = 'ALWAYS' or c.identity_generation is not null as is_generated,
    c.column_default is not null as has_default,
    exists (
      select from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.conrelid = quote_ident(c.table_name)::regclass
        and a.attname = c.column_name
    ) as is_foreign_key
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    and c.table_name not like 'kysely\_%'
  order by c.table_name, c.ordinal_position`.execute(db);

test('what the migrations make is what is written down of it: to write it anew, run this with -u', async () => {
  await expect(printSchema()).toMatchFileSnapshot('../../migrations/migrated-schema.ts');
});

test('every id that no foreign key guards gives its reason', () => {
  const unguarded = columns.filter(
    ({ column, isForeignKey }) => /_(ids?|by)$/.test(column) && !isForeignKey,
  );
  expect(unguarded.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    Object.keys(unguardedIds).sort(),
  );
});

/** The program's types for values of these columns (`platform/database/column-types.ts`). */
const valueTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'string',
  text: 'string',
  timestamptz: 'Date',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
};

function printSchema(): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const lines = tables.flatMap((table) => [
    `  ${camelCase(table)}: {`,
    ...columns
      .filter((column) => column.table === table)
      .map((column) => `    ${camelCase(column.column)}: ${printType(column)};`),
    '  };',
  ]);
  return `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Every table as the migrations make it; \`src/schema.database.test.ts\` writes it and holds \`Schema\` against it. */
export interface MigratedSchema {
${lines.join('\n')}
}
`;
}

function printType({ table, column, type, isNullable, isGenerated, hasDefault }: Column): string {
  const value = valueTypes[type];
  if (value === undefined) throw new Error(`${table}.${column}: say what reads ${type}`);
  const whole = isNullable ? `${value} | null` : value;
  if (type === 'jsonb') {
    return hasDefault
      ? `ColumnType<unknown, ${whole} | undefined, ${whole}>`
      : `ColumnType<unknown, ${whole}>`;
  }
  if (isGenerated) return `GeneratedAlways<${whole}>`;
  return hasDefault ? `Generated<${whole}>` : whole;
}

const camelCase = (name: string): string =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
