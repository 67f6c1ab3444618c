import { type ReactNode, useState } from 'react';

interface HeldProps<T> {
  readonly start: T;
  children(value: T, set: (value: T) => void): ReactNode;
}

/** Keeps the value of a control in the catalogue. */
export function Held<T>({ start, children }: HeldProps<T>) {
  const [value, set] = useState(start);
  return children(value, set);
}
