// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { type EventStage, NO_PICKS, type PickSet } from '@callshot/rules';
import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userPicksQuery } from '../picks.queries.ts';
import type { PickSessionHandle } from '../session/use-pick-session.ts';
import { useSubmission } from './use-submission.ts';

// The first refusal loads its sentences, for which fake timers do not wait.
await import('@callshot/contract/sentences');

const sent: unknown[] = [];
const keys: (string | null)[] = [];
/** Answers in place of the product's, in order. */
const failures: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  sent.length = 0;
  keys.length = 0;
  failures.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    if (!url.includes('/picks/save/')) return Response.json(null);
    const { groupStagePicks, matchPicks } = JSON.parse(String(body));
    sent.push(groupStagePicks);
    keys.push(new Headers(headers).get('Idempotency-Key'));
    const failure = failures.shift();
    if (failure) return failure();
    const saved = { groupStagePicks, matchPicks, version: 1, savedAt: '2026-01-02T00:00:00Z' };
    return Response.json(saved);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  readonly kept?: PickSet | null;
  readonly shown?: PickSet;
}

/** Somebody comes back signed in to a stage that they submitted picks of before. */
function comeBack(first: Situation, { queries = new QueryClient(), settle = () => {} } = {}) {
  const picking = {
    session: { draft: slip(1), version: 0 },
    dismissNotice: () => undefined,
    settle,
    rebase: () => undefined,
  } as unknown as PickSessionHandle;
  return renderHook(
    ({ saved = NO_PICKS, isOpen = true, isComplete = true, shown = slip(1), kept = slip(1) }) =>
      useSubmission({
        event: { id: 1 } as Event,
        stage: { eventStageId: 10, stageIndex: 0 } as EventStage,
        substage: { chosen: null, choose: () => undefined },
        owner: { id: 7, name: 'Ada', nameplateId: 0, isOwn: true, isAdmin: false },
        saved,
        version: 0,
        shown,
        picking,
        isEditing: isOpen,
        isOpen,
        isComplete,
        kept,
        stopEditing: () => undefined,
      }),
    {
      initialProps: first,
      wrapper: ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </StrictMode>
      ),
    },
  );
}

