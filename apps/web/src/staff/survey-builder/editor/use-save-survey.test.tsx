// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Editing } from '../../../platform/editing/use-editing.ts';
import { showToast, Toasts } from '../../../platform/ui/overlays/toast.tsx';
import type { SurveyState } from './survey-state.ts';
import { useSaveSurvey } from './use-save-survey.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const state = { title: 'Worlds', description: '', openTime: '', closeTime: '', prompts: [] };
const editing = {
  latest: () => state,
  saved: { id: 0, modified: null, state },
  markSaved: () => undefined,
} as unknown as Editing<SurveyState>;

function Save({ onSaved }: { onSaved(id: number): void }) {
  const { save, refusal } = useSaveSurvey(editing, { onSaved });
  return (
    <>
      <button type="button" onClick={() => void save()}>
        SAVE
      </button>
      <p>{refusal?.text}</p>
    </>
  );
}

test('a survey that was saved says so and has the id of the answer; a refused one has neither [rule: surveys-14]', async () => {
  // One that another test left is withdrawn with its equal.
  showToast({ text: 'Survey Saved!' })();
  const answers = [
    Response.json(
      { code: 'survey_invalid', title: 'This survey cannot be saved like this' },
      { status: 400 },
    ),
    Response.json(7),
  ];
  // What was saved is read back; that it cannot be read changes nothing of this.
  vi.stubGlobal('fetch', async (_: string, init: { method: string }) =>
    init.method === 'POST' ? answers.shift() : Response.json({}, { status: 404 }),
  );
  const ids: number[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Save onSaved={(id) => ids.push(id)} />
      <Toasts />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await screen.findByText('This survey cannot be saved like this');
  expect([ids, screen.queryByText('Survey Saved!')]).toEqual([[], null]);
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await screen.findByText('Survey Saved!');
  expect(ids).toEqual([7]);
});
