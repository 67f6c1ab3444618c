import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { PageHistory } from '../platform/core/page-history.ts';
import { PageRouter } from '../platform/core/page-router.tsx';
import { queryClient } from '../platform/core/query-client.ts';
import { PartBoundary } from '../platform/parts/part-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell.tsx';

export const App = ({ history }: { history: PageHistory }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <PageRouter history={history}>
        <PartBoundary failed={() => <PageFailure />}>
          <Shell />
        </PartBoundary>
      </PageRouter>
    </QueryClientProvider>
  </StrictMode>
);
