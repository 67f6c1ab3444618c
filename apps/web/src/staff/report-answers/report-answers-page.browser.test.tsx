import type { Answer } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../testing/answers.ts';
import { signedIn } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { ReportAnswersPage } from './report-answers-page.tsx';
import { effectOf } from './report-words.ts';

const reportedAt = '2026-11-20T10:00:00.000Z';
const newcomer = { id: 21, username: 'newcomer' };

type Waiting = Answer<'GET /api/reports/waiting'>;
type Subject = Waiting['subjects'][number];

const subject = (facts: Partial<Subject>): Subject => ({
  kind: 'username',
  id: newcomer.id,
  name: newcomer.username,
  nameplateId: 0,
  owner: newcomer,
  people: null,
  isDone: false,
  state: 'as it was',
  lastReportId: 5,
  openReports: 1,
  firstReportedAt: reportedAt,
  answers: 0,
  reports: [
    {
      id: 5,
      reporter: { id: 22, username: 'reporter', reports: 1, dismissed: 0 },
      name: newcomer.username,
      reason: 'Insults a team',
      reportedAt,
    },
  ],
  ...facts,
});

const username = subject({});
const league = subject({ kind: 'league', id: 31, name: 'Of newcomer', people: 1 });
const waiting = (...subjects: Subject[]): Waiting => ({ total: subjects.length, subjects });

const opener = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Username: newcomer' });
const action = (name: string) => dialog.getByText(name, { exact: true });

async function open(...subjects: Subject[]): Promise<void> {
  answer({ ...signedIn(), 'GET /api/reports/waiting': waiting(...subjects) });
  show(<ReportAnswersPage />);
  await expect.element(page.getByRole('table')).toBeVisible();
}

test('what somebody else answered meanwhile is told, and waits no more', async () => {
  await open(username);
  await opener('newcomer').click();
  await action('Dismiss').click();
  answer({
    'GET /api/reports/waiting': waiting(),
    'POST /api/reports/answer': new Refused(
      409,
      'reports_answered',
      'Somebody else answered its reports meanwhile',
    ),
  });
  await dialog.getByRole('button', { name: 'Dismiss, leave it as it is' }).click();
  const send = dialog.getByRole('button', { name: 'Dismiss, leave it as it is' });
  await expect.element(send).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(opener('newcomer')).not.toBeInTheDocument();
  expect(sentTo('POST /api/reports/answer')).toEqual([
    {
      kind: 'username',
      id: newcomer.id,
      action: 'dismiss',
      reason: '',
      state: 'as it was',
      lastReportId: 5,
    },
  ]);
});

test('what cannot be read says so, and is asked for again', async () => {
  answer({
    ...signedIn(),
    'GET /api/reports/waiting': new Refused(503, 'unavailable', 'Temporarily unavailable.'),
  });
  show(<ReportAnswersPage />);
  await expect.element(page.getByText('Loading the reports failed')).toBeVisible();
  answer({ 'GET /api/reports/waiting': waiting(username) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(opener('newcomer')).toBeVisible();
});

test('what an answer does is said before it is done, and a name that is refused stays in its field', async () => {
  await open(username, league);
  await opener('newcomer').click();
  await expect.element(dialog.getByText(effectOf(username, 'rename'))).toBeVisible();
  dialog.getByRole('radio', { name: 'Rename' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText(effectOf(username, 'flag'))).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  const blocked = 'This name has a word that is not allowed here';
  answer({ 'POST /api/reports/answer': { nameError: blocked, answer: null } });
  const name = dialog.getByLabelText('New name');
  await name.fill('f.u.c.k the rules');
  await dialog.getByLabelText('Why').fill('It insulted a team');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription(blocked);
  await expect.element(name).toHaveValue('f.u.c.k the rules');
  await expectAccessible();

  await userEvent.keyboard('{Escape}');
  await opener('Of newcomer').click();
  const ofLeague = page.getByRole('dialog', { name: 'League: Of newcomer' });
  await ofLeague.getByText('Close', { exact: true }).click();
  await expect.element(ofLeague.getByText(effectOf(league, 'close'))).toBeVisible();
  await expect.element(ofLeague.getByRole('button', { name: 'Close this league' })).toBeDisabled();
});
