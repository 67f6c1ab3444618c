import { Button } from '../controls/button.tsx';
import { StaffFoot } from './staff-foot.tsx';

const send = <Button variant="primary">Publish</Button>;

export const isWide = true;

export const states = {
  ready: (
    <StaffFoot state="Ready to publish" isReady refusal={null} note="Players see it at once.">
      {send}
    </StaffFoot>
  ),
  'not ready': (
    <StaffFoot state="A title is missing" isReady={false} refusal={null}>
      {send}
    </StaffFoot>
  ),
  refused: (
    <StaffFoot
      state="Not published"
      isReady={false}
      refusal={{ code: 'conflict', text: 'Somebody else changed it.', problems: [] }}
    >
      {send}
    </StaffFoot>
  ),
};
