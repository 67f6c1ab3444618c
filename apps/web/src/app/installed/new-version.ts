import { loadAnew } from '../../platform/core/leaving.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { holdsWork } from '../check-account.ts';
import { m } from '../words/messages.js';

const PAUSE_MS = 2000;
let isWaiting = false;

/** The next page that is opened is the new one. An unsaved slip or a dialog is never interrupted, not even by a word. */
export function tellNewVersion(): void {
  if (isWaiting) return;
  isWaiting = true;
  const timer = setInterval(() => {
    if (document.hidden || holdsWork()) return;
    clearInterval(timer);
    showToast({ text: m.newVersion(), action: { label: m.takeNow(), onSelect: loadAnew } });
  }, PAUSE_MS);
}
