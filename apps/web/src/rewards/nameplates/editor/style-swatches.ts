import { type EditorState, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)/gi;

class Swatch extends WidgetType {
  readonly #colour: string;

  constructor(colour: string) {
    super();
    this.#colour = colour;
  }

  override eq(other: Swatch): boolean {
    return other.#colour === this.#colour;
  }

  override toDOM(): HTMLElement {
    const swatch = document.createElement('span');
    swatch.className = 'swatch';
    swatch.setAttribute('aria-hidden', 'true');
    swatch.style.backgroundColor = this.#colour;
    return swatch;
  }
}

function swatchesOf(state: EditorState): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const match of state.doc.toString().matchAll(COLOUR)) {
    const widget = new Swatch(match[0]);
    builder.add(match.index, match.index, Decoration.widget({ widget, side: -1 }));
  }
  return builder.finish();
}

/** Before every colour a little square of it; a style has 8 kB at most. */
export const swatches = EditorView.decorations.compute(['doc'], swatchesOf);
