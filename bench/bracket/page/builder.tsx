/// <reference types="vite/client" />
import { type FormatEdit, startFrom } from '@callshot/rules';
import { BracketBuilder } from '../../../apps/web/src/desk/formats/builder/bracket-builder.tsx';
import { usePendingEdits } from '../../../apps/web/src/desk/formats/builder/use-pending-edits.ts';
import { useFormatEditing } from '../../../apps/web/src/desk/formats/editor/use-format-editing.ts';
import { host, show } from './place.tsx';

const OPENED = {
  id: 1,
  modified: null,
  state: {
    name: 'Playoffs',
    format: startFrom({ kind: 'knockout', teamCount: 64, elimination: 'double', hasReset: true }),
  },
};
const MATCHES = 127;

/** The builder with the state that the editor gives it: its history, its draft. */
function Builder() {
  const { state, edit } = useFormatEditing(OPENED, 1);
  const onEdit = (edits: readonly FormatEdit[]) => edit(...edits);
  return (
    <BracketBuilder
      format={state.format}
      stage={0}
      onStage={() => {}}
      waiting={usePendingEdits(state.format, onEdit)}
      onEdit={onEdit}
      onClose={() => {}}
    />
  );
}

function found<Found extends HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`The builder shows no ${selector}`);
  return element;
}

const nextFrame = () => new Promise(requestAnimationFrame);

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`The builder does not show it: ${what}`);
}

const drawnMatches = () => document.querySelectorAll('[data-slot$=":match"]').length;
const list = () => found<HTMLSelectElement>('select[aria-label="Loser of UB 1·1"]');
const feedOf = (match: string): string =>
  found(`button[aria-label^="${match}: "]`).getAttribute('aria-label') ?? '';

/** The bench's steps in the builder, each until a frame shows it. */
export const builderPage = {
  async show(): Promise<void> {
    // Its height is what the page leaves of the window.
    host().style.setProperty('--nav-height', '0px');
    host().style.setProperty('--staff-head', '100px');
    show(<Builder />);
    while (drawnMatches() === 0) await nextFrame();
  },
  /** Columns out of view are drawn a moment later. */
  async showAll(): Promise<void> {
    while (drawnMatches() < MATCHES) await nextFrame();
  },
  async openList(): Promise<void> {
    list().focus();
    await nextFrame();
    must(list().options.length > 2, 'the slots that a loser can come to');
  },
  /** The loser of the first match, as by its list; empty = it goes out. */
  async lead(to: string): Promise<void> {
    list().value = to;
    must(list().value === to, `${to} to choose`);
    list().dispatchEvent(new Event('change', { bubbles: true }));
    await nextFrame();
    must(list().value === to, `a loser in ${to}`);
    must(feedOf('LB 1·1').includes('Loser UB 1·1,') === (to !== ''), `what feeds ${to}`);
  },
  async choose(bestOf: string): Promise<void> {
    const labels = document.querySelectorAll<HTMLElement>('[aria-label="Best of"] label');
    const wanted = [...labels].find(({ textContent }) => textContent === bestOf);
    must(wanted !== undefined, `best of ${bestOf} to choose`);
    wanted?.click();
    await nextFrame();
  },
  async apply(): Promise<void> {
    found('aside footer button:enabled').click();
    await nextFrame();
  },
  mustShow(bestOf: string): void {
    must(found('button[data-edited] small').textContent === `Bo${bestOf}`, `best of ${bestOf}`);
  },
};

export type BuilderPage = typeof builderPage;
