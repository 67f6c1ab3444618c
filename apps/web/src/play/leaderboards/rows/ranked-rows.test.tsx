// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RankedRows } from './ranked-rows.tsx';
import type { SeenRows } from './seen-rows.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const million = 1_000_000;

test('Home and End lead to the very ends of a million rows', () => {
  let seen: SeenRows | undefined;
  render(
    <RankedRows
      state={{ rows: new Map(), own: null, stamp: 1 }}
      heights={{ firstRow: 4, lastRow: million, tierRows: [], rowPx: 44 }}
      faces={{
        ownId: null,
        line: () => null,
        loading: () => null,
      }}
      pinnedPx={56}
      jump={{ to: 'top', count: 0 }}
      onView={(view) => {
        seen = view;
      }}
      label="Entrants"
    />,
  );
  const box = screen.getByRole('region');
  fireEvent.keyDown(box, { key: 'End' });
  expect(seen?.last).toBe(million);
  const press = fireEvent.keyDown(box, { key: 'Home' });
  expect(press, 'left to the browser').toBe(false);
  expect(seen?.first).toBe(4);
  expect(box.scrollTop).toBe(0);
});
