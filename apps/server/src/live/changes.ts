import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What a committed change of an event concerns. */
export type ChangeKind = 'event' | 'results' | 'submissions';

export interface Change {
  readonly kind: ChangeKind;
  readonly eventId: number;
  /** False when another process committed it. */
  readonly isOwn: boolean;
}

export type ChangeListener = (change: Change) => void;
export type UserListener = (userId: number) => void;

/** Tells every part of this process, and every other process, what was committed. */
export interface Changes {
  on(listener: ChangeListener): void;
  /** Hears of users whose name, nameplate, level or eligibility changed. */
  onUser(listener: UserListener): void;
  /** To be called after the commit. Own listeners have run when this returns. */
  announce(kind: ChangeKind, eventId: number): void;
  announce(kind: 'user', userId: number): void;
  /** Another process's notification; its own ones are passed over. */
  receive(payload: string): void;
}

export const changesChannel = 'callshot_changes';

export function createChanges(db: Kysely<Schema>, onError: (error: unknown) => void): Changes {
  const origin = randomUUID();
  const listeners: ChangeListener[] = [];
  const userListeners: UserListener[] = [];
  const tell = (kind: ChangeKind | 'user', id: number, isOwn: boolean): void => {
    if (kind === 'user') for (const listener of userListeners) listener(id);
    else for (const listener of listeners) listener({ kind, eventId: id, isOwn });
  };
  return {
    on: (listener) => {
      listeners.push(listener);
    },
    onUser: (listener) => {
      userListeners.push(listener);
    },
    announce: (kind: ChangeKind | 'user', id: number) => {
      tell(kind, id, true);
      // Not inside the transaction that made the change: notifications make commits wait in line.
      const payload = `${origin} ${kind} ${id}`;
      sql`select pg_notify(${changesChannel}, ${payload})`.execute(db).catch(onError);
    },
    receive: (payload) => {
      const [from, kind, id] = payload.split(' ');
      if (from !== origin && isChangeKind(kind)) tell(kind, Number(id), false);
    },
  };
}

const isChangeKind = (text: string | undefined): text is ChangeKind | 'user' =>
  text === 'event' || text === 'results' || text === 'submissions' || text === 'user';
