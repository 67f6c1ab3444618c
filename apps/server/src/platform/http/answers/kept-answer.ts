import { entityTag } from './entity-tag.ts';
import { type GzippedBeginning, gzipEachTime, gzippedBeginning } from './gzipped.ts';

/**
 * A cached answer: made once for each state of what it shows, and frozen, so that it is serialized
 * only once.
 */
export function keptFor<S extends object, A extends object>(
  make: (state: S) => A,
): (state: S) => A {
  const kept = new WeakMap<S, A>();
  return (state) => {
    const known = kept.get(state);
    if (known !== undefined) return known;
    const answer = Object.freeze(make(state));
    kept.set(state, answer);
    return answer;
  };
}

interface Composition {
  readonly kept: object;
  readonly fresh: object;
}

const compositions = new WeakMap<object, Composition>();

/** A cached answer with fields that differ from call to call: only these are serialized each time. */
export function withFresh<K extends object, F extends object>(kept: K, fresh: F): K & F {
  const answer = { ...kept, ...fresh };
  compositions.set(answer, { kept, fresh });
  return answer;
}

export interface Printed {
  readonly payload: string;
  /** The part that differs from call to call; the payload where nothing of it is kept. */
  readonly fresh: string;
  /** Its entity tag; the cached part's is computed only once. */
  tag(): string;
  /** The compressed form, of the cached part only once. Null where compression gains nothing. */
  gzip(): Buffer | null;
}

/** The cached part, with what answers that begin with it need. */
interface PrintedOnce extends Printed {
  /** All but its last character. */
  beginning(): GzippedBeginning;
}

const printedOnce = new WeakMap<object, PrintedOnce>();

/** An answer as text: of what is kept, the text is kept too. */
export function printAnswer(answer: unknown): Printed {
  if (typeof answer !== 'object' || answer === null) return printedForCall(answer);
  const composition = compositions.get(answer);
  if (composition) return joined(composition);
  return Object.isFrozen(answer) ? printedKept(answer) : printedForCall(answer);
}

function printedForCall(answer: unknown): Printed {
  const payload = JSON.stringify(answer);
  return {
    payload,
    fresh: payload,
    tag: () => entityTag(payload),
    gzip: () => gzipEachTime(payload),
  };
}

function printedKept(answer: object): PrintedOnce {
  const known = printedOnce.get(answer);
  if (known !== undefined) return known;
  const printed = printedText(JSON.stringify(answer));
  printedOnce.set(answer, printed);
  return printed;
}

/** A text that is sent again and again. */
export function printedText(payload: string): PrintedOnce {
  const beginning = once(() => gzippedBeginning(payload.slice(0, -1)));
  return {
    payload,
    fresh: payload,
    tag: once(() => entityTag(payload)),
    beginning,
    gzip: once(() => beginning().followedBy(payload.slice(-1))),
  };
}

function joined(composition: Composition): Printed {
  const [kept, fresh] = [printedKept(composition.kept), JSON.stringify(composition.fresh)];
  const rest = `,${fresh.slice(1)}`;
  return {
    payload: kept.payload.slice(0, -1) + rest,
    fresh,
    tag: () => entityTag(kept.tag() + fresh),
    gzip: () => kept.beginning().followedBy(rest),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
