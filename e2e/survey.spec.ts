import type { Account } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { ARENA, NEVER, OPEN, setSurvey, TEAMS } from './fixtures/surveys.ts';
import { expect, test } from './fixtures/test.ts';
import { Shell } from './pages/shell.ts';
import { SurveyPage } from './pages/survey-page.ts';

const staff: Account = { username: 'survey-staff', password: 'callshot-survey-staff' };

test.use({
  world: 'empty',
  copyOfWorld: 'survey',
  env: { ADMIN_USERNAME: staff.username, ADMIN_PASSWORD: staff.password },
});

test('a survey that opens is found, answered, told until when, and all of it is there again [rule: product-13, surveys-1, surveys-9, surveys-10] @phone', async ({
  page,
  browserOf,
  player: _,
  isPhone,
}) => {
  const admin = await browserOf(staff);
  await setSurvey(admin.request, { times: NEVER });
  const survey = new SurveyPage(page);
  const isRead = page.waitForResponse('**/api/survey/current');
  await page.goto('/rl/survey');
  await isRead;
  await expect(page.getByText('We are not currently gathering info here.')).toBeVisible();
  await expect(survey.tab(isPhone)).toHaveCount(0);

  await setSurvey(admin.request, { times: OPEN });
  await page.goto('/rl/event');
  await survey.tab(isPhone).click();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.tab(isPhone)).toHaveAttribute('aria-current', 'page');
  await survey.answer('Summit').click();
  await expectLaidOut(page, isPhone);
  await survey.button('NEXT').click();
  await survey.answer('Falcons').click();
  await survey.answer('Vitality').click();
  await expectLaidOut(page, isPhone);
  await survey.button('NEXT').click();
  await survey.answer('The blue side').click();
  await survey.button('SUBMIT').click();
  await expect(survey.done).toContainText('playoff picks have been submitted.');
  await survey.done.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await expect(survey.question(ARENA)).toBeVisible();
  await expect(survey.chosen).toHaveText(['Summit']);
  if (isPhone) return;
  await new Shell(page).switchGame('Counter-Strike');
  await expect(page).toHaveURL(/\/cs\/event/);
  await expect(survey.tab(isPhone)).toHaveCount(0);
  await page.goto('/cs/survey');
  await expect(page).toHaveURL(/\/cs\/event/);
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
