import { draftStore } from '../../../platform/editing/draft-store.ts';
import type { HandRow, HandState, OrderOf } from './hand-state.ts';
import { isSameHands } from './merge-hands.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRow = (value: unknown): value is HandRow =>
  isObject(value) &&
  ['round', 'bestOf', 'eventSubstageId'].every((name) => Number.isInteger(value[name])) &&
  typeof value['key'] === 'string' &&
  typeof value['outcome'] === 'string';

const isOrder = (value: unknown): value is OrderOf =>
  isObject(value) && Array.isArray(value['teamIds']) && typeof value['note'] === 'string';

const drafts = draftStore<HandState>({
  name: 'matches-draft',
  version: 1,
  read: (part) => {
    const [rows, orders] = [part('rows'), part('orders')];
    if (!Array.isArray(rows) || !rows.every(isRow)) return null;
    if (!Array.isArray(orders) || !orders.every(isOrder)) return null;
    // Keys of new rows may be taken in this page.
    return { rows: rows.map((row) => ({ ...row, key: `kept-${row.key}` })), orders };
  },
});

/** The editor’s knowledge of matches. */
export const ofMatches = {
  drafts,
  isBlank: ({ rows }: HandState): boolean => rows.length === 0,
  isEqual: isSameHands,
};
