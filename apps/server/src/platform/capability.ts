import type { Endpoint, EndpointKey } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { RepeatedWork } from './background/ticker.ts';
import type { Change, Changes } from './changes/changes.ts';
import type { Schema } from './database/schema.ts';
import type { ReadKey } from './http/caller/read-key.ts';
import type { Handlers } from './http/handler.ts';
import type { Figure } from './metrics/figure.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { PersonalColumn, PersonalTables } from './personal-data.ts';
import type { LanguageOfSession } from './web-files/page-language.ts';
import type { PagePreview } from './web-files/page-preview.ts';

/**
 * A feature of the product with all its parts. `Needs` are its dependencies, `Calls` the tables of
 * the contract that it answers, `Tables` the types of its rows.
 */
export interface Capability<Needs, Calls = Nothing, Tables = Nothing>
  extends Omit<AnyCapability<Needs>, 'groups' | 'tables' | 'make'> {
  readonly groups?: readonly (CallGroup & { readonly calls: Partial<Calls> })[];
  readonly tables: PersonalTables<Tables>;
  readonly make: (needs: Needs) => Running<keyof Calls & EndpointKey>;
}

/** The part of a capability that folding needs. */
export interface AnyCapability<Needs> {
  /** Its folder's. */
  readonly name: string;
  /** Its calls, as the API reference shows them. */
  readonly groups?: readonly CallGroup[];
  /** Its tables, with their personal columns. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, PersonalColumn>>>>;
  /** Its part of a user's export, by topic. */
  readonly exports?: Readonly<Record<string, ReadTopic<Needs>>>;
  /** Passes rows on to others when an account ends, before the user's rows are deleted. */
  readonly beforeDeletion?: PassOn;
  /** Notices that it sends. */
  readonly noticeKinds?: readonly NoticeKind<Needs>[];
  readonly make: (needs: Needs) => Running<never>;
}

/** Tells others, once something is committed. */
export type Announce = (changes: Pick<Changes, 'announce'>) => void;
export type PassOn = (trx: Transaction<Schema>, userId: number) => Promise<Announce>;

export type Nothing = Readonly<Record<never, never>>;

export type ReadTopic<Needs> = (needs: Needs, userId: number) => Promise<unknown>;

export interface CallGroup {
  readonly name: string;
  readonly about: string;
  readonly calls: Readonly<Record<string, Endpoint>>;
}

/** A capability of one process, which does nothing by itself until it is started. */
export interface Running<Key extends EndpointKey> {
  readonly calls: Handlers<Key>;
  /** Finds who holds an API key, for all calls that are for key holders: one capability keeps the keys. */
  readonly readKey?: ReadKey;
  /** Routes that fit no contract call, such as an answer that never ends. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Finds the language that an account has chosen, for its pages. */
  readonly languageOfSession?: LanguageOfSession;
  /** Pages of which more is told than that they are the app's. */
  readonly previews?: readonly PagePreview[];
  readonly jobs?: readonly RepeatedWork[];
  readonly listeners?: Listeners;
  readonly figures?: readonly Figure[];
  /** Called in the order of the list, before jobs begin. Background work is not awaited. */
  start?(): void | Promise<void>;
  /** Begins nothing new; jobs end afterwards. */
  stop?(): void;
  /** Does what still waits when no job runs any more, in the reverse order of the list. */
  finish?(): Promise<void>;
}

/** A capability's reactions to changes, in the order of the list. */
export interface Listeners {
  change?(change: Change): void | Promise<void>;
  user?(userId: number): void | Promise<void>;
  board?(eventId: number): void | Promise<void>;
  league?(leagueId: number, areRightsChanged: boolean): void | Promise<void>;
  nameplate?(nameplateId: number, isShownOtherwise: boolean): void | Promise<void>;
  reconnected?(): void | Promise<void>;
}
