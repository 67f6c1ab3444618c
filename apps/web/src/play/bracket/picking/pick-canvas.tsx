import { memo, useLayoutEffect, useRef } from 'react';
import type { CanvasPart } from '../board/board-model.ts';
import type { BoardPicking } from '../board/board-props.ts';
import { roundElement, stopAt, stopElement } from '../board/use-roving-stop.ts';
import { useHalo } from '../canvas/use-halo.ts';
import styles from '../drawn/drawn-match.module.css';
import { DrawnMatches } from '../drawn/drawn-matches.ts';
import { isOpen } from '../slot/match-slot.tsx';
import { RoundsOnCanvas } from './lazy-rounds.ts';
import { faceOf, hasRounds, isInRound, type PickModel } from './pick-model.ts';
import { useAfterPress } from './use-after-press.ts';

interface PickCanvasProps extends CanvasPart, BoardPicking {
  readonly model: PickModel;
}

/** The matches of a bracket to pick in; pressing a team picks it. */
export const PickCanvas = memo(function PickCanvas(props: PickCanvasProps) {
  const { model, layout, next, near, rest } = props;
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMatches>(null);
  // A drawn round is one card, which says itself that it is next.
  const isRoundNext = next.current !== null && isInRound(model, next.current);
  const halo = useHalo(layout, isRoundNext ? null : next.current);
  const latest = useRef(props);
  const { graph } = model;

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const held = stopAt(element.contains(document.activeElement) ? document.activeElement : null);
    const isFirst = drawn.current === null;
    const matches = new DrawnMatches(element, graph, layout);
    drawn.current = matches;
    if (isFirst) return rest.whenWanted(() => matches.complete());
    // Another size is another drawing; the keyboard stays where it was.
    matches.draw(latest.current.model, latest.current.next, null);
    matches.complete();
    if (held) stopElement(element, held)?.focus({ preventScroll: true });
  }, [graph, layout, rest]);

  useLayoutEffect(() => {
    latest.current = props;
    drawn.current?.draw(model, next, near);
  });

  const goOn = useAfterPress(() => {
    const place = host.current;
    const to =
      next.current === null
        ? null
        : (toPick(place, next.current) ??
          roundElement(place?.parentElement, graph.matches[next.current]));
    if (to) to.focus({ preventScroll: true });
    else props.onDone();
  });

  useLayoutEffect(() => {
    const element = host.current;
    const press = ({ target, detail }: MouseEvent) => {
      // The second press of a double click meets what came under the pointer with the first.
      if (!(target instanceof Element) || detail > 1) return;
      const { model, inPlace } = latest.current;
      const games = target.closest<HTMLElement>('[data-games]');
      if (games) {
        const winner = games
          .closest('[data-match]')
          ?.querySelector<HTMLElement>('[aria-pressed="true"][data-slot]');
        const won = stopAt(winner ?? null);
        const teamId = won && model.state.matches[won.match]?.winnerTeamId;
        winner?.focus({ preventScroll: true });
        if (won && teamId != null) {
          goOn();
          inPlace.score(won.match, Number(games.dataset.games), teamId);
        }
        return;
      }
      const at = stopAt(target.closest('[data-slot]'));
      const face = at && faceOf(model, at.match);
      const team = at?.side === 'top' ? face?.top : face?.bottom;
      if (at && face && team && isOpen(face, team)) inPlace.pick(at.match, team.id);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [goOn]);

  return (
    <>
      <div ref={host} />
      {hasRounds(model) && <RoundsOnCanvas model={model} layout={layout} next={next.current} />}
      <div ref={halo} className={styles.halo} data-halo aria-hidden="true" />
    </>
  );
});

/** The element that picks a match: its scores while they are asked for, else its first team. */
function toPick(host: HTMLElement | null, match: number): HTMLElement | null {
  const slot = host && stopElement(host, { match, side: 'top' });
  return slot?.closest('[data-match]')?.querySelector<HTMLElement>('[data-games]') ?? slot ?? null;
}
