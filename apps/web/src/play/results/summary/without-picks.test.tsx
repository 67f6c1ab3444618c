// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LeadToPicks } from './without-picks.tsx';

afterEach(cleanup);

test('who came after the lock hears nothing of what they missed', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LeadToPicks
        eventId={1}
        stageName="Playoffs"
        owner="newcomer"
        ownerName="Sam"
        awaited={[]}
        hasResults
      />
    </QueryClientProvider>,
  );
  expect(container.querySelector('p')).toBeNull();
  expect(container.textContent).not.toContain('locked');
});

test.each([
  {
    why: 'a stage that locked without this player’s picks',
    awaited: [],
    text: 'Sam made no picks for Playoffs. The results appear here as they come in.',
  },
  {
    why: 'one that nobody can pick before its first rounds are played',
    awaited: ['Play-In', 'Round 1'],
    text: 'Picks of Playoffs wait for results of Play-In, Round 1, which nobody picks. The results appear here as they come in.',
  },
])('results without picks say why: $why', ({ awaited, text }) => {
  const { container } = render(
    <LeadToPicks
      eventId={1}
      stageName="Playoffs"
      owner="other"
      ownerName="Sam"
      awaited={awaited}
      hasResults={false}
    />,
  );
  expect(container.querySelector('p')?.textContent).toBe(text);
});
