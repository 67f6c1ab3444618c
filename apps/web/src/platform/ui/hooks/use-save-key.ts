import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S, saves what is edited instead of the page. */
export function useSaveKey(save: () => unknown): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== 's' || !(press.ctrlKey || press.metaKey)) return;
      press.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
