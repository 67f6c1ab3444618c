/**
 * jsdom asks 112 rules of its style sheet for each element whose role or name a test looks for: a
 * third of the time of component tests. Without style sheets in the document, elements with one tag
 * are displayed alike, and visibility and pointer events come from attributes. Everything else is
 * asked of jsdom.
 */
export function quickStyles(askJsdom: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>();

  const displayOf = (element: Element): string => {
    const own = displayKeyOf(element);
    if (own === null) return askJsdom(element).display;
    const known = displays.get(own);
    if (known !== undefined) return known;
    const display = askJsdom(element).display;
    displays.set(own, display);
    return display;
  };

  const inherited = (
    element: Element,
    property: 'visibility' | 'pointerEvents',
    initial: string,
  ): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (each.hasAttribute('hidden') || styles(each, property)) return askJsdom(element)[property];
    }
    return initial;
  };

  const quick: Readonly<Record<string, (element: Element) => string>> = {
    display: displayOf,
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
  };

  return (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0) {
      return askJsdom(element, pseudoElement);
    }
    let whole: CSSStyleDeclaration | undefined;
    const wholeStyle = () => {
      whole ??= askJsdom(element);
      return whole;
    };
    const getPropertyValue = (name: string) =>
      quick[name]?.(element) ?? wholeStyle().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return getPropertyValue;
        const answer = typeof property === 'string' ? quick[property] : undefined;
        if (answer) return answer(element);
        const value: unknown = Reflect.get(wholeStyle(), property);
        return typeof value === 'function' ? value.bind(wholeStyle()) : value;
      },
    });
  };
}

/** Elements with one key have the same `display`. Null if more than the tag and its type decides it. */
function displayKeyOf(element: Element): string | null {
  const { localName, namespaceURI } = element;
  if (localName === 'dialog' || localName === 'summary') return null;
  if (element.hasAttribute('hidden') || element.hasAttribute('popover')) return null;
  if (styles(element, 'display')) return null;
  const type = localName === 'input' ? element.getAttribute('type') : '';
  return `${namespaceURI} ${localName} ${type}`;
}

const styles = (element: Element, property: 'display' | 'visibility' | 'pointerEvents'): boolean =>
  element.hasAttribute('style') && (element as HTMLElement).style[property] !== '';
