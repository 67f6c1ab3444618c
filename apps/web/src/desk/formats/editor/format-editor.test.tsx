// @vitest-environment jsdom
import {
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatEdit,
  newStageFields,
  StageType,
} from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../../testing/pages.tsx';
import { currentUserQuery } from '../../../account/session/session.queries.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { FormatEditor } from './format-editor.tsx';

interface Sent {
  readonly id: number;
  readonly name: string;
  readonly json: string;
  readonly modified: string | null;
}

let sent: Sent[] = [];
let answers: ((body: Sent) => Response)[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const save = JSON.parse(body) as Sent;
    sent.push(save);
    return answers.shift()?.(save) ?? Response.json(savedAs(save));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const savedAs = (save: Sent) => ({
  ...save,
  id: save.id || 41,
  created: FIRST,
  modified: LATER,
  modifiedBy: 'ada',
  problems: 0,
  events: 0,
  usedBy: [],
});

const FIRST = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T13:00:00.000Z';

function made(...edits: FormatEdit[]): EventFormat {
  return edits.reduce<EventFormat>((format, edit) => {
    const edited = editFormat(format, edit);
    if (!edited.ok) throw new Error(edited.fault.code);
    return edited.format;
  }, emptyFormat());
}

const stage = (type: StageType, name: string): FormatEdit => ({
  kind: 'addStage',
  stage: { ...newStageFields(type), name },
});

const MAJOR = made(
  stage(StageType.swiss, 'Stage 1'),
  stage(StageType.swiss, 'Stage 2'),
  stage(StageType.playoffs, 'Playoffs'),
);

interface Shown {
  id?: number;
  name?: string;
  format?: EventFormat;
  isDraftTaken?: boolean;
}

function show(of: Shown = {}) {
  const { id = 0, name = '', format = emptyFormat(), isDraftTaken = false } = of;
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, { id: 7 } as never);
  const onClose = vi.fn();
  const editor = (
    <FormatEditor
      {...{ id, name, format, isDraftTaken, onClose }}
      modified={id === 0 ? null : FIRST}
    />
  );
  const { pages } = testPages([{ path: '*', element: editor }]);
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return { onClose, user: userEvent.setup() };
}

const showMajor = () => show({ id: 5, name: 'Major', format: MAJOR });
const stageNames = () =>
  within(screen.getByRole('region', { name: 'Stages' }))
    .getAllByRole('button')
    .filter((button) => button.dataset.stage !== undefined)
    .map((button) => /Stage \d|Playoffs/.exec(button.textContent ?? '')?.[0]);
const press = (name: string) => screen.getByRole('button', { name });

test('a format without a name is not saved, and says so [rule: builder-3]', async () => {
  const { user } = show();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Event format needs a name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Event format name'));
  expect(sent).toEqual([]);
});

