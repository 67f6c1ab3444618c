import type { Answer } from '@callshot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { signedIn, visitor } from '../../../testing/people.ts';
import { show, tabTo } from '../../../testing/screens.tsx';
import { SurveyPage } from './survey-page.tsx';

const ARENA = 'Which arena should host the final?';
const TEAMS = 'Which two reach the final?';
const CHAMPION = 'Who is the champion?';

const prompt = (promptId: number, text: string, numberOfAnswers: number, texts: string[]) => ({
  promptId,
  text,
  isMultiSelect: numberOfAnswers > 1,
  numberOfAnswers,
  answers: texts.map((one, at) => ({
    promptAnswerId: promptId * 10 + at,
    text: one,
    imageUrl: null,
  })),
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const MADE = inDays(-3);

const survey = (closesInDays = 5): NonNullable<Answer<'GET /api/survey/current'>> => ({
  surveyId: 3,
  title: 'Worlds Survey',
  description: 'Who wins Worlds, and where?',
  openTime: inDays(-2),
  closeTime: inDays(closesInDays),
  created: MADE,
  modified: MADE,
  serverTime: inDays(0),
  prompts: [
    prompt(1, ARENA, 1, ['Dusk Field', 'Summit', 'Harbour Lights']),
    prompt(2, TEAMS, 2, ['Falcons', 'Vitality', 'Rechtsschutzversicherungsgesellschaften']),
    prompt(3, CHAMPION, 1, ['The orange side', 'The blue side']),
  ],
});

const SENT = [11, 20, 21, 31];

const main = page.getByRole('main');
const question = (text: string) => page.getByRole('heading', { level: 2, name: text });
const choice = (name: string) => main.getByRole('button', { name, exact: true });
const chosen = () =>
  main
    .getByRole('button', { pressed: true })
    .elements()
    .map(({ textContent }) => textContent);
const expectChosen = (...texts: string[]) => expect.poll(chosen).toEqual(texts);

async function open({ closesInDays = 5, sent = [] as number[] } = {}) {
  answer({
    ...signedIn(),
    'GET /api/survey/current': survey(closesInDays),
    'GET /api/survey/answers': sent,
  });
  show(<SurveyPage />);
  await expect.element(question(ARENA)).toBeVisible();
}

async function answerAll() {
  await choice('Summit').click();
  await choice('NEXT').click();
  await choice('Falcons').click();
  await choice('Vitality').click();
  await choice('NEXT').click();
  await choice('The blue side').click();
}

test('a prompt takes as many answers as it asks for, and the next is reached only then', async () => {
  await open();
  await expect.element(page.getByText('1 of 3')).toBeVisible();
  await expect.element(choice('BACK')).toBeDisabled();
  await expect.element(choice('NEXT')).toBeDisabled();
  await choice('Dusk Field').click();
  await choice('Summit').click();
  await expectChosen('Summit');
  await choice('Summit').click();
  await expect.element(choice('NEXT')).toBeDisabled();
  await choice('Summit').click();
  await choice('NEXT').click();

  await expect.element(question(TEAMS)).toHaveFocus();
  await choice('Falcons').click();
  await expect.element(choice('NEXT')).toBeDisabled();
  await choice('Vitality').click();
  await choice('Rechtsschutzversicherungsgesellschaften').click();
  await expectChosen('Falcons', 'Vitality');
  await expect.element(page.getByText('2 of 2 are chosen')).toBeVisible();
  await expectAccessible();
  await expectLaidOut();
  await choice('NEXT').click();

  await expect.element(page.getByText('3 of 3')).toBeVisible();
  expect(choice('NEXT').elements()).toEqual([]);
  await expect.element(choice('SUBMIT')).toBeDisabled();
  await choice('BACK').click();
  await expectChosen('Falcons', 'Vitality');
});

test('all of it goes by the keyboard', async () => {
  answer({ 'POST /api/survey/answers': { savedAt: inDays(0), closeTime: inDays(5) } });
  await open();
  const press = async (name: string, key: string) => {
    await tabTo(choice(name));
    await userEvent.keyboard(key);
  };
  await press('Summit', ' ');
  await press('NEXT', '{Enter}');
  await expect.element(question(TEAMS)).toHaveFocus();
  await press('Falcons', ' ');
  await press('Vitality', ' ');
  await press('NEXT', '{Enter}');
  await expect.element(question(CHAMPION)).toHaveFocus();
  await press('The blue side', ' ');
  await press('SUBMIT', '{Enter}');
  const done = page.getByRole('dialog', { name: 'Picks Submitted' });
  await expect.element(done).toBeVisible();
  expect(sentTo('POST /api/survey/answers')).toEqual([SENT]);
  await userEvent.keyboard('{Escape}');
  await expect.element(done).not.toBeInTheDocument();
});

test('a visitor looks, is asked to log in, and goes on with what was chosen', async () => {
  answer({
    ...visitor,
    'GET /api/survey/current': survey(),
  });
  show(<SurveyPage />);
  await choice('Summit').click();
  await expect.element(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectChosen('Summit');
  await choice('NEXT').click();
  await choice('Vitality').click();

  // Logging in loads the page anew.
  answer({ ...signedIn(), 'GET /api/survey/answers': [] });
  show(<SurveyPage />);
  await expectChosen('Vitality');
  await choice('BACK').click();
  await expectChosen('Summit');
});

test('answers sent elsewhere are told, and either can be kept', async () => {
  await open();
  await choice('Summit').click();
  await open({ sent: [10, 20, 21, 31] });
  const told = page.getByRole('alert').filter({ hasText: 'You submitted other answers elsewhere' });
  await expect.element(told).toBeVisible();
  await expectAccessible();
  await told.getByRole('button', { name: 'Take those' }).click();
  await expectChosen('Dusk Field');
  await expect.element(told).not.toBeInTheDocument();
});

test('a survey that closes meanwhile takes nothing more, and shows what was submitted', async () => {
  await open({ sent: SENT });
  await choice('NEXT').click();
  await choice('NEXT').click();
  await choice('The orange side').click();
  answer({
    'GET /api/survey/current': survey(-1),
    'POST /api/survey/answers': new Refused(409, 'survey_closed', 'This survey is closed'),
  });
  await choice('SUBMIT').click();
  await expect.element(page.getByText('The survey is closed. You chose this.')).toBeVisible();
  await expect
    .element(page.getByText('The survey closed before your last changes were submitted.'))
    .toBeVisible();
  await expectChosen('The blue side');
  await expect.element(choice('The orange side')).toBeDisabled();
  expect(choice('SUBMIT').elements()).toEqual([]);
});

test('a closed survey is looked through by somebody who answered nothing', async () => {
  await open({ closesInDays: -1 });
  await expect.element(page.getByText('The survey is closed.')).toBeVisible();
  await expect.element(page.getByText(/, closed \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await choice('NEXT').click();
  await choice('NEXT').click();
  await expect.element(question(CHAMPION)).toBeVisible();
  await expect.element(choice('NEXT')).toBeDisabled();
  await expectAccessible();
  await expectLaidOut();
});

test('answers that could not be sent are kept and sent again', async () => {
  answer({
    'POST /api/survey/answers': new Refused(503, 'unavailable', 'Temporarily unavailable.'),
  });
  await open();
  await answerAll();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(main.getByText('There is no connection.')).toBeVisible();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(main.getByText('There is no connection.')).not.toBeInTheDocument();
  await choice('SUBMIT').click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  answer({ 'POST /api/survey/answers': { savedAt: inDays(0), closeTime: inDays(5) } });
  await choice('SUBMIT').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Picks Submitted' }))
    .toHaveTextContent(
      /playoff picks have been submitted\. You can change them until \d\d\/\d\d\/\d{4} \d\d:\d\d [ap]m\./,
    );
  await expectAccessible();
});

test('a survey that cannot be read says so, and is asked for again', async () => {
  answer({
    ...signedIn(),
    'GET /api/survey/current': new Refused(500, 'unexpected', 'An error occured'),
    'GET /api/survey/answers': [],
  });
  show(<SurveyPage />);
  await expect
    .element(page.getByRole('heading', { name: 'The survey could not be loaded' }))
    .toBeVisible();
  answer({ 'GET /api/survey/current': survey() });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(question(ARENA)).toBeVisible();
});

test('a survey is read in the language of the page, and other texts say theirs [rule: surveys-25]', async () => {
  document.documentElement.lang = 'de';
  const { prompts, ...rest } = survey();
  answer({
    ...signedIn(),
    'GET /api/survey/current': {
      ...rest,
      translations: { de: { title: 'Umfrage', description: '' } },
      prompts: prompts.map((own, at) =>
        at > 0 ? own : { ...own, translations: { de: { text: 'Wo ist das Finale?' } } },
      ),
    },
    'GET /api/survey/answers': [],
  });
  show(<SurveyPage />);
  await expect.element(question('Wo ist das Finale?')).toBeVisible();
  expect(question('Wo ist das Finale?').element().getAttribute('lang')).toBeNull();
  await expect.element(page.getByText('Umfrage', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Dusk Field')).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText('Who wins Worlds, and where?')).toHaveAttribute('lang', 'en');
  document.documentElement.lang = 'en';
});
