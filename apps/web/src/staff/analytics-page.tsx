import { StaffPage } from '../ui/staff-page.tsx';

/** What there will be to see of events: it says that, and nothing else [rule: product-8]. */
export const AnalyticsPage = () => (
  <StaffPage title="Coming Soon" documentTitle="Event Analytics · Callshot" isFlush>
    {null}
  </StaffPage>
);
