import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { HistoryContext, type PageHistory } from './page-history.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** Shows the page that the history is at, scrolled as it was left. */
export function PageRouter({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(() => placeOf(history));
  useLayoutEffect(
    () => history.listen(() => startTransition(() => setPlace(placeOf(history)))),
    [history],
  );
  useScrollMemory(location.key, history);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

const placeOf = ({ location, action }: PageHistory) => ({ location, action });
