import type { EndpointKey } from '@callshot/contract';
import { type PersonalData, personalDataOf } from '../account/profile/personal-data.ts';
import { findDue } from '../platform/background/find-due.repository.ts';
import { createTicker } from '../platform/background/ticker.ts';
import type { AnyCapability, Listeners, Running } from '../platform/capability.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Served } from '../platform/parts.ts';
import {
  type NoticeRegistry,
  noticeRegistryOf,
} from '../reach/notifications/notices/notice-registry.ts';
import { capabilities as list } from './capabilities.ts';
import { createServices, type ServiceOptions, type Services } from './services.ts';

export interface Needs extends Services {
  readonly personalData: PersonalData;
  readonly kinds: NoticeRegistry;
}

/** Everything the product can do, as one. */
export interface Capabilities {
  readonly services: Needs;
  readonly served: Served;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The calls that some capability of the list answers. */
type AnsweredKey<List extends readonly AnyCapability<never>[]> = {
  [Index in keyof List]: keyof ReturnType<List[Index]['make']>['calls'];
}[number];

const capabilities: readonly AnyCapability<Needs>[] = list;

export function createCapabilities(options: ServiceOptions): Capabilities {
  const services = createServices(options);
  const { changes, onError } = services;
  const needs: Needs = {
    ...services,
    personalData: personalDataOf(capabilities, () => needs),
    kinds: noticeRegistryOf(
      capabilities.flatMap(({ noticeKinds = [] }) => noticeKinds),
      () => needs,
    ),
  };
  const all = capabilities.map((capability) => capability.make(needs));
  for (const { listeners = {} } of all) listen(changes, listeners, onError);
  const ticker = createTicker(
    onError,
    all.flatMap(({ jobs = [] }) => jobs),
    (conditions) => findDue(services.db, conditions),
  );
  // Does not compile while a call of the contract has no handler. The error names these calls.
  const served: Served = joinServed<AnsweredKey<typeof list>>(all);
  return {
    services: needs,
    served,
    start: async () => {
      for (const each of all) await each.start?.();
      ticker.start();
    },
    stop: async () => {
      for (const each of all) each.stop?.();
      await ticker.stop();
      for (const each of all.toReversed()) await each.finish?.().catch(onError);
    },
  };
}

/** Joins what the capabilities bring to the server. `Key` is the union of their calls. */
export function joinServed<Key extends EndpointKey>(
  all: readonly Running<never>[],
): Omit<Served, 'handlers'> & { readonly handlers: Handlers<Key> } {
  const [readKey, another] = all.flatMap((each) => each.readKey ?? []);
  if (another) throw new Error('API keys: two capabilities say who holds one');
  const [languageOfSession] = all.flatMap((each) => each.languageOfSession ?? []);
  return {
    handlers: joinCalls(all),
    routes: all.flatMap(({ routes }) => routes ?? []),
    previews: all.flatMap(({ previews = [] }) => previews),
    figures: all.flatMap(({ figures = [] }) => figures),
    ...(readKey && { readKey }),
    ...(languageOfSession && { languageOfSession }),
  };
}

function joinCalls<Key extends EndpointKey>(all: readonly Running<never>[]): Handlers<Key> {
  const joined: Record<string, unknown> = {};
  for (const { calls } of all) {
    for (const [key, handler] of Object.entries(calls)) {
      if (key in joined) throw new Error(`${key}: two capabilities answer it`);
      joined[key] = handler;
    }
  }
  return joined as Handlers<Key>;
}

function listen(
  changes: Changes,
  { change, user, board, league, nameplate, reconnected }: Listeners,
  onError: (error: unknown) => void,
): void {
  const attempt = (work: void | Promise<void>): void => {
    work?.catch(onError);
  };
  if (change) changes.on((heard) => attempt(change(heard)));
  if (user) changes.onUser((userId) => attempt(user(userId)));
  if (board) changes.onBoard((eventId) => attempt(board(eventId)));
  if (league) changes.onLeague((...heard) => attempt(league(...heard)));
  if (nameplate) changes.onNameplate((...heard) => attempt(nameplate(...heard)));
  if (reconnected) changes.onReconnected(() => attempt(reconnected()));
}
