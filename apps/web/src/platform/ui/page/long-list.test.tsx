// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LongList } from './long-list.tsx';

afterEach(cleanup);

interface Page {
  readonly names: readonly string[];
  readonly next: number | null;
}

type Read = (page: number) => Promise<Page>;

function Names({ read }: { read: Read }) {
  const list = useInfiniteQuery({
    queryKey: ['names'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <LongList
      list={list}
      rowsOf={({ names }) => names}
      what="The names"
      height={100}
      none={<p>No names</p>}
    >
      {(names) => <p>{names.join()}</p>}
    </LongList>
  );
}

function show(read: Read): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Names read={read} />
    </QueryClientProvider>,
  );
}

test('a page more is read when it is asked for, until there is none', async () => {
  const person = userEvent.setup();
  show(async (page) => ({ names: [`name ${page}`], next: page < 1 ? page + 1 : null }));
  expect(await screen.findByText('name 0')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('name 0,name 1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that cannot be read says so, and is read anew', async () => {
  const person = userEvent.setup();
  let isDown = true;
  show(async () => {
    if (isDown) throw new Error('down');
    return { names: [], next: null };
  });
  expect(await screen.findByText('The names could not be loaded')).toBeTruthy();
  isDown = false;
  await person.click(screen.getByRole('button'));
  expect(await screen.findByText('No names')).toBeTruthy();
});
