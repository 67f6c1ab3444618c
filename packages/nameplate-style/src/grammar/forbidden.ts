const LOADS = 'a plate loads nothing. Draw it with a gradient, a border or clip-path.';
const READS = 'a plate reads nothing of the page. Write the value itself.';
const COMPUTES = 'every size is known beforehand. Write the result, such as 12px or 40%.';
const COUNTS = 'a plate has no text of its own. Draw it with a gradient or clip-path.';

/** Functions that people know and plates do not have, and why. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  url: LOADS,
  src: LOADS,
  image: LOADS,
  'image-set': LOADS,
  '-webkit-image-set': LOADS,
  'cross-fade': LOADS,
  '-webkit-cross-fade': LOADS,
  element: LOADS,
  '-moz-element': LOADS,
  paint: LOADS,
  '-webkit-canvas': LOADS,
  expression: LOADS,
  format: LOADS,
  local: LOADS,
  var: READS,
  env: READS,
  attr: READS,
  constant: READS,
  anchor: READS,
  'anchor-size': READS,
  if: READS,
  inherit: READS,
  calc: COMPUTES,
  '-webkit-calc': COMPUTES,
  '-moz-calc': COMPUTES,
  min: COMPUTES,
  max: COMPUTES,
  clamp: COMPUTES,
  counter: COUNTS,
  counters: COUNTS,
  leader: COUNTS,
  string: COUNTS,
  'light-dark': 'a plate looks the same for everybody. Write one colour.',
  linear: 'it could flash between its points. Write ease, steps() or cubic-bezier().',
};

export function forbiddenFunction(name: string): string | null {
  const why = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (why) return `${name}() is not allowed: ${why}`;
  return name.startsWith('-')
    ? `${name}() is of one browser only. Write it without the prefix.`
    : null;
}

const APPS = "the app's on every plate. Remove it.";

/** Properties that people know and plates do not have, and what to do instead. */
const PROPERTIES: Readonly<Record<string, string>> = {
  all: 'it would reset what belongs to the app. Set the properties that you mean.',
  'font-size': `size and kind of type are ${APPS}`,
  'font-family': `size and kind of type are ${APPS}`,
  font: "size and kind of type are the app's. Write font-weight or font-style.",
  '-webkit-text-fill-color': 'a name is always seen. Write color.',
  'line-height': `size and kind of type are ${APPS}`,
  'text-indent': `the place of the name is ${APPS}`,
  direction: `the place of the name is ${APPS}`,
  'writing-mode': `the place of the name is ${APPS}`,
  cursor: `the pointer is ${APPS}`,
  contain: `the frame is ${APPS}`,
  'content-visibility': `the frame is ${APPS}`,
  zoom: `sizes are ${APPS}`,
  float: 'nothing flows on a plate. Write position: absolute.',
  gap: `the place of the name is ${APPS}`,
  src: LOADS,
  behavior: LOADS,
  'list-style': LOADS,
  'list-style-image': LOADS,
  'shape-outside': LOADS,
  'view-transition-name': 'it would reach out of the plate. Remove it.',
  'anchor-name': 'it would reach out of the plate. Remove it.',
  'position-anchor': 'it would reach out of the plate. Remove it.',
  'animation-timeline': 'a plate moves by time alone. Remove it.',
  'scroll-timeline': 'it would reach out of the plate. Remove it.',
  'view-timeline': 'it would reach out of the plate. Remove it.',
  'scroll-timeline-name': 'it would reach out of the plate. Remove it.',
  'view-timeline-name': 'it would reach out of the plate. Remove it.',
  'counter-reset': COUNTS,
  'counter-increment': COUNTS,
};

export function forbiddenProperty(name: string): string | null {
  if (name.startsWith('--')) {
    return 'Properties of your own are not allowed: a plate reads nothing of the page. Write the value where it is used.';
  }
  if (/^-(webkit|moz|ms|o)-/.test(name) && !Object.hasOwn(PROPERTIES, name)) {
    return `${name} is of one browser only. Write ${name.replace(/^-[a-z]+-/, '')}, without the prefix.`;
  }
  const why = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
  return why ? `${name} is not allowed: ${why}` : null;
}
