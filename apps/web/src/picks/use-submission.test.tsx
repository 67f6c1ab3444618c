// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { type EventStage, NO_PICKS, type PickSet } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PickSessionHandle } from './use-pick-session.ts';
import { useSubmission } from './use-submission.ts';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { groupStagePicks, matchPicks } = JSON.parse(body);
    sent.push(groupStagePicks);
    const saved = { groupStagePicks, matchPicks, version: 1, savedAt: '2026-01-02T00:00:00Z' };
    return Response.json(saved);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slip = (teamId: number): PickSet => ({
  groupStagePicks: [{ eventStageId: 10, eventSubstageId: 20, teamId, pickTypeId: 1 }],
  matchPicks: [],
});

interface Situation {
  readonly saved?: PickSet;
  readonly isOpen?: boolean;
  readonly isComplete?: boolean;
}

/** Somebody comes back signed in to a stage that they submitted picks of before. */
function comeBack({ saved = NO_PICKS, isOpen = true, isComplete = true }: Situation) {
  const queries = new QueryClient();
  const picking = {
    session: { draft: slip(1), version: 0 },
    dismissNotice: () => undefined,
    settle: () => undefined,
  } as unknown as PickSessionHandle;
  return renderHook(
    () =>
      useSubmission({
        event: { id: 1 } as Event,
        stage: { eventStageId: 10, stageIndex: 0 } as EventStage,
        substage: { chosen: null, choose: () => undefined },
        owner: { id: 7, name: 'Ada', nameplateId: 0, isOwn: true, isAdmin: false },
        saved,
        version: 0,
        shown: slip(1),
        picking,
        isEditing: isOpen,
        isOpen,
        isComplete,
        kept: slip(1),
        stopEditing: () => undefined,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </StrictMode>
      ),
    },
  ).result;
}

describe('picks that were submitted before anybody was signed in', () => {
  test('are submitted once, and said to be kept', async () => {
    const desk = comeBack({});
    await waitFor(() => expect(desk.current.notice).toEqual({ kind: 'saved', isKept: true }));
    expect(sent).toEqual([slip(1).groupStagePicks]);
  });

  test('that another tab has saved already are not sent again', () => {
    expect(comeBack({ saved: slip(1) }).current.notice).toEqual({ kind: 'saved', isKept: true });
    expect(sent).toEqual([]);
  });

  test.each([
    { why: 'replace nothing that was saved before', saved: slip(2) },
    { why: 'are not sent after the lock', isOpen: false },
    { why: 'are not sent where the stage asks for more by now', isComplete: false },
  ])('$why', ({ why: _, ...situation }) => {
    expect(comeBack(situation).current.notice).toBeNull();
    expect(sent).toEqual([]);
  });
});
