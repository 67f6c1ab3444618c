import '../../src/platform/styles/fonts.css';
import '../../src/platform/styles/tokens.css';
import '../../src/platform/styles/wishes.css';
import '../../src/platform/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { memoryHistory } from '../../src/platform/core/page-history.ts';
import { PageRouter } from '../../src/platform/core/page-router.tsx';
import { Catalogue } from './catalogue.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the catalogue');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <PageRouter history={memoryHistory(['/'])}>
      <Catalogue />
    </PageRouter>
  </QueryClientProvider>,
);
