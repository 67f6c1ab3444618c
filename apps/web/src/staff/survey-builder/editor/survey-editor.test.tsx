// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../../testing/pages.tsx';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { stateOf } from './survey-state.ts';

const FIRST = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T13:00:00.000Z';
const survey = {
  surveyId: 5,
  title: 'Arena',
  description: '',
  openTime: null,
  closeTime: null,
  created: FIRST,
  modified: FIRST,
  prompts: [
    {
      promptId: 1,
      text: 'Which arena?',
      isMultiSelect: false,
      numberOfAnswers: 1,
      answers: [{ promptAnswerId: 11, text: 'Paris', imageUrl: null }],
    },
  ],
  respondents: 0,
  answered: {},
};

let saves: { readonly modified: string | null; readonly title: string }[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  localStorage.clear();
  saves = [];
  answers = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string | null }) => {
    if (body !== null) saves.push(JSON.parse(body));
    return answers.shift()?.() ?? Response.error();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const { surveyId: id, modified } = survey;
  const onClose = vi.fn();
  const editor = (
    <SurveyEditor
      opened={{ id, modified, state: stateOf(survey) }}
      answered={{}}
      userId={7}
      isDraftTaken={false}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      {testPages([{ path: '*', element: editor }]).pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return { onClose, user: userEvent.setup() };
}

const refused = (code: string, current: object) => () =>
  Response.json({ code, title: 'Refused', current }, { status: 409 });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole('button', { name });

test('what is missing is said, and nothing is sent', async () => {
  const { user } = show();
  await user.clear(title());
  await user.click(button('SAVE'));
  expect(await screen.findByText('A survey needs a title')).toBeDefined();
  expect(saves).toEqual([]);
});

test('a save whose answer was lost is known again, and is no conflict', async () => {
  const { user } = show();
  await user.type(title(), ' of the year');
  answers = [() => new Response('', { status: 503 })];
  await user.click(button('SAVE'));
  await waitFor(() => expect(saves).toHaveLength(1));
  await waitFor(() => expect(button('SAVE')).toHaveProperty('disabled', false));
  answers = [
    refused('changed_meanwhile', { ...survey, title: 'Arena of the year', modified: LATER }),
  ];
  await user.click(button('SAVE'));
  expect(await screen.findByText('All changes saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(title(), '!');
  answers = [() => Response.json(5), () => Response.json({ ...survey, modified: LATER })];
  await user.click(button('SAVE'));
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ modified: LATER }));
});

test('answers that would go are asked about; closing follows the answer', async () => {
  const { user, onClose } = show();
  await user.type(title(), ' A');
  answers = [refused('answers_would_go', { answers: 1200, respondents: 1 })];
  await user.click(button('SAVE AND CLOSE'));
  expect(await screen.findByText('Delete 1,200 answers?')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  answers = [() => Response.json(5), () => Response.json({ ...survey, modified: LATER })];
  await user.click(button('Save and delete them'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saves.at(-1)).toMatchObject({ dropsAnswers: true });
});

test('of an overlap the other survey is named beside the times', async () => {
  const { user } = show();
  await user.type(title(), ' A');
  const other = { surveyId: 6, title: 'Worlds', openTime: FIRST, closeTime: LATER };
  answers = [refused('surveys_overlap', other)];
  await user.click(button('SAVE'));
  expect(await screen.findByText(/^“Worlds” is open then: Mar 1, 2026, 12:00 PM to/)).toBeDefined();
});
