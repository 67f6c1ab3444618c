import { beforeEach, expect, test } from 'vitest';
import type { ChangeListener } from '../../platform/changes/changes.ts';
import type { EventStore } from '../events/event-store.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { announceLive, type LiveAnnouncements } from './announce-live.ts';

const eventId = 7;
const computedAt = new Date('2026-06-01T12:00:00Z');
let generation: number;
let told: string[];
let announce: ChangeListener;
let announcements: LiveAnnouncements;
let catchUp: () => Promise<void>;

beforeEach(() => {
  [generation, told, catchUp] = [100, [], async () => {}];
  const board = () => ({ eventId, generation, computedAt }) as EventBoard;
  announcements = announceLive({
    live: {
      publish: (name, data) =>
        told.push(`${name} ${'eventId' in data && data.eventId} at ${generation}`),
    },
    events: { get: async () => ({ row: { version: 3 } }) } as unknown as EventStore,
    boards: {
      refresh: async () => board(),
      held: () => [board()],
      catchUp: () => catchUp(),
    },
    changes: {
      on: (listener) => {
        announce = listener;
      },
    },
    onError: (error) => {
      throw error;
    },
  });
});

const both = (at: number) => [`EventUpdate 7 at ${at}`, `ResultsUpdate 7 at ${at}`];

test('what is found by looking is told like what was heard of, once', async () => {
  await announcements.catchUp();
  expect(told).toEqual([]);
  catchUp = async () => {
    generation = 101;
  };
  await announcements.catchUp();
  await announcements.catchUp();
  expect(told).toEqual(both(101));
});

test('a board that a reader brought up to date is told too, and when others cannot be', async () => {
  await announcements.catchUp();
  generation = 101;
  catchUp = () => Promise.reject(new Error('no database'));
  await expect(announcements.catchUp()).rejects.toThrow('no database');
  expect(told).toEqual(both(101));
});

test('what was heard of is not told again', async () => {
  announce({ kind: 'results', eventId });
  await expect.poll(() => told).toEqual(both(100));
  await announcements.catchUp();
  expect(told).toEqual(both(100));
});
