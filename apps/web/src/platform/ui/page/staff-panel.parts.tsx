import { Button } from '../controls/button.tsx';
import { StaffPanel } from './staff-panel.tsx';

export const isWide = true;

export const states = {
  'a title': (
    <StaffPanel title="Open reports">
      <p>Nothing waits.</p>
    </StaffPanel>
  ),
  'with a fact and an action': (
    <StaffPanel title="Jobs" fact="3 waiting" end={<Button size="sm">Refresh</Button>}>
      <p>The wiki is read each minute.</p>
    </StaffPanel>
  ),
  'to its edges': (
    <StaffPanel title="Events" isFlush>
      <p>Tables reach the edges.</p>
    </StaffPanel>
  ),
};
