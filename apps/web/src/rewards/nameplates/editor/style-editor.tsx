import type { StyleProblem } from '@callshot/nameplate-style';
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { m } from '../words/messages.js';
import { completeStyle } from './style-completion.ts';
import { swatches } from './style-swatches.ts';
import { look } from './style-theme.ts';

interface StyleEditorProps {
  readonly value: string;
  readonly problems: readonly StyleProblem[];
  /** A problem to go to; another object = go there again. */
  readonly sought: { readonly problem: StyleProblem } | null;
  onChange(value: string): void;
}

const setProblemLines = StateEffect.define<DecorationSet>();
const problemLine = Decoration.line({ class: 'problem-line' });

const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { changes, effects }) =>
    effects.reduce(
      (latest, effect) => (effect.is(setProblemLines) ? effect.value : latest),
      lines.map(changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});

/** Tab is not among the keys: it leaves the editor, as it leaves any field. */
const extensions: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  css(),
  autocompletion({ override: [completeStyle], icons: false }),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...defaultKeymap,
    ...historyKeymap,
  ]),
  EditorView.contentAttributes.of({
    'aria-label': m.style(),
    autocapitalize: 'off',
    tabindex: '0',
  }),
  problemLines,
  swatches,
  look,
];

/**
 * The style as code. It lives in a shadow root: there its own styles are constructed sheets, which the
 * content security policy lets through.
 */
export function StyleEditor({ value, problems, sought, onChange }: StyleEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const report = useRef(onChange);
  const begin = useRef(value);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const changes = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) report.current(state.doc.toString());
    });
    const view = new EditorView({
      state: EditorState.create({ doc: begin.current, extensions: [extensions, changes] }),
      parent: root,
      root,
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() !== value) return;
    const found = problems.map((problem) => diagnosticOf(view.state, problem));
    const starts = new Set(found.map(({ from }) => view.state.doc.lineAt(from).from));
    const lines = [...starts].sort((one, other) => one - other);
    view.dispatch(setDiagnostics(view.state, found), {
      effects: setProblemLines.of(Decoration.set(lines.map((at) => problemLine.range(at)))),
    });
  }, [value, problems]);

  useEffect(() => {
    const view = editor.current;
    if (!view || sought === null) return;
    const { from, to } = diagnosticOf(view.state, sought.problem);
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.focus();
  }, [sought]);

  return <div ref={host} />;
}

function diagnosticOf(
  state: EditorState,
  { line, column, endColumn, reason }: StyleProblem,
): Diagnostic {
  const { from: start, to: end } = state.doc.line(Math.min(line, state.doc.lines));
  const from = Math.min(start + column - 1, end);
  const to = Math.max(from, Math.min(start + endColumn - 1, end));
  return { from, to, severity: 'error', message: m.problemAt({ line, column, problem: reason }) };
}
