import { entityTag } from './entity-tag.ts';

/** An answer made once for each state of what it shows and frozen, so that it is printed only once. */
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

/** A kept answer with fields that differ from call to call: only these are printed for each. */
export function withFresh<K extends object, F extends object>(kept: K, fresh: F): K & F {
  const answer = { ...kept, ...fresh };
  compositions.set(answer, { kept, fresh });
  return answer;
}

export interface Printed {
  readonly payload: string;
  /** Its entity tag: of what is kept, made only once. */
  tag(): string;
}

const printedOnce = new WeakMap<object, Printed>();

/** An answer as text: of what is kept, the text is kept too. */
export function printAnswer(answer: unknown): Printed {
  if (typeof answer !== 'object' || answer === null) return printed(JSON.stringify(answer));
  const composition = compositions.get(answer);
  if (composition) return joined(composition);
  if (!Object.isFrozen(answer)) return printed(JSON.stringify(answer));
  const known = printedOnce.get(answer);
  if (known !== undefined) return known;
  const once = printed(JSON.stringify(answer));
  printedOnce.set(answer, once);
  return once;
}

function printed(payload: string): Printed {
  let tag: string | undefined;
  return {
    payload,
    tag: () => {
      tag ??= entityTag(payload);
      return tag;
    },
  };
}

function joined(composition: Composition): Printed {
  const [kept, fresh] = [printAnswer(composition.kept), JSON.stringify(composition.fresh)];
  return {
    payload: `${kept.payload.slice(0, -1)},${fresh.slice(1)}`,
    tag: () => entityTag(kept.tag() + fresh),
  };
}
