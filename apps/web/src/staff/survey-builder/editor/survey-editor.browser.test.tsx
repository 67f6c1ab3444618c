import type { Answer } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { leave, show } from '../../../../testing/screens.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { stateOf } from './survey-state.ts';

type Survey = Answer<'GET /api/survey/:id'>;

const FIRST = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T13:00:00.000Z';

const option = (promptAnswerId: number, text: string) => ({ promptAnswerId, text, imageUrl: null });
const survey: Survey = {
  ...{ surveyId: 5, title: 'Arena', description: '', openTime: null, closeTime: null },
  ...{ created: FIRST, modified: FIRST, respondents: 0, answered: {} },
  prompts: [
    {
      ...{ promptId: 1, text: 'Which arena?', isMultiSelect: false, numberOfAnswers: 1 },
      answers: [option(11, 'Paris'), option(12, 'Austin')],
    },
  ],
};

function open(): void {
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
}

const prompts = page.getByRole('region', { name: 'Prompts' });
const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = text('Title');

test('by keyboard: prompts and answers move with Alt, Ctrl+S saves, undo follows', async () => {
  answer({ 'POST /api/survey/save': 5, 'GET /api/survey/:id': survey });
  open();
  await text('Answer 2, text').click();
  await userEvent.keyboard('{Enter}Lyon');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(text('Answer 2, text')).toHaveValue('Lyon');
  await expect.element(text('Answer 2, text')).toHaveFocus();
  await prompts.getByRole('button', { name: 'Prompt', exact: true }).click();
  await text('Question, prompt 2').fill('Second');
  const second = prompts.getByRole('button', { name: /Second/ });
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(second).toHaveFocus();
  await expect.element(prompts.getByRole('listitem').first()).toHaveTextContent('Second');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(prompts.getByRole('listitem').first()).toHaveTextContent('Which arena?');
  await userEvent.keyboard('{Control>}s{/Control}');
  // The second prompt has no answer yet.
  await expect.element(page.getByText('A prompt needs an answer').first()).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await expect.element(prompts.getByRole('listitem').nth(1)).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Survey Saved!', { exact: true })).toBeVisible();
  const [sent] = sentTo('POST /api/survey/save');
  expect(sent?.prompts[0]?.answers.map((one) => one.text)).toEqual(['Paris', 'Lyon', 'Austin']);
});

test('without dragging: answers move by the menu of their handle, prompts by buttons', async () => {
  answer({ 'POST /api/survey/save': 5, 'GET /api/survey/:id': survey });
  open();
  const choose = async (answerName: string, item: string) => {
    await button(answerName).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Move answer 2', 'Move up');
  await expect.element(text('Answer 1, text')).toHaveValue('Austin');
  await expect.element(page.getByText('Austin is 1 of 2.')).toBeInTheDocument();
  // The focus goes with the answer.
  await expect.element(button('Move answer 1')).toHaveFocus();
  await choose('Move answer 1', 'To the end');
  await expect.element(text('Answer 2, text')).toHaveValue('Austin');
  await button('Move answer 2').click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Move down' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Move answer 2')).toHaveFocus();

  await prompts.getByRole('button', { name: 'Prompt', exact: true }).click();
  await text('Question, prompt 2').fill('Second');
  await button('Move up').click();
  await expect.element(prompts.getByRole('listitem').first()).toHaveTextContent('Second');
  await expect.element(page.getByText('Second is 1 of 2.')).toBeInTheDocument();
  // It is as high as it can be, and the button stays where the next press is.
  await expect.element(button('Move up')).toHaveFocus();
  await expect.element(button('Move up')).toHaveAttribute('aria-disabled', 'true');
  await button('Move down').click();
  await expect.element(prompts.getByRole('listitem').nth(1)).toHaveTextContent('Second');
});

test('of two who save one survey the later sees both, and unsaved work is kept', async () => {
  answer({
    'POST /api/survey/save': new Refused(409, 'changed_meanwhile', 'Somebody else saved it', {
      current: { ...survey, title: 'Theirs', modified: LATER },
    }),
  });
  open();
  await title.fill('Mine');
  await expect.element(page.getByText(/^Draft kept/)).toBeVisible();
  leave();
  open();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('You have unsaved changes');
  await expectAccessible();
  await button('Keep editing them').click();
  await expect.element(title).toHaveValue('Mine');
  await button('SAVE').click();
  await expect.element(dialog).toHaveTextContent('Someone else saved this survey');
  await expect.element(dialog.getByRole('row', { name: /Title/ })).toHaveTextContent(/Theirs/);
  await expectAccessible();
  answer({
    'POST /api/survey/save': 6,
    'GET /api/survey/:id': { ...survey, surveyId: 6, title: 'Mine (copy)' },
  });
  await button('Keep mine as a copy').click();
  await expect.element(title).toHaveValue('Mine (copy)');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(sentTo('POST /api/survey/save').at(-1)).toMatchObject({ surveyId: 0, modified: null });
});
