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

/** Tells every part of this process, and every other process, what was committed. */
export interface Changes {
  on(listener: ChangeListener): void;
  /** To be called after the commit. Own listeners have run when this returns. */
  announce(kind: ChangeKind, eventId: number): void;
  /** Another process's notification; its own ones are passed over. */
  receive(payload: string): void;
}

export const changesChannel = 'callshot_changes';

export function createChanges(db: Kysely<Schema>, onError: (error: unknown) => void): Changes {
  const origin = randomUUID();
  const listeners: ChangeListener[] = [];
  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  return {
    on: (listener) => {
      listeners.push(listener);
    },
    announce: (kind, eventId) => {
      tell({ kind, eventId, isOwn: true });
      // Not inside the transaction that made the change: notifications make commits wait in line.
      const payload = `${origin} ${kind} ${eventId}`;
      sql`select pg_notify(${changesChannel}, ${payload})`.execute(db).catch(onError);
    },
    receive: (payload) => {
      const [from, kind, eventId] = payload.split(' ');
      if (from === origin || !isChangeKind(kind)) return;
      tell({ kind, eventId: Number(eventId), isOwn: false });
    },
  };
}

const isChangeKind = (text: string | undefined): text is ChangeKind =>
  text === 'event' || text === 'results' || text === 'submissions';
