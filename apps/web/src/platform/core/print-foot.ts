import { exactWords } from './clock.ts';

/** A printed page says its address and the time; print.css writes them below the content. */
export function keepPrintFoot(): void {
  addEventListener('beforeprint', () => {
    document.body.dataset['foot'] = `${location.href} · ${exactWords(new Date())}`;
  });
}
