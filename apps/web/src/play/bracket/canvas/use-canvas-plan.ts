import type { BracketGraph } from '@callshot/rules';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import type { BoardModel } from '../board/board-model.ts';
import type { BoardViewsProps } from '../board/board-props.ts';
import {
  type BracketLayout,
  type ChampionPlace,
  layoutBracket,
  withChampion,
} from '../board/layout.ts';
import type { MatchSize } from '../board/match-size.ts';
import { useMatchSize } from '../board/use-match-size.ts';
import { loadView, type Size, type StoredView, storeView } from './camera.ts';
import { type Drawing, planCanvas } from './canvas-plan.ts';
import { bracketLines, type Line } from './lines.ts';

const MOUSE_TOOLS: Size = { width: 196, height: 212 };
const TOUCH_TOOLS: Size = { width: 252, height: 236 };
/** Without the map: where nothing is picked, it tells no more than the drawing beside it. */
const MAPLESS = { mouse: 104, touch: 124 };
const besidePanel = ({ width, height }: Size): Size => ({ width: 476 + 8 + width, height });
const TOUCH = '(pointer: coarse)';

type PlanInput = Pick<BoardViewsProps, 'model' | 'views' | 'picking' | 'storageKey'> & {
  readonly room: Size;
};

/** At which size a bracket is drawn in a room, where its tools stand, and how that is changed. */
export function useCanvasPlan({ model, views, picking, storageKey, room }: PlanInput) {
  const { sizes } = model;
  const view = useStoredView(model, storageKey);
  const sizing = useMatchSize(sizes, view.stored?.size ?? null);
  const drawingOf = useDrawings(model);
  const isPicked = picking !== null;
  const hasViews = views.length > 0;
  const { wish, tell } = sizing;
  const isTouch = useMedia(TOUCH);
  const strip = stripRoom(room.width, isPicked, isTouch);
  const plan = useMemo(() => {
    const box = isTouch ? TOUCH_TOOLS : MOUSE_TOOLS;
    const mapless = { ...box, height: isTouch ? MAPLESS.touch : MAPLESS.mouse };
    const tools = isPicked ? besidePanel(box) : mapless;
    const height = stripHeight(strip, hasViews);
    return planCanvas({ sizes, wish, room, tools, strip: height, drawingOf });
  }, [sizes, wish, room, strip, isPicked, hasViews, isTouch, drawingOf]);
  useLayoutEffect(() => tell(plan.size), [tell, plan.size]);
  return {
    plan,
    strip,
    sizing,
    stored: view.stored,
    store: (at: Omit<StoredView, 'size'>) => view.store({ ...at, size: wish }),
  };
}

/**
 * The lines of a strip below the drawing. Wide = one line, with the views below it. Medium = the
 * next pick in a line of its own, as for touch. Narrow = two lines.
 */
type StripRoom = 'wide' | 'medium' | 'narrow';

function stripRoom(width: number, isPicked: boolean, isTouch: boolean): StripRoom {
  if (!isPicked) return width >= 600 ? 'wide' : 'medium';
  if (width < 860) return 'narrow';
  return width >= 1180 && !isTouch ? 'wide' : 'medium';
}

function stripHeight(room: StripRoom, hasViews: boolean): number {
  if (room === 'wide' && !hasViews) return 72;
  return room === 'narrow' ? 196 : 132;
}

/** The camera at which the drawing was left, unless another one is drawn. */
function useStoredView({ graph, sizes }: BoardModel, storageKey: string) {
  const drawing = `${graph.matches.length}:${sizes.length}`;
  const [stored] = useState(() => loadView(storageKey, drawing));
  return { stored, store: (view: StoredView) => storeView(storageKey, drawing, view) };
}

/** The bracket at any of its sizes, with its champion beside or below it, drawn once. */
function useDrawings({ graph, hasChampion }: BoardModel) {
  return useMemo(() => {
    const matchesAt = memoized((size: MatchSize) => layoutBracket(graph, size));
    const drawn = (champion: ChampionPlace) =>
      memoized((size: MatchSize) => {
        const matches = matchesAt(size);
        return drawing(graph, hasChampion ? withChampion(graph, matches, champion) : matches);
      });
    const places = { beside: drawn('beside'), below: drawn('below') };
    return (size: MatchSize, champion: ChampionPlace): Drawing => places[champion](size);
  }, [graph, hasChampion]);
}

/** Most drawings are only measured: the lines are for the one that is chosen. */
function drawing(graph: BracketGraph, layout: BracketLayout): Drawing {
  let lines: readonly Line[] | null = null;
  return {
    layout,
    get lines() {
      lines ??= bracketLines(graph, layout);
      return lines;
    },
  };
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
