import { editFormat, emptyFormat, newStageFields, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  inOrder,
  NO_PENDING,
  pendingWords,
  planned,
  type StructureEdit,
  stillWaiting,
  withPending,
} from './pending-edits.ts';

const format = (() => {
  const fields = { ...newStageFields(StageType.playoffs), name: 'Playoffs' };
  const edited = editFormat(emptyFormat(), { kind: 'addStage', stage: fields });
  if (!edited.ok) throw new Error(edited.fault.code);
  return edited.format;
})();

const column = { stage: 0, part: 'UB', col: 1 } as const;
const bestOf = (games: number): StructureEdit => ({
  kind: 'changeColumn',
  ...column,
  to: { bestOf: games },
});
const pendingOf = (...edits: StructureEdit[]) => edits.reduce(withPending, NO_PENDING);

test('what is changed again replaces what was waiting, and each setting waits for itself', () => {
  const pending = pendingOf(
    bestOf(3),
    { kind: 'changeColumn', ...column, to: { name: 'Semis' } },
    bestOf(7),
  );
  expect(inOrder(pending)).toHaveLength(2);
  expect(pendingWords(pending)).toBe('2 changes not applied: best of, header');
  expect(planned(format, pending).format.stages[0]?.bracket?.parts[0]?.columns[1]).toMatchObject({
    bestOf: 7,
    name: 'Semis',
  });
});

test('what is set back to what is applied no longer waits', () => {
  const pending = stillWaiting(format, pendingOf(bestOf(3), bestOf(5)));
  expect(pending.size).toBe(0);
  expect(pendingWords(pending)).toBe('All changes are applied.');
});

test('a column that waits to be added can be changed before it is there', () => {
  const pending = pendingOf(
    { kind: 'changeColumn', stage: 0, part: 'UB', col: 3, to: { bestOf: 7 } },
    { kind: 'setColumnCount', stage: 0, part: 'UB', count: 4 },
  );
  expect(stillWaiting(format, pending)).toBe(pending);
  const { format: after, fault } = planned(format, pending);
  expect(fault).toBeNull();
  expect(after.stages[0]?.bracket?.parts[0]?.columns[3]?.bestOf).toBe(7);
});

test('what is refused is told, and the rest is still shown', () => {
  const pending = pendingOf(bestOf(4), { kind: 'changeColumn', ...column, to: { name: 'Semis' } });
  const { format: after, fault } = planned(format, pending);
  expect(fault?.code).toBe('bad_series_length');
  expect(after.stages[0]?.bracket?.parts[0]?.columns[1]).toMatchObject({
    bestOf: 5,
    name: 'Semis',
  });
});
