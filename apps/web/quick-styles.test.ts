// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickStyles } from './quick-styles.ts';

// The window of a frame has jsdom's own answers: unit-setup.ts replaces those of the test's window.
const frame = globalThis.document.body.appendChild(globalThis.document.createElement('iframe'));
const document = frame.contentDocument!;
const askJsdom: typeof getComputedStyle = (element) =>
  document.defaultView!.getComputedStyle(element);
const properties = ['display', 'visibility', 'pointer-events', 'color'] as const;

const answersOf = (ask: typeof getComputedStyle, element: Element) => {
  const style = ask(element);
  const { display, visibility, pointerEvents, fontSize } = style;
  const named = properties.map((property) => style.getPropertyValue(property));
  return { display, visibility, pointerEvents, fontSize, named };
};

const tags = [
  ...['div', 'span', 'p', 'button', 'input', 'li', 'ul', 'table', 'tbody', 'tr', 'td', 'col'],
  ...['dialog', 'details', 'summary', 'template', 'script', 'style', 'noscript', 'embed', 'svg'],
  ...['h1', 'fieldset', 'legend', 'q', 'label', 'slot', 'datalist', 'title', 'x-own'],
];
const attributes: readonly (readonly [string, string])[] = [
  ...(['hidden', 'open', 'popover', 'disabled'] as const).map((name) => [name, ''] as const),
  ['hidden', 'until-found'],
  ['type', 'hidden'],
  ['type', 'HIDDEN'],
  ['type', 'text'],
  ['style', 'color: red'],
  ['style', 'display: none'],
  ['style', 'display: inherit'],
  ['style', 'visibility: hidden; pointer-events: none'],
  ['style', 'visibility: visible !important'],
];

/** Each stands in the body or in one before it. */
const drawnElements = fc.array(
  fc.record({
    tag: fc.constantFrom(...tags),
    attributes: fc.array(fc.constantFrom(...attributes), { maxLength: 2 }),
    place: fc.nat({ max: 12 }),
  }),
  { minLength: 1, maxLength: 12 },
);

const elementOf = (tag: string): Element =>
  tag === 'svg'
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);

test('an element is said to be shown as jsdom says, whatever it stands in', () => {
  const quick = quickStyles(askJsdom);
  fc.assert(
    fc.property(drawnElements, (drawn) => {
      const elements: Element[] = [document.body];
      document.body.replaceChildren();
      for (const { tag, attributes, place } of drawn) {
        const element = elementOf(tag);
        for (const [name, value] of attributes) element.setAttribute(name, value);
        elements[place % elements.length]!.append(element);
        elements.push(element);
      }
      for (const element of elements) {
        expect(answersOf(quick, element)).toEqual(answersOf(askJsdom, element));
      }
    }),
    { numRuns: 60 },
  );
});

test('a change is seen at once', () => {
  const quick = quickStyles(askJsdom);
  document.body.innerHTML = '<div><button>Save</button></div>';
  const button = document.querySelector('button')!;
  expect(quick(button).visibility).toBe('visible');
  document.querySelector('div')!.style.visibility = 'hidden';
  expect(quick(button).visibility).toBe('hidden');
  button.hidden = true;
  expect(quick(button).display).toBe('none');
});

test('a style sheet of the document is followed', () => {
  const quick = quickStyles(askJsdom);
  document.body.innerHTML = '<button>Save</button><p>Kept</p>';
  const button = document.querySelector('button')!;
  expect(quick(button).display).toBe('inline-block');
  document.body.insertAdjacentHTML('beforeend', '<style>button { display: none }</style>');
  expect(quick(button).display).toBe('none');
});
