import { type Area, type BracketLayout, doMeet } from '../board/layout.ts';
import type { MatchResult } from '../results/result-model.ts';
import { drawResult, isSameResult } from './drawn-result.ts';
import { make } from './drawn-slot.ts';

interface Drawn {
  readonly element: HTMLElement;
  result: MatchResult;
}

/** The official matches of a canvas, drawn without React. Equal matches are not touched. */
export class DrawnResults {
  readonly #host: HTMLElement;
  readonly #layout: BracketLayout;
  readonly #matches = new Map<number, Drawn>();
  #latest: readonly MatchResult[] = [];

  constructor(host: HTMLElement, layout: BracketLayout) {
    this.#host = host;
    this.#layout = layout;
    host.replaceChildren();
  }

  /** At first only what stands near an area may be drawn; the rest follows with `complete`. */
  draw(results: readonly MatchResult[], near: Area | null): void {
    const { boxes, size } = this.#layout;
    const isAll = near === null || this.#latest.length > 0;
    this.#latest = results;
    let after: Element | null = null;
    // From the last one, each before what follows it; the first is where the Tab key enters.
    for (const result of results.toReversed()) {
      const { index } = result.node;
      const box = boxes[index];
      const known = this.#matches.get(index);
      if (!box) continue;
      if (known) {
        if (!isSameResult(known.result, result)) drawResult(known.element, result, size.name);
        known.result = result;
        after = known.element;
      } else if (isAll || index === 0 || doMeet(box, near)) {
        const element = make('div');
        element.toggleAttribute('data-low', box.y + box.height / 2 > this.#layout.height / 2);
        element.toggleAttribute('data-far', box.x + box.width / 2 > this.#layout.width / 2);
        element.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
        drawResult(element, result, size.name);
        this.#host.insertBefore(element, after);
        this.#matches.set(index, { element, result });
        after = element;
      }
    }
  }

  /** Draws what is not drawn yet: before anybody comes there. */
  complete(): void {
    if (this.#matches.size < this.#latest.length) this.draw(this.#latest, null);
  }
}
