import { Button } from '../controls/button.tsx';
import { PanelSection } from './panel-section.tsx';

export const states = {
  'with a text': (
    <PanelSection title="Password" text="You sign in with it where no provider is at hand.">
      <Button>Change it</Button>
    </PanelSection>
  ),
  'its title hidden': (
    <PanelSection title="Sessions" isTitleHidden>
      <p>This browser is signed in.</p>
    </PanelSection>
  ),
};
