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
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly [keyword: string]: unknown;
}

/** Schemas shared by many answers, under the type names that programs import. */
const named = {
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
  FieldFault: contract.toldFault,
  Game: contract.game,
  GroupStagePick: contract.answeredGroupStagePick,
  Leaderboard: contract.leaderboard,
  LeaderboardEntry: contract.leaderboardEntry,
  LedgerRow: contract.ledgerRow,
  ManagedUser: contract.managedUser,
  MatchPick: contract.answeredMatchPick,
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

type Side = 'input' | 'output';

/** A schema of the contract as JSON Schema; what has a name is referred to. */
export function printSchema(schema: z.ZodType, io: Side): JsonSchema {
  const { $defs: _, ...printed } = z.toJSONSchema(schema, { ...printing, io, metadata: names });
  return tidy(printed) as JsonSchema;
}

/** The named schemas, whole; one that holds another refers to it. */
export function printNamedSchemas(io: Side = 'output'): Record<string, JsonSchema> {
  const printed = z.toJSONSchema(names, { ...printing, io, uri: (name) => refPrefix + name });
  return tidy(printed.schemas) as Record<string, JsonSchema>;
}

const printing = { unrepresentable: 'any' } as const;

export const nameOfRef = (ref: string): string => ref.slice(refPrefix.length);

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
  key === '$schema' ||
  key === '$id' ||
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
  (key === 'pattern' && 'format' in schema) ||
  // Answers may grow; a program that refuses new fields would break.
  (key === 'additionalProperties' && value === false);

/** A union of constants of one type reads better as a list. */
function withEnum(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((member) => 'const' in member)) return schema;
  const types = new Set(anyOf.map((member) => typeof member.const));
  if (types.size > 1) return schema;
  const type = types.has('number') ? 'integer' : [...types][0];
  return { ...rest, type, enum: anyOf.map((member) => member.const) };
}
