import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../apps/web/src/platform/ui/controls/button.tsx';

export const host = (): HTMLElement => {
  const element = document.getElementById('ours');
  if (!element) throw new Error('The page has no place for the board');
  return element;
};

export let show = (_drawn: ReactNode) => {};

/** The product's content before any bracket: a heading, something to press. */
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
 * The page around the bracket, whichever draws that. Its typefaces are loaded, as in the product,
 * which fetches them ahead. With the machine's own typefaces most headings would be too long, and
 * each size would be looked for among all installed ones.
 */
export async function preparePage(): Promise<void> {
  host().style.cssText = 'display:flex;height:100vh';
  createRoot(host()).render(<Place />);
  await Promise.all([...document.fonts].map((face) => face.load()));
}
