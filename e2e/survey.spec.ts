import { expectAccessible } from './fixtures/accessibility.ts';
import { type Account, signUp } from './fixtures/accounts.ts';
import { tabTo } from './fixtures/by-keyboard.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { ARENA, CHAMPION, CLOSED, NEVER, OPEN, setSurvey, TEAMS } from './fixtures/surveys.ts';
import { expect, test } from './fixtures/test.ts';
import { Shell } from './pages/shell.ts';
import { SurveyPage } from './pages/survey-page.ts';

const staff: Account = { username: 'survey-staff', password: 'callshot-survey-staff' };

test.use({
  world: 'empty',
  copyOfWorld: 'survey',
  env: { ADMIN_USERNAME: staff.username, ADMIN_PASSWORD: staff.password },
});

const ALL = [['Summit'], ['Falcons', 'Vitality'], ['The blue side']] as const;

test('a player answers one prompt after another, is told until when, and finds it all again @phone', async ({
  page,
  browserOf,
  player: _,
  isPhone,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const survey = new SurveyPage(page);
  await page.goto('/rl/event');
  await survey.tab(isPhone).click();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.tab(isPhone)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(survey.button('BACK')).toBeDisabled();
  await expect(survey.button('NEXT')).toBeDisabled();

  await survey.answer('Dusk Field').click();
  await survey.answer('Summit').click();
  await expect(survey.chosen).toHaveText(['Summit']);
  await survey.answer('Summit').click();
  await expect(survey.button('NEXT')).toBeDisabled();
  await survey.answer('Summit').click();
  await expectLaidOut(page, isPhone);
  if (!isPhone) await expectAccessible(page);
  await survey.button('NEXT').click();

  await expect(survey.question(TEAMS)).toBeFocused();
  await survey.answer('Falcons').click();
  await expect(survey.button('NEXT')).toBeDisabled();
  await survey.answer('Vitality').click();
  await survey.answer('Rechtsschutzversicherungsgesellschaften').click();
  await expect(survey.chosen).toHaveText(['Falcons', 'Vitality']);
  await expect(page.getByRole('status').filter({ hasText: '2 of 2 are chosen' })).toBeVisible();
  await expectLaidOut(page, isPhone);
  await survey.button('NEXT').click();

  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(survey.button('NEXT')).toHaveCount(0);
  await expect(survey.button('SUBMIT')).toBeDisabled();
  await survey.button('BACK').click();
  await expect(survey.chosen).toHaveText(['Falcons', 'Vitality']);
  await survey.button('NEXT').click();
  await survey.answer('The blue side').click();
  await expectLaidOut(page, isPhone);
  await survey.button('SUBMIT').click();
  await expect(survey.done).toContainText(
    /playoff picks have been submitted\. You can change them until \d\d\/\d\d\/\d{4} \d\d:\d\d [ap]m\./,
  );
  await expectAccessible(page);
  await survey.done.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.chosen).toHaveText(['Summit']);
  await survey.button('NEXT').click();
  await expect(survey.chosen).toHaveText(['Falcons', 'Vitality']);
  await survey.button('NEXT').click();
  await expect(survey.chosen).toHaveText(['The blue side']);
});

test('all of it goes by the keyboard', async ({ page, browserOf, player: _ }) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const survey = new SurveyPage(page);
  await survey.open(ARENA);
  for (const [at, texts] of ALL.entries()) {
    for (const text of texts) {
      await tabTo(page, survey.answer(text));
      await page.keyboard.press('Space');
    }
    await tabTo(page, survey.button(at === ALL.length - 1 ? 'SUBMIT' : 'NEXT'));
    await page.keyboard.press('Enter');
  }
  await expect(survey.done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(survey.done).toBeHidden();
});

