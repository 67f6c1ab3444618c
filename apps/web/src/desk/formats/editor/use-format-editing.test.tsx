// @vitest-environment jsdom
import { editFormat, emptyFormat, newStageFields, StageType } from '@callshot/rules';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { useFormatEditing } from './use-format-editing.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const stage = { ...newStageFields(StageType.playoffs), name: 'Playoffs' };
const added = editFormat(emptyFormat(), { kind: 'addStage', stage });
if (!added.ok) throw new Error(added.fault.code);
const opened = {
  id: 3,
  modified: '2026-01-01T00:00:00.000Z',
  state: { name: 'Cup', format: added.format },
};

test('what offers to take back a loss is gone once there is another step', () => {
  render(<Toasts />);
  const { result, unmount } = renderHook(() => useFormatEditing(opened, 7));
  const column = (count: number) =>
    act(
      () =>
        void result.current.edit({ kind: 'setMatchCount', stage: 0, part: 'UB', col: 0, count }),
    );
  column(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  act(() => result.current.rename('Cup of cups'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  column(1);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(result.current.state.format.stages[0]?.bracket?.parts[0]?.columns[0]?.matchCount).toBe(2);
  expect(result.current.state.name).toBe('Cup of cups');
  column(1);
  unmount();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
