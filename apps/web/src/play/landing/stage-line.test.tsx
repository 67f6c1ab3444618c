// @vitest-environment jsdom
import { FORMAT_VERSION } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { officialPicksQuery } from '../picks/picks.queries.ts';
import { stageFact } from '../results/summary/stage-fact.ts';
import { StageLine } from './stage-line.tsx';

afterEach(cleanup);

const json = JSON.stringify({ version: FORMAT_VERSION, stages: [swissStage().format] });
const event = {
  id: 7,
  stage: 0,
  eventStages: [{ id: 1, name: 'Stage 2' }],
  format: { id: 1, name: 'Swiss', json },
} as never;
const decided = [{ stageIndex: 0, points: 2, worth: 2, outcome: 'correct' as const }];

const shown = (results: number, told: object = {}): string | null => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const groupStagePicks = Array.from({ length: results }, (_, at) => ({
    eventId: 7,
    userId: null,
    eventStageId: 1,
    eventSubstageId: 10,
    teamId: at + 1,
    pickTypeId: 1 as const,
  }));
  client.setQueryData(officialPicksQuery(7).queryKey, {
    groupStagePicks,
    matchPicks: [],
    teamMatches: [],
    corrected: [],
    version: 1,
  });
  return render(
    <QueryClientProvider client={client}>
      <StageLine event={event} status="locked" score={null} {...told} />
    </QueryClientProvider>,
  ).container.textContent;
};

test('a stage whose matches nobody tells has results as soon as any is official', () => {
  expect(shown(0)).toBe('No result of Stage 2 yet.');
  expect(shown(4)).toBe('Stage 2: Live.');
  expect(shown(4, { score: { ledger: decided } })).toBe('Stage 2: Live, 2 of 2 pts.');
  expect(shown(8, { status: 'complete' })).toBe('Stage 2: Complete.');
});

/** No result, some; picks that are decided, that are open, none; before, during and after the event. */
const pending = [{ stageIndex: 0, points: 0, worth: 2, outcome: 'pending' as const }];
const everyState = [0, 4].flatMap((results) =>
  (['open', 'locked', 'complete'] as const).flatMap((status) =>
    [[], decided, pending].map((ledger) => ({ results, status, ledger })),
  ),
);

test.each(everyState)('the event page says the same: $results, $status', (state) => {
  const { results, status: phase, ledger } = state;
  const hasResults = results > 0;
  const stage = { index: 0, current: 0, previousName: null };
  const fact = stageFact({ ...stage, phase, hasResults, ledger });
  const isUnknown = phase === 'locked' && !hasResults;
  expect(fact === 'Picks locked').toBe(isUnknown);
  expect(shown(results, { status: phase, score: { ledger } })).toBe(
    isUnknown ? 'No result of Stage 2 yet.' : `Stage 2: ${fact}.`,
  );
});
