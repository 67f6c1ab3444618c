import { type ReactNode, useEffect, useRef } from 'react';

/** Shows the state that follows a press of the first button. */
export function Pressed({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return <div ref={box}>{children}</div>;
}
