import { exactWords } from './clock.ts';

/** What is printed says where it stood and when; print.css writes it below the content. */
export function keepPrintFoot(): void {
  addEventListener('beforeprint', () => {
    document.body.dataset['foot'] = `${location.href} · ${exactWords(new Date())}`;
  });
}
