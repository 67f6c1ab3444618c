// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useSend } from './use-send.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const refused = (code: string) => new ApiError({ status: 422, code, title: 'Not so' });

test('two presses in one breath are sent once, and what is on its way is known', async () => {
  let answer = (_: string) => {};
  const mutationFn = vi.fn(
    (_input: string) =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  const { result } = renderHook(() => useSend({ mutationFn }), { wrapper });
  const presses: Promise<boolean>[] = [];
  await act(async () => {
    presses.push(result.current.send('first'), result.current.send('second'));
  });
  expect(result.current).toMatchObject({ isBusy: true, sending: 'first' });
  await act(async () => answer('done'));
  expect(await Promise.all(presses)).toEqual([true, false]);
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ isBusy: false, sending: null, answer: 'done' });
});

test('a refusal is said where it was asked for, until it is sent again', async () => {
  const mutationFn = vi.fn<(input: string) => Promise<string>>();
  mutationFn.mockRejectedValueOnce(refused('taken')).mockResolvedValueOnce('done');
  const onAnswer = vi.fn();
  const { result } = renderHook(() => useSend({ mutationFn }), { wrapper });
  await act(() => result.current.send('it', onAnswer));
  expect(result.current.refusal).toEqual({ text: 'Not so', code: 'taken', problems: [] });
  expect(onAnswer).not.toHaveBeenCalled();
  await act(() => result.current.send('it', onAnswer));
  expect(result.current.refusal).toBeNull();
  expect(onAnswer).toHaveBeenCalledWith('done');
});

test('a refusal that the screen answers is not said, and can be sent again as it was', async () => {
  const mutationFn = vi.fn<(input: string) => Promise<string>>();
  mutationFn.mockRejectedValueOnce(refused('proof_needed')).mockResolvedValueOnce('done');
  let sendAgain = () => {};
  const answers = ({ code }: ApiError, _input: string, again: () => void) => {
    sendAgain = again;
    return code === 'proof_needed';
  };
  const { result } = renderHook(() => useSend({ mutationFn }, { answers }), { wrapper });
  await act(() => result.current.send('it'));
  expect(result.current.refusal).toBeNull();
  await act(async () => sendAgain());
  expect(mutationFn).toHaveBeenLastCalledWith('it', expect.anything());
  expect(result.current.answer).toBe('done');
});

test('what is wrong with the program is thrown, and nothing stays busy', async () => {
  const mutationFn = () => Promise.reject(new TypeError('ours'));
  const { result } = renderHook(() => useSend({ mutationFn }), { wrapper });
  await act(() => expect(result.current.send()).rejects.toThrow('ours'));
  expect(result.current).toMatchObject({ isBusy: false, refusal: null });
});
