// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageMark } from './page-mark.ts';

function Dialog({ isOpen }: { readonly isOpen: boolean }) {
  usePageMark('dialog', isOpen);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-page-dialog');

test('the page is marked as long as one of two dialogs is open', () => {
  const [first, second] = [render(<Dialog isOpen />), render(<Dialog isOpen={false} />)];
  expect(isMarked()).toBe(true);
  second.rerender(<Dialog isOpen />);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.rerender(<Dialog isOpen={false} />);
  expect(isMarked()).toBe(false);
  second.unmount();
  expect(isMarked()).toBe(false);
});
