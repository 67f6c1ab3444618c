import { useEffect, useState } from 'react';

const MIN_SEARCH = 3;
const PAUSE_MS = 250;

/** The text that is searched: trimmed; one or two characters search nothing [rule: boards-17]. */
export function searchText(typed: string): string {
  const text = typed.trim();
  return text.length < MIN_SEARCH ? '' : text;
}

/** The value after a pause in typing; emptying it takes effect at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === '') {
      setSettled('');
      return;
    }
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
