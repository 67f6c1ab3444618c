import { ACCOUNT_KEY } from '../account/session/session.queries.ts';

/**
 * Another user may be signed in by now, or none: a page of another tab remembers a different account, or
 * the browser restores an earlier page [rule: accounts-50].
 */
export function watchAccount(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
  addEventListener('storage', ({ key }) => {
    if (key === ACCOUNT_KEY) void check();
  });
}

async function check(): Promise<void> {
  try {
    const { checkAccount } = await import('./check-account.ts');
    await checkAccount();
  } catch {
    addEventListener('online', () => void check(), { once: true });
  }
}
