import { expectAccessible } from './fixtures/accessibility.ts';
import { changeUser, demoAdmin, demoPlayer, signIn } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { SurveyBuilder } from './pages/survey-builder.ts';

// Surveys come and change: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

const SURVEY_CREATOR = 3;

test('a survey is written, saved, cloned, and found in the list again @phone', async ({
  page,
  context,
  isPhone,
}, { retry, workerIndex }) => {
  await signIn(context.request, demoAdmin);
  const surveys = new SurveyBuilder(page);
  const title = `Arena of the year ${workerIndex}.${retry}`;
  await surveys.open();
  for (const name of ['Edit', 'Clone', 'Results']) {
    await expect(surveys.button(name)).toBeDisabled();
    await expect(surveys.button(name)).toHaveAttribute('title', 'Select a survey first');
  }
  await surveys.select('Worlds Survey');
  await expect(surveys.row('Worlds Survey')).toContainText('Open');
  await expectLaidOut(page, isPhone, [1360]);
  await expectAccessible(page);

  await surveys.button('Add').click();
  await expect(page).toHaveURL(/\/admin\/survey\/new$/);
  await surveys.button('SAVE').click();
  await expect(page.getByText('A survey needs a title')).toBeVisible();
  await expect(surveys.field('Title')).toBeFocused();
  await expect(surveys.prompt).toContainText('A prompt needs an answer');
  await expectAccessible(page);

  await surveys.field('Title').fill(title);
  await surveys.field('Description').fill('One vote');
  await expect(page.getByText('8 of 1000')).toBeVisible();
  await surveys.field('Question, prompt 1').fill('Which arena?');
  await surveys.paste(['Royal Arena', 'Accor Arena', 'Moody Center']);
  await expect(surveys.answer(3)).toHaveValue('Moody Center');

  // Nothing happens while the first prompt is selected, and it is said why.
  await surveys.prompts.getByRole('button', { name: 'Prompt', exact: true }).click();
  await surveys.prompts.getByRole('button', { name: /Which arena/ }).click();
  await surveys.button('Remove').click({ force: true });
  await expect(surveys.prompts.getByText(/^The first prompt is not removed/)).toBeVisible();
  await expect(surveys.prompts.getByRole('listitem')).toHaveCount(2);
  await surveys.prompts.getByRole('button', { name: /New Prompt/ }).click();
  await surveys.button('Remove').click();
  await expect(surveys.prompts.getByRole('listitem')).toHaveCount(1);

  await surveys.prompt.getByText('Multiselect').click();
  await expect(surveys.field('Number of answers')).toHaveValue('2');
  for (const name of ['Royal Arena', 'Moody Center', 'Accor Arena']) {
    await surveys.preview.getByRole('button', { name }).click();
  }
  await expect(surveys.preview.locator('[aria-pressed="true"]')).toHaveCount(2);
  await surveys.button('SAVE').click();
  await surveys.said('Survey Saved!');
  await expect(page).toHaveURL(/\/admin\/survey\/\d+$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectLaidOut(page, isPhone, [1200]);
  // The rest is the same on a phone.
  if (isPhone) return;

  await surveys.button('CLOSE').click();
  await expect(surveys.row(title)).toContainText('No dates');
  await surveys.select(title);
  await surveys.button('Clone').click();
  await expect(surveys.field('Title')).toHaveValue(`${title} (copy)`);
  await expect(surveys.answer(1)).toHaveValue('Royal Arena');
  await surveys.button('SAVE AND CLOSE').click();
  await expect(surveys.row(`${title} (copy)`)).toBeVisible();
});

test('removing what people chose asks first, and results count what is left @phone', async ({
  page,
  browserOf,
  context,
  guard,
  isPhone,
}) => {
  await signIn(context.request, demoAdmin);
  const surveys = new SurveyBuilder(page);
  await surveys.open();
  const player = await browserOf(demoPlayer);
  const headers = { Game: '1' };
  const current = await (await player.request.get('/api/survey/current', { headers })).json();
  const prompts: { numberOfAnswers: number; answers: { promptAnswerId: number }[] }[] =
    current.prompts;
  const chosen = prompts.flatMap(({ numberOfAnswers, answers }) =>
    answers.slice(0, numberOfAnswers).map(({ promptAnswerId }) => promptAnswerId),
  );
  const people = async (): Promise<number> => {
    const answer = await page.request.get(`/api/survey/${current.surveyId}`, { headers });
    const survey: { respondents: number } = await answer.json();
    return survey.respondents;
  };
  const sent = await player.request.post('/api/survey/answers', { headers, data: chosen });
  expect(sent.ok()).toBe(true);
  const respondents = await people();

  await surveys.select(current.title);
  await surveys.button('Results').last().click();
  await expect(page.getByText(`${respondents} people answered.`)).toBeVisible();
  const first = page.getByRole('region', { name: /^1\. / });
  const picks = (await first.getByRole('row').allInnerTexts())
    .slice(1)
    .map((row) => Number(row.trim().split(/\s/).at(-1)));
  expect(picks.reduce((sum, one) => sum + one, 0)).toBe(respondents);
  await expect(page.getByRole('region', { name: 'Over time' })).toBeVisible();
  await expectLaidOut(page, isPhone, [1200]);
  // The rest is the same on a phone.
  if (isPhone) return;
  await expectAccessible(page);
  const kept = page.waitForEvent('download');
  await surveys.button('CSV, answers').click();
  const file = await (await kept).createReadStream();
  const lines = (await file.toArray()).join('').split('\r\n');
  expect(lines[0]).toBe('\uFEFFPrompt,Answer,Picks,Percent,Respondents');
  expect(lines[1]?.split(',').slice(-3)).toEqual([
    String(picks[0]),
    ((100 * (picks[0] ?? 0)) / respondents).toFixed(1),
    String(respondents),
  ]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await surveys.button('Remove answer 1').click();
  await expect(surveys.prompt).toContainText(`Saving deletes ${picks[0]} answers for`);
  await surveys.prompt.getByRole('button', { name: /^Keep / }).click();
  await expect(surveys.prompt).not.toContainText('Saving deletes');
  await surveys.button('Remove answer 1').click();
  guard.expect(/survey\/save: Failed to load resource: .*409/);
  await surveys.button('SAVE').click();
  await expect(surveys.dialog).toContainText(`chosen ${picks[0]} times by ${picks[0]} people`);
  await expectAccessible(page);
  await surveys.dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await people()).toBe(respondents);
  await surveys.button('SAVE').click();
  await surveys.dialog.getByRole('button', { name: 'Save and delete them' }).click();
  await surveys.said('Survey Saved!');
  await expect(surveys.prompt).not.toContainText('Saving deletes');
});

test('a SurveyCreator reaches surveys and nothing else of the staff', async ({
  page,
  player,
  browserOf,
}) => {
  const admin = await browserOf(demoAdmin);
  await changeUser(admin.request, player.username, { roleIds: [SURVEY_CREATOR] });
  // A user whose roles change has to sign in again.
  await signIn(page.context().request, player);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Survey Ask/ })
    .click();
  const surveys = new SurveyBuilder(page);
  await expect(surveys.rows.first()).toBeVisible();
  for (const path of ['/admin/user', '/admin/event', '/admin/audit']) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    await goWithin(page, '/about-us');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  }
  await changeUser(admin.request, player.username, { roleIds: [] });
  await signIn(page.context().request, player);
  await page.goto('/admin/survey');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});
