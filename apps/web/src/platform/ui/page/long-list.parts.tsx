import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../states/empty-state.tsx';
import { LongList } from './long-list.tsx';

type Page = readonly string[];

const answers = {
  loading: () => new Promise<Page>(() => undefined),
  failed: () => Promise.reject<Page>(new Error('No answer')),
  empty: () => Promise.resolve<Page>([]),
  'more to load': () => Promise.resolve<Page>(['Friday night picks', 'Office league']),
};

function Leagues({ answer }: { readonly answer: keyof typeof answers }) {
  const list = useInfiniteQuery({
    queryKey: ['parts', 'list', answer],
    queryFn: answers[answer],
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    retry: false,
  });
  return (
    <LongList
      list={list}
      rowsOf={(page) => page}
      what="The leagues"
      height={80}
      none={<EmptyState title="No leagues" />}
    >
      {(rows) => (
        <ul>
          {rows.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each page has the same names
            <li key={at}>{name}</li>
          ))}
        </ul>
      )}
    </LongList>
  );
}

export const states = {
  loading: <Leagues answer="loading" />,
  failed: <Leagues answer="failed" />,
  empty: <Leagues answer="empty" />,
  'more to load': <Leagues answer="more to load" />,
};
