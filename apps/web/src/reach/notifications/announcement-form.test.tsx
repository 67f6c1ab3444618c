// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was kept and cannot be read is passed over', () => {
  sessionStorage.setItem('callshot.announcement', '{"subject":');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementForm />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', '');
});

test('the same announcement within a minute is asked about, and sent again if it is meant', async () => {
  const sent: { readonly isRepeated?: boolean }[] = [];
  const announcement = { id: 1, recipients: 3, subject: 'News', html: 'Hello' };
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (!url.endsWith('/announce')) return Response.json({ html: 'Hello' });
    const body = JSON.parse(init.body);
    sent.push(body);
    return body.isRepeated
      ? Response.json({ announcement, subjectError: null, htmlError: null })
      : Response.json({ code: 'announced_just_now', title: 'Send it again?' }, { status: 409 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementForm />
      <Toasts />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'News');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  const again = within(await screen.findByRole('dialog', { name: 'Send it a second time?' }));
  expect(again.getByText(/less than a minute ago/)).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Announced to 3 people')).toBeTruthy();
  expect(sent.map(({ isRepeated = false }) => isRepeated)).toEqual([false, true]);
});

test('a text in another language is written beside, sent, and comes back when its removal is undone', async () => {
  sessionStorage.clear();
  document.documentElement.dataset['languages'] = 'en de pl';
  const sent: object[] = [];
  const announcement = { id: 1, recipients: 3, subject: 'News', html: 'Hello' };
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (!url.endsWith('/announce')) return Response.json({ html: 'Hello' });
    sent.push(JSON.parse(init.body));
    const isFirst = sent.length === 1;
    return Response.json({
      announcement: isFirst ? null : announcement,
      subjectError: isFirst ? 'Too long' : null,
      htmlError: null,
      ...(isFirst && { faultyLanguage: 'de' }),
    });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementForm />
      <Toasts />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const field = (name: string) => screen.getByRole('textbox', { name });
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  await user.type(field('Subject'), 'News');
  await user.type(field('Text'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  await user.click(screen.getByRole('menuitem', { name: 'Deutsch' }));
  expect(field('Subject')).toHaveProperty('value', '');
  expect(field('Subject').lang).toBe('de');
  expect(screen.getByRole('button', { name: 'Announce' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/Write the missing text, or remove the language: Deutsch/)).toBeTruthy();
  await user.type(field('Subject'), 'Neues');
  await user.type(field('Text'), 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Remove Deutsch' }));
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Text')).toHaveProperty('value', 'Hallo');
  await user.click(tab(/English/));
  expect(field('Text')).toHaveProperty('value', 'Hello');
  const announce = async () => {
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  };
  await announce();
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(tab(/Deutsch/).ariaSelected).toBe('true');
  await announce();
  expect(await screen.findByText('Announced to 3 people')).toBeTruthy();
  expect(sent[1]).toMatchObject({
    language: 'en',
    subject: 'News',
    translations: { de: { subject: 'Neues', html: 'Hallo' } },
  });
  delete document.documentElement.dataset['languages'];
});
