// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { EventSurvey } from './event-survey.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const eventStages = [
  { id: 5, name: 'Groups', eventSubstage: [], isSealed: false, sealedAt: null },
  { id: 6, name: 'Playoffs', eventSubstage: [], isSealed: false, sealedAt: null },
];
const flags = { forcedStage: 0, surveyNotice: true, openTabs: [1] };
const event = { id: 104, stage: 0, flags, eventStages } as unknown as Event;

const show = (surveyStage: number | null) =>
  render(
    <MemoryRouter>
      <EventSurvey event={event} surveyStage={surveyStage} panelId="panel" />
    </MemoryRouter>,
  );

test('the notice is shown once a session', async () => {
  const { unmount } = show(null);
  expect(await screen.findByRole('heading', { name: 'Survey Based Picks' })).toBeDefined();
  expect(screen.getByText(/^Picks of Playoffs are made in the survey/)).toBeDefined();
  await userEvent.setup().click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByText('Survey Based Picks')).toBeNull();
  unmount();
  show(null);
  expect(screen.queryByText('Survey Based Picks')).toBeNull();
});

test('in place of a stage that a flag opens stands the way to the survey', () => {
  show(1);
  const panel = screen.getByRole('tabpanel', { name: 'Playoffs', hidden: true });
  expect(panel.querySelector('a')?.getAttribute('href')).toBe('/rl/survey');
});
