// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { PartFailure } from './load-part.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const draw = vi.fn((): string => 'Whole');
const Drawn = () => <p>{draw()}</p>;
const fetchPart = vi.fn(async () => Greeting);
const lost = new PartFailure('assets/greeting.js', null);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  fetchPart.mockReset().mockResolvedValue(Greeting);
  vi.restoreAllMocks();
});

test('a part is fetched once, however often it is drawn', async () => {
  const Part = lazyPart(fetchPart, { waiting: <p>Wait</p> });
  const { unmount } = render(<Part name="Ada" />);
  expect(screen.getByText('Wait')).toBeDefined();
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  unmount();
  render(<Part name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeDefined();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a part that fails leaves the page standing and is fetched again on demand', async () => {
  fetchPart.mockRejectedValueOnce(lost);
  const Part = lazyPart(fetchPart);
  render(
    <main>
      <h1>The page</h1>
      <Part name="Ada" />
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(screen.getByText('The page')).toBeDefined();
});

test('it is fetched again by itself when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchPart.mockRejectedValueOnce(lost);
  const Part = lazyPart(fetchPart);
  render(<Part name="Ada" />);
  expect(await screen.findByText(/There is no connection/)).toBeDefined();
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

test('a part of a version that is gone asks for a reload', async () => {
  fetchPart.mockRejectedValueOnce(new PartFailure('assets/greeting.js', 404));
  const Part = lazyPart(fetchPart);
  render(<Part name="Ada" />);
  expect(await screen.findByText('Callshot has been updated')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});

test('a part that breaks while it is drawn breaks alone, and can be drawn anew', async () => {
  draw.mockImplementation(() => {
    throw new Error('broken');
  });
  const Part = lazyPart(async () => Drawn);
  render(
    <main>
      <h1>The page</h1>
      <Part />
    </main>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  draw.mockImplementation(() => 'Whole');
  await userEvent.click(retry);
  expect(screen.getByText('Whole')).toBeDefined();
});

test('a dialog that cannot be fetched can be put away', async () => {
  const close = vi.fn();
  const Dialog = lazyDialog<{ onClose(): void }>(async () => {
    throw lost;
  });
  render(<Dialog onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
