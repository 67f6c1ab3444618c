import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../apps/web/src/ui/button.tsx';

export const host = (): HTMLElement => {
  const element = document.getElementById('ours');
  if (!element) throw new Error('The page has no place for the board');
  return element;
};

export let show = (_drawn: ReactNode) => {};

/** What the product has drawn before any bracket: a heading, something to press. */
function Place() {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  show = setDrawn;
  return (
    <>
      {drawn}
      <header>
        <h1>Callshot</h1>
        <Button icon="share">Share</Button>
      </header>
    </>
  );
}

/**
 * The page around the bracket, whoever draws that. Its typefaces are there, as in the product, which
 * fetches them ahead: in those of the machine in their stead most headings would be too long, and
 * each size be looked for among all that are installed.
 */
export async function preparePage(): Promise<void> {
  host().style.cssText = 'display:flex;height:100vh';
  createRoot(host()).render(<Place />);
  await Promise.all([...document.fonts].map((face) => face.load()));
}
