import { Button } from '../controls/button.tsx';
import { StaffPage } from './staff-page.tsx';

export const isWide = true;

export const states = {
  'with actions': (
    <StaffPage
      title="Formats"
      documentTitle="Parts · Callshot"
      intro="12 formats, 3 in use."
      actions={<Button variant="primary">New format</Button>}
    >
      <p>The content keeps a distance from the edges.</p>
    </StaffPage>
  ),
  'below a list': (
    <StaffPage
      title="Spring Major"
      documentTitle="Parts · Callshot"
      up={{ to: '/admin/events', title: 'Events' }}
      isFlush
    >
      <p>The content reaches the edges.</p>
    </StaffPage>
  ),
  'the dashboard': (
    <StaffPage title="Admin" documentTitle="Parts · Callshot" isTop>
      <p>It leads nowhere up.</p>
    </StaffPage>
  ),
};
