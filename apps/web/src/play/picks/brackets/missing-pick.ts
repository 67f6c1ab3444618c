import { isStopDone, type PickPlace, type Stop } from '../session/stage-progress.ts';
import { m } from '../words/messages.js';

/** The reason why NEXT or SUBMIT does not go on. */
export interface MissingPick {
  /** '1 pick to go: Grand Final reset' */
  readonly text: string;
  /** The stop it belongs to. */
  readonly at: number;
  readonly place: PickPlace;
}

const isOpen = (stop: Stop | undefined): stop is Stop => stop !== undefined && !isStopDone(stop);

/**
 * NEXT waits for the step on screen, SUBMIT for every step: the step on screen is looked at first,
 * then the first incomplete one.
 */
export function missingPick(stops: readonly Stop[], at: number): MissingPick | null {
  const isLast = at >= stops.length - 1;
  const open = isOpen(stops[at]) || !isLast ? at : stops.findIndex(isOpen);
  const stop = stops[open];
  if (!isOpen(stop) || stop.next === null) return null;
  const text = open === at ? textHere(stop) : textElsewhere(stop);
  return { text, at: open, place: stop.next.place };
}

const countOf = ({ picked, required }: Stop): number => required - picked;

const textHere = (stop: Stop): string =>
  stop.next?.name
    ? m.toGoNext({ count: countOf(stop), name: stop.next.name })
    : m.toGo({ count: countOf(stop), title: stop.title });

const textElsewhere = (stop: Stop): string =>
  stop.next?.name
    ? m.toGoInNext({ count: countOf(stop), title: stop.title, name: stop.next.name })
    : m.toGoIn({ count: countOf(stop), title: stop.title });
