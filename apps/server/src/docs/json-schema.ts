import * as contract from '@callshot/contract';
import { z } from 'zod';

/** The part of JSON Schema (2020-12) that the contract's schemas print to. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly [keyword: string]: unknown;
}

/** What many answers share is named once; the names are those of the types that programs import. */
const named = {
  AnsweredGroupStagePick: contract.answeredGroupStagePick,
  AnsweredMatchPick: contract.answeredMatchPick,
  AccountPreferences: contract.accountPreferences,
  AccountSession: contract.accountSession,
  Award: contract.award,
  AdminSetting: contract.adminSetting,
  AuditRow: contract.auditRow,
  Event: contract.event,
  EventStage: contract.eventStage,
  EventSubstage: contract.eventSubstage,
  EventSummary: contract.eventSummary,
  EventTeam: contract.eventTeam,
  Game: contract.game,
  GroupStagePick: contract.groupStagePick,
  Leaderboard: contract.leaderboard,
  LeaderboardEntry: contract.leaderboardEntry,
  LedgerRow: contract.ledgerRow,
  ManagedUser: contract.managedUser,
  MatchPick: contract.matchPick,
  OfficialMatch: contract.officialMatch,
  OfficialPicks: contract.officialPicks,
  PatreonLevel: contract.patreonLevel,
  PinnedTrophy: contract.pinnedTrophy,
  Role: contract.role,
  Setting: contract.setting,
  TeamMember: contract.teamMember,
  UserCardInfo: contract.userCardInfo,
  UserPicks: contract.userPicks,
  UserProfile: contract.userProfile,
  UserScore: contract.userScore,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

const refPrefix = '#/components/schemas/';

/** A schema of the contract as JSON Schema; what has a name is referred to. */
export function printSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs: _defs, $schema: _schema, id: _id, ...printed } = print(schema, io);
  const name = names.get(schema)?.id;
  return name === undefined ? printed : { $ref: refPrefix + name };
}

/** The named schemas, whole. */
export function printNamedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { $defs: _defs, $schema: _schema, id: _id, ...printed } = print(schema, 'output');
      return [name, printed];
    }),
  );
}

export const nameOfRef = (ref: string): string => ref.slice(refPrefix.length);

function print(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const printed = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any' });
  return tidy(printed) as JsonSchema;
}

/** Drops what only says "a number of JavaScript" or repeats itself, and points refs at components. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => !isNoise(key, inner, value));
  const tidied = Object.fromEntries(kept.map(([key, inner]) => [key, tidy(inner)]));
  if (typeof tidied.$ref === 'string') tidied.$ref = tidied.$ref.replace('#/$defs/', refPrefix);
  return withEnum(tidied);
}

const isNoise = (key: string, value: unknown, schema: object): boolean =>
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
  (key === 'pattern' && 'format' in schema) ||
  // Answers may grow; a program that refuses new fields would break.
  (key === 'additionalProperties' && value === false);

/** A union of constants reads better as a list. */
function withEnum(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((member) => 'const' in member)) return schema;
  return { ...rest, type: 'integer', enum: anyOf.map((member) => member.const) };
}
