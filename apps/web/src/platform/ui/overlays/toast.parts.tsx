import { Button } from '../controls/button.tsx';
import { showToast } from './toast.tsx';

const shows = (label: string, show: () => void) => (
  <Button size="sm" data-opens={`toast: ${label}`} onClick={show}>
    {label}
  </Button>
);

export const states = {
  info: shows('Tell', () => showToast({ text: 'Picks lock in an hour.' })),
  success: shows('Save', () => showToast({ kind: 'success', text: 'Picks saved.' })),
  error: shows('Fail', () => showToast({ kind: 'error', text: 'No connection.' })),
  'with a way back': shows('Clear', () =>
    showToast({ text: 'Picks cleared.', action: { label: 'Undo', onSelect: () => undefined } }),
  ),
};
