import { expect, test } from 'vitest';
import {
  beginHistory,
  changeTo,
  type EditHistory,
  redo,
  settleHistory,
  stepsSince,
  undo,
} from './edit-history.ts';

interface Named {
  readonly name: string;
  readonly format: object;
}

const format = {};
const first: Named = { name: 'Major', format };
const other = { ...first, format: { ...format } };

const names = ({ past, present, future }: EditHistory<Named>) => ({
  past: past.map(({ name }) => name),
  present: present.name,
  future: future.map(({ name }) => name),
});

const typed = (text: string, history: EditHistory<Named>) =>
  changeTo(history, { ...history.present, name: text }, 'name');

test('undo gives back the very state, and redo the one after it', () => {
  const changed = changeTo(beginHistory(first), other);
  expect(undo(changed).present).toBe(first);
  expect(redo(undo(changed)).present).toBe(other);
});

test('nothing changed is no step, and nothing to undo or redo changes nothing', () => {
  const history = beginHistory(first);
  expect(changeTo(history, { ...first })).toBe(history);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('typing on is one step, until something else is changed or taken back', () => {
  let history = typed('Ma', typed('M', beginHistory({ ...first, name: '' })));
  expect(names(history)).toEqual({ past: [''], present: 'Ma', future: [] });
  history = changeTo(history, { ...history.present, format: { ...format } });
  history = typed('Maj', history);
  expect(names(history).past).toEqual(['', 'Ma', 'Ma']);
  history = typed('Majo', undo(history));
  expect(names(history)).toEqual({ past: ['', 'Ma', 'Ma'], present: 'Majo', future: [] });
});

test('a change after an undo leaves what was taken back behind', () => {
  const history = typed('Minor', undo(typed('Major II', beginHistory(first))));
  expect(names(history)).toEqual({ past: ['Major'], present: 'Minor', future: [] });
});

test('the steps since what was saved are counted both ways', () => {
  const changed = changeTo(beginHistory(first), other);
  expect(stepsSince(changed, first)).toBe(1);
  expect(stepsSince(undo(changed), other)).toBe(1);
});

test('what the server told is told to every state', () => {
  const changed = undo(typed('Minor', changeTo(beginHistory(first), other)));
  const settled = settleHistory(changed, (state) => ({ ...state, name: `${state.name}!` }));
  expect(names(settled)).toEqual({ past: ['Major!'], present: 'Major!', future: ['Minor!'] });
});
