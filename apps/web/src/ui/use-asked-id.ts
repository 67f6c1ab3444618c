import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Told whenever a link leads here that asks for one of many by its id, as `?format=5` does. */
export function useAskedId(name: string, onAsked: (id: number) => void): void {
  const { key, search } = useLocation();
  const latest = useRef(onAsked);
  useLayoutEffect(() => {
    latest.current = onAsked;
  });
  // The same link again asks again: its address is the same, its key is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => {
    const text = new URLSearchParams(search).get(name) ?? '';
    if (/^[1-9]\d{0,9}$/.test(text)) latest.current(Number(text));
  }, [key, search, name]);
}
