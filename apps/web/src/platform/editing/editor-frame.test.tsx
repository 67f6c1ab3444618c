// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../testing/pages.tsx';
import { draftStore } from './draft-store.ts';
import { EditorFrame } from './editor-frame.tsx';
import { useConflict } from './use-conflict.ts';
import { useEditing } from './use-editing.ts';

interface Note {
  readonly text: string;
}

const ofNotes = {
  drafts: draftStore<Note>({
    name: 'note',
    version: 1,
    read: (part) => {
      const text = part('text');
      return typeof text === 'string' ? { text } : null;
    },
  }),
  isBlank: ({ text }: Note) => text === '',
  isEqual: (one: Note, other: Note) => one.text === other.text,
};

const FIRST = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T13:00:00.000Z';

interface NoteSave {
  readonly text: string;
  readonly id: number;
  readonly modified: string | null;
}

let saves: NoteSave[] = [];
let isTaken = false;

function NoteEditor({ onClose, saving }: { onClose(): void; saving: 'idle' | 'busy' | 'refused' }) {
  const editing = useEditing({ id: 5, modified: FIRST, state: { text: 'Note' } }, 7, ofNotes);
  const save = async ({ text }: Note, over: { id: number; modified: string | null }) => {
    saves.push({ text, id: over.id, modified: over.modified });
    if (isTaken) {
      isTaken = false;
      conflict.found({ id: 5, modified: LATER, by: 'mira', state: { text: 'Theirs' } });
      return false;
    }
    editing.markSaved({ id: over.id || 6, modified: LATER, state: editing.latest() });
    return true;
  };
  const conflict = useConflict(editing, {
    copyOf: ({ text }) => ({ text: `${text} (copy)` }),
    save,
  });
  return (
    <EditorFrame
      editing={editing}
      saving={{ isBusy: saving === 'busy', refusal: saving === 'refused' ? {} : null }}
      what="league"
      nameOf={({ text }) => text}
      head={{
        crumb: 'Notes',
        title: 'A note',
        onSave: () => void save(editing.latest(), editing.saved),
        onSaveAndClose: () => undefined,
      }}
      conflict={{
        of: conflict,
        differences: (mine, theirs) => [{ what: 'Text', mine: mine.text, theirs: theirs.text }],
      }}
      isResting={false}
      onClose={onClose}
    >
      <input
        aria-label="Text"
        value={editing.state.text}
        onChange={({ target }) => editing.change({ text: target.value }, 'text')}
      />
      <input
        aria-label="With keys of its own"
        onKeyDown={(press) => press.ctrlKey && press.preventDefault()}
      />
    </EditorFrame>
  );
}

beforeEach(() => {
  localStorage.clear();
  saves = [];
  isTaken = false;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(saving: 'idle' | 'busy' | 'refused' = 'idle') {
  const onClose = vi.fn();
  const element = <NoteEditor onClose={onClose} saving={saving} />;
  const { pages, history } = testPages(
    [
      { path: '/note', element },
      { path: '*', element: 'Elsewhere' },
    ],
    ['/note'],
  );
  render(pages);
  return { onClose, history, user: userEvent.setup({ delay: null }) };
}

const text = () => screen.getByLabelText<HTMLInputElement>('Text');
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the keys save, take back and do again, whatever has the focus', async () => {
  const { user } = show();
  await user.type(text(), ' of mine');
  await user.keyboard('{Control>}z{/Control}');
  expect(text().value).toBe('Note');
  await user.keyboard('{Control>}y{/Control}');
  expect(text().value).toBe('Note of mine');
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(text().value).toBe('Note of mine');
  await user.keyboard('{Control>}s{/Control}');
  expect(saves).toEqual([{ text: 'Note of mine', id: 5, modified: FIRST }]);
  expect(screen.getByText('All changes saved')).toBeDefined();
});

