import { anyOrder, either, list, word } from '../grammar/matchers.ts';
import type { Matcher } from '../grammar/reader.ts';
import { asWritten } from '../text/placeholder.ts';
import { delay, direction, duration, easing, fillMode, iterations, playState } from './timing.ts';

const MOST_ANIMATIONS = 4;
const MOST_TRANSITIONS = 8;

/** Which `@keyframes` of the text is called how on a page. */
export type KeyframesNames = ReadonlyMap<string, string>;

/** A name of the text's own `@keyframes`, printed as the name that it has on a page. */
const ownKeyframes =
  (names: KeyframesNames): Matcher =>
  (reader) => {
    const node = reader.look('word');
    if (!node) return null;
    const name = names.get(node.written);
    if (name === undefined) {
      const reason = `There is no @keyframes ${asWritten(node.written)} in this style. Write one, or take a name that is there.`;
      return reader.refuse(node, 'unknown_keyframes', reason);
    }
    reader.take('word');
    return name;
  };

const all = (matcher: Matcher): Matcher => list(matcher, 1, MOST_ANIMATIONS, 'animations');

export function animationMatchers(names: KeyframesNames): Readonly<Record<string, Matcher>> {
  const name = either(word('none'), ownKeyframes(names));
  const one = anyOrder(name, duration, easing, delay, iterations, direction, fillMode, playState);
  return {
    animation: all(one),
    'animation-name': all(name),
    'animation-duration': all(duration),
    'animation-timing-function': all(easing),
    'animation-delay': all(delay),
    'animation-iteration-count': all(iterations),
    'animation-direction': all(direction),
    'animation-fill-mode': all(fillMode),
    'animation-play-state': all(playState),
  };
}

/** Transitions of the properties that a plate has. */
export function transitionMatchers(
  properties: readonly string[],
): Readonly<Record<string, Matcher>> {
  const property = word('all', ...properties);
  const many = (matcher: Matcher): Matcher => list(matcher, 1, MOST_TRANSITIONS, 'transitions');
  return {
    transition: either(word('none'), many(anyOrder(property, duration, easing, delay))),
    'transition-property': either(word('none'), many(property)),
    'transition-duration': many(duration),
    'transition-timing-function': many(easing),
    'transition-delay': many(delay),
  };
}