test('a stage is added by its dialog once what is required is there [rule: builder-8]', async () => {
  const { user } = show();
  await user.click(press('Add'));
  const dialog = await screen.findByRole('dialog', { name: 'Add Event Stage' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const name = within(dialog).getByLabelText('Stage name');
  expect(within(dialog).getByText('A stage needs a name.')).toBeDefined();
  expect(document.activeElement).toBe(name);
  // The first stage opens by itself.
  expect(within(dialog).queryByLabelText('Teams to open picks')).toBeNull();
  await user.type(name, 'Stage 1');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stageNames()).toEqual(['Stage 1']);
  await user.click(press('Undo'));
  expect(screen.getByText('No stage yet')).toBeDefined();
});

test('switches that need another are off without it', async () => {
  const { user } = show();
  await user.click(press('Add'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Group stage'));
  const flag = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect(flag('Use Series Score').disabled).toBe(true);
  expect(flag('Score Second Place').checked).toBe(true);
  await user.click(flag('Score First Place'));
  expect(flag('Score Second Place').checked).toBe(false);
  expect(flag('Score Second Place').disabled).toBe(true);
});

test('another type says what it takes with it [rule: builder-8]', async () => {
  const { user } = showMajor();
  await user.dblClick(screen.getAllByText('Playoffs')[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event Stage' }));
  await user.click(dialog.getByText('Swiss stage'));
  expect(dialog.getByText(/Changing to Swiss removes this stage's bracket/)).toBeDefined();
});

test('Alt and the arrows move a stage, which is told; the keyboard goes with it', async () => {
  const { user } = showMajor();
  document.querySelector<HTMLElement>('[data-stage="0"]')?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(stageNames()).toEqual(['Stage 2', 'Stage 1', 'Playoffs']);
  expect(screen.getByText('Stage 1 is stage 2 of 3.')).toBeDefined();
  expect((document.activeElement as HTMLElement).dataset.stage).toBe('1');
  await user.keyboard('{Control>}z{/Control}');
  expect(stageNames()).toEqual(['Stage 1', 'Stage 2', 'Playoffs']);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(stageNames()).toEqual(['Stage 2', 'Stage 1', 'Playoffs']);
});

test('single presses move the selected stage, which is told; the button keeps the focus', async () => {
  const { user } = showMajor();
  const up = press('Move up');
  await user.click(screen.getByText('Playoffs', { selector: '[data-stage] bdi' }));
  await user.click(up);
  expect(stageNames()).toEqual(['Stage 1', 'Playoffs', 'Stage 2']);
  expect(screen.getByText('Playoffs is 2 of 3.')).toBeDefined();
  expect(document.activeElement).toBe(up);
  await user.click(up);
  expect(stageNames()).toEqual(['Playoffs', 'Stage 1', 'Stage 2']);
  // It is the first: there is no further up.
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  await user.click(press('Move down'));
  expect(stageNames()).toEqual(['Stage 1', 'Playoffs', 'Stage 2']);
});

test('a stage is deleted after a question, and comes back by undo', async () => {
  const { user } = showMajor();
  await user.click(press('Delete'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
  expect(dialog.getByText("Are you sure you want to delete this 'Event Stage'?")).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(stageNames()).toEqual(['Stage 2', 'Playoffs']);
  await user.click(press('Undo'));
  expect(stageNames()).toEqual(['Stage 1', 'Stage 2', 'Playoffs']);
});

test('points are set beside what they pay for; what is no number is said and changes nothing', async () => {
  const { user } = showMajor();
  const points = screen.getByLabelText<HTMLInputElement>('Points for Advancing');
  await user.clear(points);
  expect(screen.getByText('0 to 100.')).toBeDefined();
  await user.tab();
  expect(points.value).toBe('2');
  await user.click(press('Points for Advancing: more'));
  const row = within(screen.getByRole('row', { name: /^Advancing/ }));
  expect(row.getByText('24')).toBeDefined();
});

test('a problem leads to its field', async () => {
  const format = made(stage(StageType.swiss, 'Stage 1'), {
    kind: 'changeStage',
    stage: 0,
    to: {
      ...newStageFields(StageType.swiss),
      name: 'Stage 1',
      type: StageType.swiss,
      swissStageDetails: {
        advancingCount: 8,
        pointsPerAdvancing: 2,
        cleanSweepWinnerCount: 2,
        pointsPerCorrectWinner: 2,
        cleanSweepLoserCount: 2,
        pointsPerCorrectLoser: 0,
      },
    },
  });
  const { user } = show({ id: 5, name: 'Major', format });
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByLabelText('Points for 0-3'));
});

test('what is saved is what is shown, and closes where that was asked for [rule: builder-2]', async () => {
  const { onClose, user } = show({ name: ' Major ', format: MAJOR });
  await user.click(press('SAVE AND CLOSE'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ id: 0, name: 'Major', modified: null }]);
  expect(JSON.parse(sent[0]?.json ?? '')).toEqual(MAJOR);
});

test('saved once, it is the same format from then on', async () => {
  const { user } = show({ name: 'Major', format: MAJOR });
  await user.click(press('SAVE'));
  expect(await screen.findByText('All changes saved')).toBeDefined();
  await user.type(screen.getByLabelText('Event format name'), ' 2');
  await user.click(press('SAVE'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ id: 41, name: 'Major 2', modified: LATER });
});

const newer = () =>
  Response.json(
    {
      code: 'format_changed',
      title: 'Somebody else saved this format since',
      current: {
        id: 5,
        name: 'Major of theirs',
        modified: LATER,
        modifiedBy: 'mira',
        json: JSON.stringify(MAJOR),
      },
    },
    { status: 409 },
  );

test('of two who save one format the later sees both versions, and can keep a copy', async () => {
  answers.push(newer);
  const { user } = showMajor();
  await user.type(screen.getByLabelText('Event format name'), ' of mine');
  await user.click(press('SAVE'));
  const dialog = await screen.findByRole('dialog', {
    name: 'Someone else saved this event format',
  });
  const row = within(dialog).getByRole('row', { name: /^Name/ });
  expect(row.textContent).toBe('NameMajor of mineMajor of theirs');
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ id: 0, name: 'Major of mine (copy)', modified: null });
});

test('the longest name leaves room for what makes it a copy [rule: builder-4]', async () => {
  answers.push(newer);
  const { user } = show({ id: 5, name: 'M'.repeat(100), format: MAJOR });
  await user.click(press('SAVE'));
  await user.click(await screen.findByRole('button', { name: 'Keep mine as a copy' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.name).toBe(`${'M'.repeat(93)} (copy)`);
});

test('a draft that the list goes on with is not offered once more', async () => {
  const first = showMajor();
  await first.user.type(screen.getByLabelText('Event format name'), ' II');
  await screen.findByText(/Draft kept/);
  cleanup();

  const { user } = show({ id: 5, name: 'Major', format: MAJOR, isDraftTaken: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = screen.getByLabelText<HTMLInputElement>('Event format name');
  expect(name.value).toBe('Major II');
  expect(screen.getByText(/Draft kept .* · 1 change$/)).toBeDefined();
  await user.click(press('Undo'));
  expect(name.value).toBe('Major');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test.each([
  { why: 'a saved one', of: { id: 5, name: 'Major', format: MAJOR }, says: 'All changes saved' },
  { why: 'a start or a copy', of: { name: 'Major', format: MAJOR }, says: 'Not saved yet' },
])('what was not changed is left at once: $why [rule: builder-2]', async ({ of, says }) => {
  const { onClose, user } = show(of);
  expect(screen.getByText(says)).toBeDefined();
  await user.click(press('CANCEL'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what waits in the Bracket Builder is unsaved, and applied by saving and by going back', async () => {
  const { user } = show({
    id: 5,
    name: 'Cup',
    format: made(stage(StageType.playoffs, 'Playoffs')),
  });
  const locks = (format: EventFormat) => format.stages[0]?.bracket?.parts[0]?.columns[0];
  await user.click(press('Open'));
  await user.click(screen.getByRole('checkbox', { name: 'Lock picks' }));
  expect(screen.getByText('1 change not applied: lock picks')).toBeDefined();
  expect(screen.queryByText('All changes saved')).toBeNull();
  await user.click(press('SAVE'));
  expect(await screen.findByText('All changes saved')).toBeDefined();
  expect(locks(JSON.parse(sent[0]?.json ?? ''))).toMatchObject({ lockPicks: true });
  const bestOf = within(screen.getByRole('group', { name: 'Best of' }));
  await user.click(bestOf.getByRole('radio', { name: '3' }));
  await user.click(press('Back to the stages'));
  await user.click(press('SAVE'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(locks(JSON.parse(sent[1]?.json ?? ''))).toMatchObject({ lockPicks: true, bestOf: 3 });
});

test('the keyboard goes along from screen to screen', async () => {
  const { user } = show({
    id: 5,
    name: 'Cup',
    format: made(stage(StageType.playoffs, 'Playoffs')),
  });
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('Cup');
  await user.click(press('Open'));
  expect(focused()).toBe('Bracket Builder');
  await user.click(press('Back to the stages'));
  expect(focused()).toContain('Playoffs stage');
});

test('what is ready can be tried, and is as it was afterwards; what has problems cannot', async () => {
  const { user } = show({ name: 'Major', format: MAJOR });
  await user.click(press('Try It'));
  expect(await screen.findByRole('heading', { name: 'Try it Major' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Pick at Random' })).toBeDefined();
  expect(screen.queryByLabelText('Event format name')).toBeNull();
  await user.click(press('Back to the Editor'));
  expect(stageNames()).toEqual(['Stage 1', 'Stage 2', 'Playoffs']);
  cleanup();
  localStorage.clear();
  show({ name: 'Nothing yet' });
  expect(press('Try It')).toHaveProperty('disabled', true);
});

test('the preview of the scoring breakdown shows what players read, and the award of a place', async () => {
  const format = made(stage(StageType.swiss, 'Stage 1'));
  const { user } = show({ id: 5, name: 'Major', format });
  await user.click(press('Scoring breakdown preview'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scoring Breakdown' }));
  expect(dialog.getByText('0 pts')).toBeDefined();
  expect(dialog.getByText(/^Rank 1, percentile 100/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '30 %' }));
  expect(dialog.getByText(/^Rank 11, percentile 30/)).toBeDefined();
  // Made without one: it is written once that is asked for, and keeps up from then on.
  expect(dialog.queryByRole('region', { name: 'Stage 1' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Write it from the points' }));
  const group = within(dialog.getByRole('region', { name: 'Stage 1' }));
  expect(group.getByText('Advancing').parentElement?.textContent).toBe('Advancing2 pts');
  await user.click(dialog.getByText('Close', { selector: 'footer *' }));
  await user.click(press('Points for Advancing: more'));
  await user.click(press('Scoring breakdown preview'));
  expect((await screen.findByRole('region', { name: 'Stage 1' })).textContent).toContain(
    'Advancing3 pts',
  );
});
