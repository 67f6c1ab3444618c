import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  {
    tag: [tags.className, tags.keyword, tags.definitionKeyword, tags.modifier],
    color: 'light-dark(#7a4f00, #ffd166)',
  },
  { tag: tags.propertyName, color: 'light-dark(#0a5cad, #9fd0ff)' },
  { tag: [tags.number, tags.unit], color: 'light-dark(#0a6b3d, #a8e6a1)' },
  { tag: [tags.color, tags.string], color: 'light-dark(#96400c, #ffb58a)' },
  {
    tag: [tags.variableName, tags.atom, tags.function(tags.variableName)],
    color: 'light-dark(#5b3bb5, #d9c7ff)',
  },
  { tag: tags.comment, color: 'var(--fg-subtle)', fontStyle: 'italic' },
]);

const box = {
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--surface-2)',
  color: 'var(--fg)',
  font: '400 var(--t-sm) var(--font-body)',
};

const theme = EditorView.theme(
  {
    '&': {
      height: '312px',
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--r-sm)',
      backgroundColor: 'var(--ground)',
      color: 'var(--fg)',
      fontSize: '13px',
    },
    '&.cm-focused': { borderColor: 'var(--accent-edge)', outline: '1px solid var(--accent-edge)' },
    '.cm-scroller': {
      overflow: 'auto',
      fontFamily: 'var(--code-font)',
      lineHeight: '20px',
    },
    '.cm-content': { padding: '5px 0', caretColor: 'var(--fg)' },
    '.cm-gutters': { border: '0', backgroundColor: 'transparent', color: 'var(--fg-subtle)' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 8px 0 4px' },
    '.cm-cursor': { borderLeftColor: 'var(--fg)' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--shade)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { backgroundColor: 'light-dark(#cadcf6, #2b4a78)' },
    '.problem-line': { backgroundColor: 'var(--bad-wash)' },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--bad) 1px',
      textUnderlineOffset: '3px',
    },
    '.swatch': {
      display: 'inline-block',
      width: '11px',
      height: '11px',
      marginInlineEnd: '4px',
      border: '1px solid light-dark(rgb(13 22 38 / 45%), rgb(255 255 255 / 45%))',
      borderRadius: '3px',
      verticalAlign: '-1px',
    },
    '.cm-tooltip': box,
    '.cm-tooltip.cm-tooltip-lint': { maxWidth: '360px', borderColor: 'var(--bad)' },
    '.cm-diagnostic-error': { borderLeft: '0', padding: '8px 12px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', lineHeight: '20px' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'var(--accent-fill)',
      color: 'var(--on-accent)',
    },
    '.cm-completionDetail': { marginLeft: '10px', fontStyle: 'normal', opacity: '0.8' },
    '.cm-matchingBracket': { backgroundColor: 'var(--surface-3)' },
  },
  { dark: true },
);

/** The product's own tokens; the colours stand at 4.5:1 or more on the ground and on a tinted line. */
export const look = [theme, syntaxHighlighting(colours)];
