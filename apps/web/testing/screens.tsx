import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { App } from '../src/app/app.tsx';
import { LoadingOverlay } from '../src/app/loading-overlay.tsx';
import { ModalHost } from '../src/app/modal-host.tsx';
import { closeModals } from '../src/platform/core/modals.ts';
import { browserHistory, memoryHistory } from '../src/platform/core/page-history.ts';
import { PageRouter } from '../src/platform/core/page-router.tsx';
import { queryClient } from '../src/platform/core/query-client.ts';
import { hideToasts, Toasts } from '../src/platform/ui/overlays/toast.tsx';

export const DESKTOP = [1440, 900] as const;
export const PHONE = [390, 844] as const;

/** For tests that ask the same at both. */
export const SIZES: readonly { readonly why: string; readonly size: readonly [number, number] }[] =
  [
    { why: 'in a window', size: DESKTOP },
    { why: 'on a phone', size: PHONE },
  ];

const whereTestsRun = location.href;
let drawn: Root | undefined;

function draw(what: ReactNode): void {
  leave();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  drawn = createRoot(root);
  drawn.render(what);
}

/** Takes the screen away, with all that lies over it and was read for it. */
export function leave(): void {
  drawn?.unmount();
  drawn = undefined;
  closeModals();
  hideToasts();
  delete document.documentElement.dataset['theme'];
  queryClient.clear();
  document.getElementById('root')?.remove();
  history.replaceState(null, '', whereTestsRun);
}

/** The whole app at an address, as a browser opens it. */
export function open(address: string): void {
  history.replaceState(null, '', address);
  draw(<App history={browserHistory()} />);
}

/** One part of a screen, with the dialogs and notes that it opens. */
export const show = (part: ReactNode, address = '/'): void =>
  draw(
    <QueryClientProvider client={queryClient}>
      <PageRouter history={memoryHistory([address])}>
        <main>{part}</main>
        <ModalHost />
        <Toasts />
        <LoadingOverlay />
      </PageRouter>
    </QueryClientProvider>,
  );

/** A whole page of its own, without the app around it. */
export const showAlone = (page: ReactNode): void =>
  draw(
    <QueryClientProvider client={queryClient}>
      <PageRouter history={memoryHistory(['/'])}>{page}</PageRouter>
    </QueryClientProvider>,
  );

/** As narrow as a phone. */
export const onPhone = (): Promise<void> => page.viewport(...PHONE);

const MOST_STOPS = 60;

/** Goes on by Tab until it has the focus. */
export async function tabTo(goal: Locator): Promise<void> {
  for (let at = 0; at < MOST_STOPS && document.activeElement !== goal.query(); at += 1) {
    await userEvent.tab();
  }
  expect(document.activeElement).toBe(goal.element());
}
