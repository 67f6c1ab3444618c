import { describe, expect, test, vi } from 'vitest';
import { type Leaving, memoryHistory } from './page-history.ts';

function visited(...addresses: readonly string[]) {
  const history = memoryHistory(addresses);
  const onMove = vi.fn();
  history.listen(onMove);
  const asked: Leaving[] = [];
  const letGo = history.hold({
    holds: (from, to) => from.pathname === '/draft' && to.pathname !== '/draft',
    ask: (leaving) => asked.push(leaving),
  });
  const here = () => `${history.location.pathname}${history.location.search}`;
  return { history, onMove, asked, letGo, here };
}

describe('a page that holds unsaved work', () => {
  test.each([
    { why: 'a link', go: (history: ReturnType<typeof memoryHistory>) => history.push('/other') },
    {
      why: 'a redirect',
      go: (history: ReturnType<typeof memoryHistory>) => history.replace({ pathname: '/other' }),
    },
    { why: 'back', go: (history: ReturnType<typeof memoryHistory>) => history.go(-1) },
    { why: 'two pages back', go: (history: ReturnType<typeof memoryHistory>) => history.go(-2) },
  ])('is stayed on until somebody answers: $why', async ({ go }) => {
    const { history, onMove, asked, here } = visited('/first', '/second', '/draft');
    go(history);
    expect([here(), asked.length, onMove.mock.calls.length]).toEqual(['/draft', 1, 0]);
    asked[0]?.goOn();
    await vi.waitFor(() => expect(here()).not.toBe('/draft'));
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(1);
  });

  test('goes back by as many pages as were asked for', async () => {
    const { history, asked, here } = visited('/first', '/second', '/draft');
    history.go(-2);
    asked[0]?.goOn();
    await vi.waitFor(() => expect(here()).toBe('/first'));
  });

  test('may be asked again after somebody stayed', () => {
    const { history, asked, here } = visited('/first', '/draft');
    history.go(-1);
    history.go(-1);
    expect([here(), asked.length]).toEqual(['/draft', 2]);
  });

  test('lets moves within it through, and all of them once it lets go', () => {
    const { history, asked, letGo, here } = visited('/first', '/draft');
    history.push('?stage=2');
    expect(here()).toBe('/draft?stage=2');
    letGo();
    history.push('/other');
    expect([here(), asked.length]).toEqual(['/other', 0]);
  });
});

test('a move says whether the page stays scrolled as it is', () => {
  const { history } = visited('/first');
  history.push('?stage=2', null, { preventScrollReset: true });
  expect(history.isScrollKept).toBe(true);
  history.go(-1);
  expect(history.isScrollKept).toBe(false);
  history.push('/second');
  expect(history.isScrollKept).toBe(false);
});
