import { LoadFailure } from './load-failure.tsx';

export const states = {
  failed: <LoadFailure title="Loading the leagues failed" onRetry={() => undefined} />,
};
