import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { asUsual } from '../database/urgency.ts';
import { createNotifier } from './notifier.ts';

/** The part of an event that a committed change concerns. */
export type ChangeKind = 'event' | 'results' | 'submissions' | 'awards';

export interface Change {
  readonly kind: ChangeKind;
  readonly eventId: number;
}

export type ChangeListener = (change: Change) => void;
export type UserListener = (userId: number) => void;
export type BoardListener = (eventId: number) => void;
/**
 * `areRightsChanged`: members were removed, the creator changed or the league was deleted. Open
 * pages reload at once.
 */
export type LeagueListener = (leagueId: number, areRightsChanged: boolean) => void;
export type SurveyListener = (surveyId: number) => void;
/** `isShownOtherwise`: open pages and names have to follow at once. */
export type NameplateListener = (nameplateId: number, isShownOtherwise: boolean) => void;

/** Publishes a committed change to this process and to all others. */
export interface Changes {
  on(listener: ChangeListener): void;
  /** Subscribes to changes of users' names, nameplates, levels and eligibility. */
  onUser(listener: UserListener): void;
  /** Subscribes to new stored totals of an event's board; browsers are told separately. */
  onBoard(listener: BoardListener): void;
  /** Subscribes to changes of nameplates. */
  onNameplate(listener: NameplateListener): void;
  /** Subscribes to changes of leagues and of who is in them. */
  onLeague(listener: LeagueListener): void;
  /** Subscribes to surveys that staff saved. */
  onSurvey(listener: SurveyListener): void;
  /**
   * Called whenever this process starts to hear the others, at its start and after each loss of the
   * connection: earlier messages were missed.
   */
  onReconnected(listener: () => void): void;
  /** To be called after the commit. Own listeners have run when this returns. */
  announce(kind: ChangeKind | 'board', eventId: number): void;
  announce(kind: 'user', userId: number): void;
  /** `league-rights`: somebody was removed or banned, or it is another's, or it was deleted. */
  announce(kind: 'league' | 'league-rights', leagueId: number): void;
  announce(kind: 'survey', surveyId: number): void;
  /** `nameplate-shown`: it looks otherwise to those who see it now, or is not shown any more. */
  announce(kind: 'nameplate' | 'nameplate-shown', nameplateId: number): void;
}

/** Receives what the listening connection hears. */
export interface ChangesReceiver {
  /** Another process's notification; its own ones are passed over. */
  receive(payload: string): void;
  reconnected(): void;
}

export const changesChannel = 'callshot_changes';

type AnyKind =
  | ChangeKind
  | 'board'
  | 'user'
  | 'league'
  | 'league-rights'
  | 'survey'
  | 'nameplate'
  | 'nameplate-shown';

export function createChanges(
  db: Kysely<Schema>,
  onError: (error: unknown) => void,
): Changes & ChangesReceiver {
  const origin = randomUUID();
  const listeners: ChangeListener[] = [];
  const userListeners: UserListener[] = [];
  const boardListeners: BoardListener[] = [];
  const nameplateListeners: NameplateListener[] = [];
  const leagueListeners: LeagueListener[] = [];
  const surveyListeners: SurveyListener[] = [];
  const reconnectListeners: (() => void)[] = [];
  /** A listener's error does not reach the other listeners or the announcing caller. */
  const tellEach = <Heard extends readonly unknown[]>(
    each: readonly ((...heard: Heard) => void)[],
    ...heard: Heard
  ): void => {
    for (const listener of each) {
      try {
        listener(...heard);
      } catch (error) {
        onError(error);
      }
    }
  };
  const tell = (kind: AnyKind, id: number): void => {
    switch (kind) {
      case 'user':
        tellEach(userListeners, id);
        break;
      case 'board':
        tellEach(boardListeners, id);
        break;
      case 'league':
      case 'league-rights':
        tellEach(leagueListeners, id, kind === 'league-rights');
        break;
      case 'survey':
        tellEach(surveyListeners, id);
        break;
      case 'nameplate':
      case 'nameplate-shown':
        tellEach(nameplateListeners, id, kind === 'nameplate-shown');
        break;
      default:
        tellEach(listeners, { kind, eventId: id });
    }
  };
  // Not inside the transaction that made the change: notifications make commits wait in line. And not
  // one transaction each: what comes while one is under way travels with the next.
  const notify = createNotifier(async (payloads) => {
    await sql`select pg_notify(${changesChannel}, payload)
      from unnest(${payloads}::text[]) payload`.execute(db);
  }, onError);
  return {
    on: (listener) => {
      listeners.push(listener);
    },
    onUser: (listener) => {
      userListeners.push(listener);
    },
    onBoard: (listener) => {
      boardListeners.push(listener);
    },
    onNameplate: (listener) => {
      nameplateListeners.push(listener);
    },
    onLeague: (listener) => {
      leagueListeners.push(listener);
    },
    onSurvey: (listener) => {
      surveyListeners.push(listener);
    },
    onReconnected: (listener) => {
      reconnectListeners.push(listener);
    },
    announce: (kind: AnyKind, id: number) => {
      asUsual(() => {
        tell(kind, id);
        notify(`${origin} ${kind} ${id}`);
      });
    },
    receive: (payload) => {
      const [from, kind, id] = payload.split(' ');
      if (from !== origin && isKind(kind)) tell(kind, Number(id));
    },
    reconnected: () => {
      tellEach(reconnectListeners);
    },
  };
}

const kinds: ReadonlySet<string> = new Set<AnyKind>([
  'event',
  'results',
  'submissions',
  'awards',
  'board',
  'user',
  'league',
  'league-rights',
  'survey',
  'nameplate',
  'nameplate-shown',
]);

const isKind = (text: string | undefined): text is AnyKind => text !== undefined && kinds.has(text);
