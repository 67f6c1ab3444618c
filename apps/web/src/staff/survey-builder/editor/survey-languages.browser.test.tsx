import type { Answer } from '@callshot/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { stateOf } from './survey-state.ts';

const FIRST = '2026-03-01T12:00:00.000Z';

const survey: Answer<'GET /api/survey/:id'> = {
  ...{ surveyId: 5, title: 'Arena', description: '', openTime: null, closeTime: null },
  ...{ created: FIRST, modified: FIRST, respondents: 0, answered: {} },
  translations: { pl: { title: 'Arena po polsku', description: '' } },
  prompts: [
    {
      ...{ promptId: 1, text: 'Which arena?', isMultiSelect: false, numberOfAnswers: 1 },
      translations: { pl: { text: 'Która arena?' } },
      answers: [
        { promptAnswerId: 11, text: 'Paris', imageUrl: null },
        { promptAnswerId: 12, text: 'Munich', imageUrl: null },
      ],
    },
  ],
};

afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'languages'));

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (name: RegExp) => page.getByRole('tab', { name });

test('a survey gets another language, each text beside the original, and a removed one comes back [rule: surveys-25]', async () => {
  document.documentElement.dataset['languages'] = 'en de pl';
  answer({ 'POST /api/survey/save': 5, 'GET /api/survey/:id': survey });
  show(
    <SurveyEditor
      opened={{ id: 5, modified: FIRST, state: stateOf(survey) }}
      answered={{}}
      userId={7}
      isDraftTaken={false}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  await expect.element(tab(/Polski/)).toHaveTextContent('2 texts missing');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect.element(tab(/Deutsch/)).toHaveFocus();
  await expect.element(tab(/Deutsch/)).toHaveTextContent('4 texts missing');
  await expect.element(text('Title')).toHaveAttribute('placeholder', 'Arena');
  await text('Title').fill('Arena auf Deutsch');
  await text('Question, prompt 1').fill('Welche Arena?');
  await userEvent.keyboard('{Enter}');
  await expect.element(text('Answer 1, text')).toHaveFocus();
  await userEvent.keyboard('{Enter}München');
  await expect.element(text('Answer 2, text')).toHaveAttribute('lang', 'de');
  await expect.element(tab(/Deutsch/)).toHaveTextContent('text missing');
  const preview = page.getByRole('complementary');
  await expect.element(preview.getByRole('heading', { name: 'Welche Arena?' })).toBeVisible();
  await expect.element(preview.getByText('Paris')).toHaveAttribute('lang', 'en');
  await expectAccessible();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectLaidOut();
  }
  await page.getByRole('button', { name: 'Remove Deutsch' }).click();
  await expect.element(text('Title')).toHaveValue('Arena');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(text('Answer 2, text')).toHaveValue('München');
  await tab(/English/).click();
  await expect.element(text('Answer 2, text')).toHaveValue('Munich');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Survey Saved!', { exact: true })).toBeVisible();
  expect(sentTo('POST /api/survey/save')[0]).toMatchObject({
    title: 'Arena',
    language: 'en',
    translations: {
      de: { title: 'Arena auf Deutsch', description: '' },
      pl: { title: 'Arena po polsku' },
    },
    prompts: [
      {
        promptId: 1,
        translations: { de: { text: 'Welche Arena?' }, pl: { text: 'Która arena?' } },
        answers: [{ promptAnswerId: 11 }, { translations: { de: { text: 'München' } } }],
      },
    ],
  });
});
