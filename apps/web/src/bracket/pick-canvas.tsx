import { memo, useLayoutEffect, useRef } from 'react';
import { DrawnMatches } from './drawn-matches.ts';
import type { Box } from './layout.ts';
import { isOpen } from './match-slot.tsx';
import { faceOf, type PickModel } from './pick-model.ts';
import { stopAt } from './use-roving-stop.ts';

interface PickCanvasProps {
  readonly model: PickModel;
  readonly boxes: readonly Box[];
}

/** The matches of a bracket to pick in; pressing a team picks it. */
export const PickCanvas = memo(function PickCanvas({ model, boxes }: PickCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMatches>(null);
  const latest = useRef(model);
  const { graph } = model;

  useLayoutEffect(() => {
    const element = host.current;
    if (element) drawn.current = new DrawnMatches(element, { graph }, boxes);
  }, [graph, boxes]);

  useLayoutEffect(() => {
    latest.current = model;
    drawn.current?.draw(model);
  });

  useLayoutEffect(() => {
    const element = host.current;
    const press = ({ target }: MouseEvent) => {
      const slot = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
      const at = stopAt(slot);
      const face = at && faceOf(latest.current, at.match);
      const team = at?.side === 'top' ? face?.top : face?.bottom;
      if (slot && at && face && team && isOpen(face, team)) face.choose(at.match, team.id, slot);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);

  return <div ref={host} />;
});