test('a key that a part of the page has answered is not answered twice', async () => {
  const { user } = show();
  await user.type(text(), ' of mine');
  await user.click(screen.getByLabelText('With keys of its own'));
  await user.keyboard('{Control>}z{/Control}');
  expect(text().value).toBe('Note of mine');
});

test.each([
  { saving: 'busy' as const, says: /^Saving…$/ },
  { saving: 'refused' as const, says: /^Not saved · Draft kept .* · 1 change$/ },
  { saving: 'idle' as const, says: /^Draft kept .* · 1 change$/ },
])('the head says how the work stands: $saving', async ({ saving, says }) => {
  const { user } = show(saving);
  await user.type(text(), '!');
  expect(await screen.findByText(says)).toBeDefined();
});

test('unsaved work is kept, offered again and gone on with', async () => {
  const first = show();
  await first.user.type(text(), ' II');
  await screen.findByText(/Draft kept/);
  cleanup();
  const { user } = show();
  await user.click(
    (await dialog('You have unsaved changes')).getByRole('button', { name: 'Keep editing them' }),
  );
  expect(text().value).toBe('Note II');
  await user.click(press('Undo'));
  expect(text().value).toBe('Note');
});

test('a draft that is discarded is not offered again', async () => {
  const first = show();
  await first.user.type(text(), ' II');
  await screen.findByText(/Draft kept/);
  cleanup();
  const second = show();
  await second.user.click(await screen.findByRole('button', { name: 'Discard them' }));
  expect(text().value).toBe('Note');
  cleanup();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved work is asked about before it is left, by the own way out', async () => {
  const { user, onClose } = show();
  await user.type(text(), ' II');
  await user.click(press('CLOSE'));
  await user.click(
    (await dialog('Leave without saving?')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(onClose).not.toHaveBeenCalled();
  await user.click(press('CLOSE'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

test('what was given up is not kept when the page goes away', async () => {
  const { user } = show();
  await user.type(text(), ' II');
  await user.click(press('CLOSE'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
  await user.type(text(), 'I');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(1);
});

test('unsaved work is asked about before another page is gone to', async () => {
  const { user, history } = show();
  await user.type(text(), ' II');
  history.push('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(text().value).toBe('Note II');
  history.push('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

test('what is not changed is left at once', async () => {
  const { user, onClose } = show();
  await user.click(press('CLOSE'));
  expect(onClose).toHaveBeenCalledOnce();
});

/** Saves over something that somebody else saved since. */
async function meetConflict() {
  const { user } = show();
  await user.type(text(), ' of mine');
  isTaken = true;
  await user.click(press('SAVE'));
  return { user, asked: await dialog('Someone else saved this league') };
}

test('of two who save one thing the later sees both, and keeps a copy', async () => {
  const { user, asked } = await meetConflict();
  expect(asked.getByText(/^mira saved at/)).toBeDefined();
  expect(asked.getByRole('row', { name: 'Text Note of mine Theirs' })).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Keep mine as a copy' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toEqual({ text: 'Note of mine (copy)', id: 0, modified: null });
});

test('theirs can be taken, taken back, and saved over then', async () => {
  const { user, asked } = await meetConflict();
  await user.click(asked.getByRole('button', { name: 'Take theirs' }));
  expect(text().value).toBe('Theirs');
  expect(screen.getByText('All changes saved')).toBeDefined();
  await user.click(press('Undo'));
  expect(text().value).toBe('Note of mine');
  await user.click(press('SAVE'));
  expect(saves[1]).toEqual({ text: 'Note of mine', id: 5, modified: LATER });
});

test('nothing need be decided: the text stays, and the next save asks again', async () => {
  const { user, asked } = await meetConflict();
  await user.click(asked.getByRole('button', { name: 'Close' }));
  expect(text().value).toBe('Note of mine');
  await user.click(press('SAVE'));
  expect(saves[1]).toEqual({ text: 'Note of mine', id: 5, modified: FIRST });
});
