import { useQuery } from '@tanstack/react-query';
import { Loaded } from './loaded.tsx';

const answers = {
  loading: () => new Promise<string>(() => undefined),
  failed: () => Promise.reject<string>(new Error('No answer')),
  loaded: () => Promise.resolve('Two sessions'),
};

function Sessions({ answer }: { readonly answer: keyof typeof answers }) {
  const query = useQuery({ queryKey: ['parts', answer], queryFn: answers[answer], retry: false });
  return (
    <Loaded query={query} what="the sessions" height={80}>
      {(words) => <p>{words}</p>}
    </Loaded>
  );
}

export const states = {
  loading: <Sessions answer="loading" />,
  failed: <Sessions answer="failed" />,
  loaded: <Sessions answer="loaded" />,
};
