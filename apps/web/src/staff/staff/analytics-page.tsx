import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { m } from './words/messages.js';

/**
 * A placeholder for event analytics: it says that they are coming, and nothing else
 * [rule: product-8].
 */
export const AnalyticsPage = () => (
  <StaffPage title={m.comingSoon()} documentTitle={m.analyticsPageTitle()} isFlush>
    {null}
  </StaffPage>
);
