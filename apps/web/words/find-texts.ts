import { type ESTree, parseSync, Visitor } from 'vite';

export interface Text {
  readonly line: number;
  readonly text: string;
}

/** Names that are the same in every language, and keys. */
const NAMES =
  /^(Callshot|CALL|SHOT|Discord|Reddit|Instagram|Liquipedia|Google|Patreon|Twitch|((Ctrl|Shift|Alt)\+)*[A-Z↑↓]|Ctrl|Shift|Alt|Control|Meta|Enter|Escape|Tab|Home|End|Backspace|Delete|(Arrow|Page)(Up|Down|Left|Right))$/;

/** Attributes and properties that a person reads or hears, whatever the text looks like. */
const READ =
  /^(label|title|text|alt|placeholder|description|hint|heading|caption|message|question|answer|note|summary|purpose|says|\w+(Label|Text|Title|Hint|Note|Message)|aria-(label|description|roledescription|valuetext))$/;

/** Attributes of code. */
const CODE =
  /^(className|class|key|id|icon|variant|kind|size|type|to|href|rel|role|target|as|inputMode|enterKeyHint|autoComplete|method|src|media|style|viewBox|d|fill|stroke|transform|accept|sandbox|preserveAspectRatio|lang|dir|data-.*|aria-(keyshortcuts|live|current|controls|labelledby|describedby))$/;

/** Calls whose texts are read by programs. */
const CALLS =
  /(^|\.)(querySelector(All)?|matches|closest|matchMedia|get|has|set|getItem|setItem|(add|remove)EventListener|(get|set|has|remove)Attribute|startsWith|endsWith|includes|join|split|getPropertyValue|setProperty|getComputedStyle|createElement|listenLive|call|useMedia)$/;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A sentence, a title or a phrase; a single word in lower case is a code. */
function looksRead(text: string): boolean {
  if (!hasWord(text) || NAMES.test(text)) return false;
  if (
    /[{}=;<>]|--|:\/\/|\/:[a-z]|^[/#.(]|^(GET|POST|PUT|PATCH|DELETE) |^[A-Z0-9_]+$|\b\d+(px|ms|deg)\b/.test(
      text,
    )
  ) {
    return false;
  }
  if (/^([A-Z][a-z]+){2,}$|^[\w-]+(\.[\w-]+)+$|^\w+\/\w|^url\(|^Admin$/.test(text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(text) || /\p{L}[ ,.…!?:] ?\p{L}|\p{L}[.…!?]$/u.test(text);
}

/** The texts of a file that people read and that no catalogue has. */
export function findTexts(path: string, code: string): readonly Text[] {
  const found = new Map<number, string>();
  const skipped: (readonly [start: number, end: number])[] = [];
  const skip = (node: ESTree.Node | null | undefined) => {
    if (node) skipped.push([node.start, node.end]);
  };
  const note = (node: { readonly start: number }, text: string, isRead = false) => {
    if (skipped.some(([start, end]) => node.start >= start && node.start < end)) return;
    if (isRead ? hasWord(text) && !NAMES.test(text) : looksRead(text)) found.set(node.start, text);
  };
  const noteRead = (value: ESTree.Node | null | undefined) => {
    if (value?.type === 'Literal' && typeof value.value === 'string')
      note(value, value.value, true);
  };
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    ExportNamedDeclaration({ source }) {
      skip(source);
    },
    TSLiteralType: skip,
    TSInterfaceDeclaration: skip,
    TSTypeAliasDeclaration: skip,
    TSModuleDeclaration: skip,
    TaggedTemplateExpression: skip,
    ThrowStatement: skip,
    SwitchCase({ test }) {
      skip(test);
    },
    MemberExpression({ property, computed }) {
      if (computed) skip(property);
    },
    BinaryExpression({ operator, left, right }) {
      if (!/^([!=]==?|in|instanceof)$/.test(operator)) return;
      skip(left);
      skip(right);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && /Error$/.test(node.callee.name)) skip(node);
    },
    CallExpression(node) {
      const callee = code.slice(node.callee.start, node.callee.end);
      if (callee === 'super') return skip(node);
      if (!CALLS.test(callee) && !/^console\./.test(callee)) return;
      for (const given of node.arguments) if (given.type === 'Literal') skip(given);
    },
    Property({ key, value }) {
      skip(key);
      if (key.type === 'Identifier' && READ.test(key.name)) noteRead(value);
    },
    JSXAttribute({ name, value }) {
      const named = code.slice(name.start, name.end);
      if (CODE.test(named)) skip(value);
      else if (READ.test(named)) noteRead(value);
    },
    JSXText(node) {
      note(node, node.value.trim(), true);
    },
    Literal(node) {
      if (typeof node.value === 'string') note(node, node.value);
    },
    TemplateLiteral(node) {
      note(node, node.quasis.map(({ value }) => value.cooked ?? '').join(' '));
    },
  }).visit(parseSync(path, code).program);
  return [...found].map(([start, text]) => ({
    line: code.slice(0, start).split('\n').length,
    text: text.replaceAll(/\s+/g, ' '),
  }));
}