test('a visitor looks, is asked to log in, and goes on with what was chosen', async ({
  page,
  browserOf,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const account = await signUp((await browserOf(null)).request);
  const survey = new SurveyPage(page);
  const shell = new Shell(page);
  await survey.open(ARENA);
  await survey.answer('Red Canyon').click();
  await expect(shell.modal('Log In')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(survey.chosen).toHaveText(['Red Canyon']);
  await survey.button('NEXT').click();
  await survey.answer('Vitality').click();
  await shell.logIn(account);
  await expect(shell.userMenu).toBeVisible();
  await expect(survey.question(TEAMS)).toBeVisible();
  await expect(survey.chosen).toHaveText(['Vitality']);
  await survey.button('BACK').click();
  await expect(survey.chosen).toHaveText(['Red Canyon']);
});

test('a draft survives a reload, and another tab goes on with it', async ({
  page,
  context,
  browserOf,
  player: _,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const survey = new SurveyPage(page);
  await survey.open(ARENA);
  await survey.answerAll([['Summit'], ['Falcons']]);
  await page.reload();
  await expect(survey.question(TEAMS)).toBeVisible();
  await expect(survey.chosen).toHaveText(['Falcons']);

  const other = new SurveyPage(await context.newPage());
  await other.open(TEAMS);
  await expect(other.chosen).toHaveText(['Falcons']);
  await other.answer('Vitality').click();
  await expect(survey.chosen).toHaveText(['Falcons', 'Vitality']);
  await other.button('NEXT').click();
  await other.answer('The blue side').click();
  await other.button('SUBMIT').click();
  await expect(other.done).toBeVisible();
  await page.reload();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.chosen).toHaveText(['Summit']);
});

test('answers sent elsewhere are told, and either can be kept', async ({
  page,
  browserOf,
  player,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const here = new SurveyPage(page);
  await here.open(ARENA);
  await here.answer('Summit').click();
  const there = new SurveyPage(await browserOf(player));
  await there.open(ARENA);
  await there.answerAll([['Dusk Field'], ['Falcons', 'Vitality'], ['The blue side']]);
  await there.button('SUBMIT').click();
  await expect(there.done).toBeVisible();

  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'You submitted other answers elsewhere' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Take those' }).click();
  await expect(here.chosen).toHaveText(['Dusk Field']);
  await expect(told).toBeHidden();
});

test('a survey that closes takes nothing more, and shows what was submitted @phone', async ({
  page,
  browserOf,
  player: _,
  guard,
  isPhone,
}) => {
  guard.expect(/\/api\/survey\/answers.*409|409 \(Conflict\)/);
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const survey = new SurveyPage(page);
  await survey.open(ARENA);
  await survey.answerAll(ALL);
  await survey.button('SUBMIT').click();
  await survey.done.getByRole('button', { name: 'Done' }).click();
  await survey.answer('The orange side').click();
  await setSurvey(admin.request, { times: CLOSED, isKept: true });
  await survey.button('SUBMIT').click();

  await expect(page.getByText('The survey is closed. You chose this.')).toBeVisible();
  await expect(
    page.getByText('The survey closed before your last changes were submitted.'),
  ).toBeVisible();
  await expect(survey.chosen).toHaveText(['The blue side']);
  await expect(survey.answer('The orange side')).toBeDisabled();
  await expect(survey.button('SUBMIT')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/, closed \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expectLaidOut(page, isPhone);
  if (!isPhone) await expectAccessible(page);
});

test('who answered nothing can look through a closed survey', async ({ page, browserOf }) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: CLOSED });
  const survey = new SurveyPage(page);
  await survey.open(ARENA);
  await expect(page.getByText('The survey is closed.')).toBeVisible();
  await survey.button('NEXT').click();
  await survey.button('NEXT').click();
  await expect(survey.question(CHAMPION)).toBeVisible();
  await expect(survey.button('NEXT')).toBeDisabled();
});

test('without a survey the page says so, no tab is shown, and the other game has neither @phone', async ({
  page,
  browserOf,
  isPhone,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: NEVER });
  const survey = new SurveyPage(page);
  const isRead = page.waitForResponse('**/api/survey/current');
  await page.goto('/rl/survey');
  await isRead;
  await expect(
    page.getByText('We are not currently gathering info here. Come back soon for future surveys!', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(survey.tab(isPhone)).toHaveCount(0);
  await expectLaidOut(page, isPhone);

  await setSurvey(admin.request, { times: OPEN });
  await page.reload();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.tab(isPhone)).toBeVisible();
  await new Shell(page).switchGame('Counter-Strike');
  await expect(page).toHaveURL(/\/cs\/event/);
  await expect(survey.tab(isPhone)).toHaveCount(0);
  await page.goto('/cs/survey');
  await expect(page).toHaveURL(/\/cs\/event/);
});

test('without a connection answers are kept, and submitted once it is back', async ({
  page,
  context,
  browserOf,
  player: _,
  guard,
}) => {
  guard.expect(/ERR_INTERNET_DISCONNECTED/);
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  const survey = new SurveyPage(page);
  await survey.open(ARENA);
  await survey.answerAll(ALL);
  await context.setOffline(true);
  await expect(page.getByRole('main').getByText('There is no connection.')).toBeVisible();
  await survey.button('SUBMIT').click();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /connection/ }),
  ).toBeVisible();
  await expect(survey.done).toHaveCount(0);
  await context.setOffline(false);
  await survey.button('SUBMIT').click();
  await expect(survey.done).toBeVisible();
});

test('a survey that cannot be read says so, and is asked for again', async ({
  page,
  browserOf,
  guard,
}) => {
  guard.expect(/500|ERR_FAILED/);
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: OPEN });
  await page.route('**/api/survey/current', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/rl/survey');
  await expect(page.getByRole('heading', { name: 'The survey could not be loaded' })).toBeVisible();
  await page.unroute('**/api/survey/current');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new SurveyPage(page).question(ARENA)).toBeVisible();
});
