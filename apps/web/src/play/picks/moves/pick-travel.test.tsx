// @vitest-environment jsdom
import { NO_PICKS, type PickSet, PickType } from '@callshot/rules';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PickTravel } from './pick-travel.tsx';

const FADE = 160;
const MOVE = 240;
const OUTLINED = 2000;

let isReduced = false;
/** Moved elements, with their durations. */
let moved: { readonly text: string; readonly ms: unknown }[] = [];

beforeEach(() => {
  isReduced = false;
  moved = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.animate = function (this: Element, _frames, timing) {
    const ms = typeof timing === 'object' ? timing.duration : timing;
    moved.push({ text: this.textContent ?? '', ms });
    return { onfinish: null } as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const pick = (teamId: number) => ({
  eventStageId: 1,
  eventSubstageId: 10,
  teamId,
  pickTypeId: PickType.advancing,
});
const of = (...teamIds: number[]): PickSet => ({
  ...NO_PICKS,
  groupStagePicks: teamIds.map(pick),
});

function Slip({ picks }: { readonly picks: PickSet }) {
  const editor = useRef<HTMLDivElement>(null);
  return (
    <div ref={editor}>
      {picks.groupStagePicks.map(({ teamId }) => (
        <p key={teamId} data-slot={`10-1-${teamId}`}>
          <b>slot {teamId}</b>
        </p>
      ))}
      {[1, 2].map((teamId) => (
        <p key={teamId} data-team={teamId}>
          <b>card {teamId}</b>
        </p>
      ))}
      <PickTravel picks={picks} editor={editor} />
    </div>
  );
}

test('a crest travels to its slot, which is empty until it arrives, and back to its card', () => {
  const { rerender } = render(<Slip picks={of(1)} />);
  expect(moved).toEqual([]);
  rerender(<Slip picks={of(1, 2)} />);
  expect(moved).toEqual([
    { text: 'slot 2', ms: MOVE },
    { text: 'slot 2', ms: MOVE },
  ]);
  moved = [];
  rerender(<Slip picks={of(2)} />);
  expect(moved).toEqual([{ text: 'slot 1', ms: MOVE }]);
});

test('what is taken back all at once fades', () => {
  const { rerender } = render(<Slip picks={of(1, 2)} />);
  rerender(<Slip picks={of()} />);
  expect(moved).toEqual([
    { text: 'slot 1', ms: FADE },
    { text: 'slot 2', ms: FADE },
  ]);
});

test('where nothing may move the slot is outlined', () => {
  isReduced = true;
  const { rerender } = render(<Slip picks={of(1)} />);
  rerender(<Slip picks={of(1, 2)} />);
  expect(moved).toEqual([{ text: 'slot 2', ms: OUTLINED }]);
});
