// @vitest-environment jsdom
import { pressAnswer } from '@callshot/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PromptView } from './prompt-view.tsx';

afterEach(cleanup);

const prompt = {
  text: 'Which arenas?',
  isMultiSelect: true,
  numberOfAnswers: 2,
  answers: ['Dusk Field', 'Summit', 'Red Canyon'].map((text, at) => ({
    promptAnswerId: at + 1,
    text,
    imageUrl: at === 0 ? '/pictures/dusk.webp' : null,
  })),
};

function Chosen({
  first = [],
  isClosed = false,
}: {
  first?: readonly number[];
  isClosed?: boolean;
}) {
  const [chosen, setChosen] = useState(first);
  const toggle = (id: number) => {
    const next = pressAnswer(prompt, new Set(chosen), id);
    if (next !== 'full') setChosen([...next]);
  };
  return <PromptView prompt={prompt} chosen={chosen} onToggle={toggle} isClosed={isClosed} />;
}

const tile = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('tiles are chosen up to the number, and what is too many is told and ignored [rule: surveys-5]', async () => {
  const user = userEvent.setup();
  render(<Chosen first={[1]} />);
  expect(screen.getByRole('region', { name: 'Which arenas?' })).toBeTruthy();
  await user.click(tile('Summit'));
  expect(pressed()).toEqual(['Dusk Field', 'Summit']);
  await user.click(tile('Red Canyon'));
  expect(pressed()).toEqual(['Dusk Field', 'Summit']);
  const note = screen.getByRole('status');
  expect(note.textContent).toBe('2 of 2 are chosen. Take one away to choose another.');
  await user.click(tile('Summit'));
  expect(pressed()).toEqual(['Dusk Field']);
  expect(note.textContent).toMatch(/^Choose 2, 1 chosen\./);
});

test('of a closed survey the own answers are shown, and nothing can be chosen [rule: surveys-1, surveys-8]', async () => {
  const user = userEvent.setup();
  render(<Chosen first={[1, 2]} isClosed />);
  expect(screen.getByText('The survey is closed. You chose these.')).toBeTruthy();
  await user.click(tile('Summit'));
  expect(pressed()).toEqual(['Dusk Field', 'Summit']);
});

test('an answer without a picture has a grey placeholder [rule: surveys-4]', () => {
  const { container } = render(<Chosen />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(2);
});
