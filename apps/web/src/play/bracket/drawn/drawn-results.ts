import { type Area, type BracketLayout, doMeet, type HeaderBox } from '../board/layout.ts';
import type { MatchResult } from '../results/result-model.ts';
import { areaOfHeader, drawHeader, headerBefore } from './drawn-header.ts';
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
  /** By their keys. */
  readonly #headers = new Map<string, HTMLElement>();
  #latest: readonly MatchResult[] = [];
  #isWhole = false;

  constructor(host: HTMLElement, layout: BracketLayout) {
    this.#host = host;
    this.#layout = layout;
    host.replaceChildren();
  }

  /** At first only what stands near an area may be drawn; the rest follows with `complete`. */
  draw(results: readonly MatchResult[], near: Area | null): void {
    const { boxes, size } = this.#layout;
    this.#isWhole ||= near === null || this.#latest.length > 0;
    const isWanted = (area: Area) => this.#isWhole || near === null || doMeet(area, near);
    this.#latest = results;
    let after: Element | null = null;
    // From the last one, each before what follows it; the first is where the Tab key enters.
    for (const [at, result] of [...results.entries()].toReversed()) {
      const { index } = result.node;
      const box = boxes[index];
      const known = this.#matches.get(index);
      if (!box) continue;
      if (known) {
        if (!isSameResult(known.result, result)) drawResult(known.element, result, size.name);
        known.result = result;
        after = known.element;
      } else if (index === 0 || isWanted(box)) {
        const element = make('div');
        element.toggleAttribute('data-low', box.y + box.height / 2 > this.#layout.height / 2);
        element.toggleAttribute('data-far', box.x + box.width / 2 > this.#layout.width / 2);
        element.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
        drawResult(element, result, size.name);
        this.#host.insertBefore(element, after);
        this.#matches.set(index, { element, result });
        after = element;
      }
      const header = headerBefore(this.#layout, result.node, results[at - 1]?.node);
      if (header && isWanted(areaOfHeader(header))) after = this.#headed(header, after);
    }
  }

  /** The heading before its first match. */
  #headed(header: HeaderBox, before: Element | null): Element {
    const known = this.#headers.get(header.key);
    if (known) return known;
    const element = drawHeader(header);
    this.#host.insertBefore(element, before);
    this.#headers.set(header.key, element);
    return element;
  }

  /** Draws what is not drawn yet: before anybody comes there. */
  complete(): void {
    if (!this.#isWhole && this.#latest.length > 0) this.draw(this.#latest, null);
  }
}