describe('picks that were submitted before anybody was signed in', () => {
  test('are submitted once, and said to be kept', async () => {
    const hook = comeBack({}).result;
    await waitFor(() => expect(hook.current.notice).toEqual({ kind: 'saved', isKept: true }));
    expect(sent).toEqual([slip(1).groupStagePicks]);
  });

  test('leave the draft once the screen has them: until then it would show an empty slip', async () => {
    const queries = new QueryClient();
    const happened: string[] = [];
    const screen = new QueryObserver(queries, { ...userPicksQuery(1, 7), enabled: false });
    screen.subscribe(notifyManager.batchCalls(() => happened.push('shown')));
    comeBack({}, { queries, settle: () => happened.push('left') });
    await vi.waitFor(() => expect(happened).toContain('left'));
    expect(happened.slice(0, 2)).toEqual(['shown', 'left']);
    screen.destroy();
  });

  test('that another tab has saved already are not sent again', () => {
    expect(comeBack({ saved: slip(1) }).result.current.notice).toEqual({
      kind: 'saved',
      isKept: true,
    });
    expect(sent).toEqual([]);
  });

  test.each([
    { why: 'replace nothing that was saved before', saved: slip(2) },
    { why: 'are not sent after the lock', isOpen: false },
    { why: 'are not sent where the stage asks for more by now', isComplete: false },
  ])('$why', ({ why: _, ...situation }) => {
    expect(comeBack(situation).result.current.notice).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a submission to a server that is away', () => {
  const page = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status });
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  const refusal =
    (status: number, code: string, more = {}) =>
    () =>
      Response.json({ code, title: code, ...more }, { status });
  const conflict = (picks: PickSet) =>
    refusal(409, 'version_conflict', { current: { ...picks, versions: { 10: 4 } } });

  beforeEach(() => {
    vi.useFakeTimers();
  });

  function submit() {
    const hook = comeBack({ kept: null });
    act(() => hook.result.current.submit());
    return hook;
  }
  const pass = (milliseconds: number) =>
    act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));

  test.each([
    { why: 'refuses connections', failure: refused },
    { why: 'is behind a proxy that says 502', failure: page(502) },
    { why: 'is behind a proxy that says 503', failure: page(503) },
    { why: 'is behind a proxy that says 504', failure: page(504) },
    { why: 'has no database', failure: refusal(503, 'unavailable') },
    { why: 'is overloaded', failure: refusal(503, 'busy', { retryAfter: 2 }) },
  ])(
    'that $why is told of after three seconds, and sent again under its key',
    async ({ failure }) => {
      failures.push(failure, failure, failure);
      const hook = submit();
      await pass(2900);
      expect(hook.result.current.waiting.isOn).toBe(false);
      expect(hook.result.current.isSaving).toBe(true);
      await pass(200);
      expect(hook.result.current.waiting.isOn).toBe(true);
      expect(hook.result.current.notice).toBeNull();
      await pass(30_000);
      expect(hook.result.current.notice).toEqual({ kind: 'saved', isKept: false });
      expect(hook.result.current.waiting.isOn).toBe(false);
      expect(sent).toHaveLength(4);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test('that hangs is told of after three seconds, and asked again once its time is over', async () => {
    vi.stubGlobal('fetch', hangOnce(fetch));
    const hook = submit();
    await pass(3100);
    expect(hook.result.current.waiting.isOn).toBe(true);
    await pass(20_000);
    expect(hook.result.current.notice).toEqual({ kind: 'saved', isKept: false });
  });

  test('that asks for patience is not asked before', async () => {
    failures.push(refusal(503, 'busy', { retryAfter: 20 }));
    submit();
    await pass(19_000);
    expect(sent).toHaveLength(1);
    await pass(2000);
    expect(sent).toHaveLength(2);
  });

  test('that fails by itself is said to have failed', async () => {
    failures.push(refusal(500, 'unexpected'));
    const hook = submit();
    await pass(100);
    expect(hook.result.current.notice).toEqual({ kind: 'failed' });
  });

  test('after the lock says whether they had arrived in time', async () => {
    failures.push(refused, refused, refusal(409, 'picks_locked'));
    const hook = submit();
    await pass(100);
    hook.rerender({ kept: null, isOpen: false });
    await pass(10);
    expect(hook.result.current.notice).toBeNull();
    expect(hook.result.current.waiting.isLate).toBe(true);
    await pass(10_000);
    expect(hook.result.current.notice).toEqual({ kind: 'locked' });
    expect(new Set(keys).size).toBe(1);
  });

  test('takes the next picks over those that arrived although their answer was lost', async () => {
    failures.push(refused, conflict(slip(1)));
    const hook = submit();
    await pass(100);
    hook.rerender({ kept: null, shown: slip(2) });
    await pass(10);
    expect(hook.result.current.waiting.isUnderWay).toBe(false);
    act(() => hook.result.current.submit());
    await pass(5000);
    expect(sent.slice(1)).toEqual([slip(2).groupStagePicks, slip(2).groupStagePicks]);
    expect(hook.result.current.notice).toEqual({ kind: 'saved', isKept: false });
  });

  test('asks about picks that came from elsewhere', async () => {
    failures.push(refused, conflict(slip(3)));
    const hook = submit();
    await pass(5000);
    expect(hook.result.current.notice).toMatchObject({ kind: 'conflict' });
  });
});

/** The first call is never answered. */
function hangOnce(answer: typeof fetch): typeof fetch {
  let isFirst = true;
  return (url, init) => {
    if (!isFirst) return answer(url, init);
    isFirst = false;
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  };
}
