import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Called on every navigation here, with the id in the address, as by `?format=5`; null = none. */
export function useAskedId(name: string, onCome: (id: number | null) => void): void {
  const { key, search } = useLocation();
  const latest = useRef(onCome);
  useLayoutEffect(() => {
    latest.current = onCome;
  });
  // The same link again asks again: its address is the same, its key is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => {
    const text = new URLSearchParams(search).get(name) ?? '';
    latest.current(/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);
  }, [key, search, name]);
}
