import { StaffPage } from '../../platform/ui/page/staff-page.tsx';

/**
 * A placeholder for event analytics: it says that they are coming, and nothing else
 * [rule: product-8].
 */
export const AnalyticsPage = () => (
  <StaffPage title="Coming Soon" documentTitle="Event Analytics · Callshot" isFlush>
    {null}
  </StaffPage>
);
