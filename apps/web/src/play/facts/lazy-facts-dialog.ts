import { lazyDialog } from '../../platform/parts/lazy-part.tsx';

/** Fetched with the first press that asks for facts. */
export const FactsDialog = lazyDialog(async () => (await import('./facts-dialog.tsx')).FactsDialog);
