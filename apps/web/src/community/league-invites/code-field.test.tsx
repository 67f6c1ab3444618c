// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

function shown(tried?: string) {
  const onAgain = vi.fn();
  render(
    <MemoryRouter initialEntries={['/join/7Q4K-M2XX']}>
      <Routes>
        <Route
          path="/join/7Q4K-M2XX"
          element={<CodeField {...(tried && { tried })} onAgain={onAgain} />}
        />
        <Route path="/join/:code" element={<p>Another invite</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { onAgain, field: screen.getByLabelText('Got an invite?') };
}

test('a code that was mistyped stays in its field, to be mended', async () => {
  const { field, onAgain } = shown('7Q4K-M2XX');
  expect(field).toHaveProperty('value', '7Q4K-M2XX');
  await userEvent.type(field, '{Backspace}D{Enter}');
  expect(screen.getByText('Another invite')).toBeTruthy();
  expect(onAgain).not.toHaveBeenCalled();
});

test('the same code is asked for again', async () => {
  const { field, onAgain } = shown('7Q4K-M2XX');
  await userEvent.type(field, '{Enter}');
  expect(onAgain).toHaveBeenCalledOnce();
});

test('nothing is asked for without a code', async () => {
  const { field, onAgain } = shown();
  await userEvent.type(field, '  {Enter}');
  expect(screen.queryByText('Another invite')).toBeNull();
  expect(onAgain).not.toHaveBeenCalled();
});
