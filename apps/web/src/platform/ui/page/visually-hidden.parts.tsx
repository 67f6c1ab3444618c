import { Icon } from '../art/icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const states = {
  'words for screen readers alone': (
    <p>
      <Icon name="check" /> <VisuallyHidden>Saved</VisuallyHidden>
    </p>
  ),
};
