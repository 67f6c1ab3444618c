import type { BracketGraph, BracketState } from '@callshot/rules';
import { Component, createRef } from 'react';
import { crown, drawWire } from '../../../platform/ui/art/crown.ts';
import { MOVE_MS, mayMove, outline } from '../../../platform/ui/hooks/motion.ts';
import type { BracketLayout } from '../board/layout.ts';
import { stopElement, stopName } from '../board/use-roving-stop.ts';
import { championOf } from '../slot/champion.ts';
import { clearedStops } from './cleared-stops.ts';
import styles from './pick-motion.module.css';
import { crestTravels } from './travelling-crest.ts';
import { type WayOn, wayOn } from './way-on.ts';

interface PickMotionProps {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  /** The layout of a drawing on one plane, where crests travel and wires are drawn. */
  readonly layout: BracketLayout | null;
}

const FADE_MS = 160;
const FADE = [{ opacity: 1 }, { opacity: 0 }];

/**
 * Animates a pick among the matches that it lies over, its siblings. One crest travels with its
 * wire behind it, and cleared picks fade. It draws nothing else. Each animation is a layer of its
 * own to the browser: one way ends where the next begins, and everything that fades is one.
 */
export class PickMotion extends Component<PickMotionProps> {
  readonly #layer = createRef<HTMLDivElement>();
  readonly #fading = createRef<HTMLDivElement>();
  readonly #crest = createRef<HTMLDivElement>();
  #endLast = () => {};

  /** Rows as they stand, just before they are emptied. */
  override getSnapshotBeforeUpdate({ state }: PickMotionProps): readonly HTMLElement[] {
    const layer = this.#layer.current;
    const stops = new Set(clearedStops(state, this.props.state).map(stopName));
    if (!layer?.parentElement || stops.size === 0 || !mayMove()) return [];
    const { left, top } = layer.getBoundingClientRect();
    const rows = [...layer.parentElement.querySelectorAll<HTMLElement>('[data-slot]')];
    return rows
      .filter((row) => stops.has(row.dataset.slot ?? '') && isSeen(row))
      .map((row) => copyOf(row, { left, top }));
  }

  override componentDidUpdate(
    { state }: PickMotionProps,
    _: unknown,
    gone: readonly HTMLElement[],
  ): void {
    const place = this.#layer.current?.parentElement;
    if (!place || state === this.props.state) return;
    const way = wayOn(state, this.props.state);
    const champion = this.#isCrowned(state) ? place.querySelector('[data-champion]') : null;
    if (!mayMove()) {
      const changed = champion ?? (way && stopElement(place, way.to));
      if (changed) outline(changed);
      return;
    }
    this.#fade(place, gone);
    if (champion) crown(champion);
    if (way) this.#follow(place, way);
  }

  override componentWillUnmount(): void {
    this.#endLast();
  }

  override render() {
    return (
      <div ref={this.#layer} className={styles.layer} data-motion aria-hidden="true" inert>
        <div ref={this.#fading} />
        <div ref={this.#crest} className={styles.crest} />
      </div>
    );
  }

  #isCrowned(before: BracketState): boolean {
    const { graph, state } = this.props;
    const now = championOf(graph, state)?.teamId;
    return now !== undefined && now !== championOf(graph, before)?.teamId;
  }

  #follow(place: HTMLElement, way: WayOn): void {
    const { layout } = this.props;
    const row = stopElement(place, way.to);
    const copy = this.#crest.current;
    if (!layout || !row || !copy) return;
    this.#endLast();
    const arrive = crestTravels(copy, row, layout, way);
    const path = place.querySelector('[data-wire]');
    const wire = path && drawWire(path, MOVE_MS);
    this.#endLast = () => {
      arrive();
      wire?.cancel();
    };
  }

  /** Over all matches: whatever fades in its own place takes a layer for each part that lies over it. */
  #fade(place: HTMLElement, rows: readonly HTMLElement[]): void {
    const fading = this.#fading.current;
    const wires = place.querySelector('[data-left-wires]:not([d=""])');
    const gone: readonly Element[] = wires ? [copyOfWires(wires), ...rows] : rows;
    if (!fading || gone.length === 0) return;
    fading.replaceChildren(...gone);
    const isShown = () => fading.firstChild === gone[0];
    fading.animate(FADE, FADE_MS).onfinish = () => {
      if (isShown()) fading.replaceChildren();
    };
  }
}

/** Rows far from the view are not laid out. The next round of a strip is beside the screen. */
function isSeen(row: HTMLElement): boolean {
  if (row.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { left, right } = row.getBoundingClientRect();
  return right >= 0 && left < innerWidth;
}

/**
 * Between the matches, so that nothing of it lies over one. Each way is a path: as one, all that
 * lies between them would be painted.
 */
function copyOfWires(path: Element): Element {
  const drawing = path.parentNode?.cloneNode() as Element;
  for (const way of path.getAttribute('d')?.split(/(?=M)/) ?? []) {
    const copy = path.cloneNode() as SVGPathElement;
    copy.setAttribute('d', way);
    copy.style.visibility = 'visible';
    drawing.append(copy);
  }
  return drawing;
}

/** The same to look at, where it stands, and nothing else of it. */
function copyOf(row: HTMLElement, origin: { readonly left: number; readonly top: number }) {
  const { left, top, right, height } = row.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - left;
  const frame = document.createElement('div');
  frame.className = styles.row ?? '';
  frame.style.cssText = `left:${left - origin.left}px;top:${top - origin.top}px;width:${width}px;height:${height}px`;
  const copy = document.createElement('span');
  copy.className = row.className;
  copy.append(...[...row.childNodes].map((node) => node.cloneNode(true)));
  frame.append(copy);
  return frame;
}
