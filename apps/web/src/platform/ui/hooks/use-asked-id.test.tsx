// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testPages } from '../../../../testing/pages.tsx';
import { useAskedId } from './use-asked-id.ts';

afterEach(cleanup);

const came: (number | null)[] = [];

function Page() {
  useAskedId('format', (id) => came.push(id));
  return null;
}

test('every link that leads here tells what it asks for, the same one twice', async () => {
  const { history, pages } = testPages([{ path: '*', element: <Page /> }], ['/formats?format=5']);
  render(pages);
  for (const path of ['/formats?format=7', '/formats?format=7', '/formats', '/formats?format=x1']) {
    await act(() => history.push(path));
  }
  expect(came).toEqual([5, 7, 7, null, null]);
});
