import { type EditFault, wordsOfEdit } from '@callshot/rules';
import {
  Background,
  type FinalConnectionState,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useViewport,
  ViewportPortal,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useMemo, useState } from 'react';
import { showToast } from '../../../../platform/ui/overlays/toast.tsx';
import { type BracketLayout, layoutBracket } from '../../../../play/bracket/board/layout.ts';
import { CanvasToolbar, type Tool } from '../../../../play/bracket/canvas/canvas-toolbar.tsx';
import { m } from '../../words/messages.js';
import shared from '../builder-canvas.module.css';
import type { BuilderCanvasProps } from '../builder-canvas.tsx';
import { DEFAULT_SCALE, LEAST_SCALE, MOST_SCALE, ZOOM_STEP } from '../builder-size.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { drawnMatches, pressDrawn } from '../drawn-matches.ts';
import { slotWords } from '../match-names.ts';
import styles from './freeform-canvas.module.css';
import {
  connectionText,
  endOf,
  FREEFORM_SIZE,
  type Link,
  type LinkEdge,
  linkBetween,
  linksOf,
  linkWords,
} from './freeform-model.ts';
import {
  type DrawnLink,
  DrawnLinkReader,
  FreeformMatch,
  type FreeformNode,
} from './freeform-node.tsx';

export interface FreeformCanvasProps extends BuilderCanvasProps {
  /** Why a line cannot be drawn; null = it can. */
  faultOf(link: Link): EditFault | null;
  /** Null where it is done; a refusal has been told. */
  onLink(link: Link): EditFault | null;
  onUnlink(link: Link): void;
}

const NODE_TYPES = { match: FreeformMatch };
/** A line that is held nearer to an edge than 40 px moves the drawing: no slot may begin there. */
const FROM_EDGE = 56;
const START = { x: FROM_EDGE, y: 0, zoom: DEFAULT_SCALE };

/**
 * A bracket that is drawn by hand: lines are dragged from a match's winner or loser to the next
 * match.
 */
export function FreeformCanvas(props: FreeformCanvasProps) {
  return (
    <div className={shared.view}>
      <ReactFlowProvider>
        <Drawing {...props} />
      </ReactFlowProvider>
    </div>
  );
}

function Drawing(props: FreeformCanvasProps) {
  const { graph, mode } = props;
  const [tool, setTool] = useState<Tool>('selection');
  const layout = useMemo(() => layoutBracket(graph, FREEFORM_SIZE), [graph]);
  const [chosen, setChosen] = useState<string | null>(null);
  const edges = useMemo(
    () => linksOf(graph).map((edge) => ({ ...edge, selected: edge.id === chosen })),
    [graph, chosen],
  );
  const nodes = nodesOf(props, layout);
  const isResting = mode !== null;
  const faultText = (link: Link): string | null => {
    const fault = props.faultOf(link);
    return fault && wordsOfEdit(fault);
  };
  const read = (
    from: { match: string; as: string },
    to: { match: string; port: string },
  ): DrawnLink | null => {
    const link = linkBetween(graph, {
      source: from.match,
      sourceHandle: from.as,
      target: to.match,
      targetHandle: to.port,
    });
    return link && { words: linkWords(link), fault: faultText(link) };
  };
  const connect = (link: Link | null) => {
    if (link === null) return;
    const text = props.onLink(link) === null ? connectionText(link) : null;
    if (text !== null) showToast({ text, kind: 'success' });
  };
  // Only within the drawing: elsewhere these keys are about something else.
  const unlinkChosen = () => {
    const link = edges.find(({ selected }) => selected)?.data.link;
    if (link) props.onUnlink(link);
  };
  const tellRefusal = (_: unknown, { isValid, fromHandle, toHandle }: FinalConnectionState) => {
    if (isValid !== false || !fromHandle || !toHandle) return;
    const drawn = read(
      { match: fromHandle.nodeId, as: fromHandle.id ?? '' },
      { match: toHandle.nodeId, port: toHandle.id ?? '' },
    );
    if (drawn?.fault) showToast({ text: drawn.fault, kind: 'error' });
  };
  return (
    <DrawnLinkReader value={read}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its presses are those of the matches within */}
      <div
        className={styles.drawing}
        onClick={(press) => pressDrawn(press, props)}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && unlinkChosen()}
      >
        <ReactFlow<FreeformNode, LinkEdge>
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          aria-label={m.freeformBracket()}
          defaultViewport={START}
          minZoom={LEAST_SCALE}
          maxZoom={MOST_SCALE}
          nodesDraggable={false}
          nodesFocusable={false}
          nodesConnectable={!isResting}
          edgesFocusable={!isResting}
          elementsSelectable={!isResting}
          panOnDrag={tool === 'pan' ? true : [1]}
          deleteKeyCode={null}
          connectionRadius={36}
          isValidConnection={(ends) => {
            const link = linkBetween(graph, ends);
            return link !== null && faultText(link) === null;
          }}
          onConnect={(ends) => connect(linkBetween(graph, ends))}
          onConnectEnd={tellRefusal}
          onEdgesChange={(changes) => {
            const change = changes.findLast(({ type }) => type === 'select');
            if (change?.type === 'select') setChosen(change.selected ? change.id : null);
          }}
        >
          <Background gap={24} />
          <ViewportPortal>
            <ColumnHeads
              layout={layout}
              column={props.column}
              chosen={mode?.kind === 'group' ? mode.group : null}
              groups={props.groups}
              isResting={mode !== null && mode.kind !== 'group'}
              onColumn={props.onColumn}
            />
          </ViewportPortal>
        </ReactFlow>
      </div>
      <Tools tool={tool} onTool={setTool} />
    </DrawnLinkReader>
  );
}

const nodesOf = (props: FreeformCanvasProps, layout: BracketLayout): FreeformNode[] =>
  drawnMatches(props, layout, slotWords(props.graph)).flatMap((drawn) => {
    const node = props.graph.matches[drawn.index];
    if (!node) return [];
    return {
      id: node.key,
      type: 'match',
      position: { x: drawn.x, y: drawn.y },
      // Known before it is drawn: lines begin and end at its ports at once.
      measured: { width: drawn.width, height: drawn.head + drawn.slots },
      width: drawn.width,
      height: drawn.head + drawn.slots,
      data: {
        drawn: { ...drawn, x: 0, y: 0, isTabStop: true },
        ends: {
          winner: endOf(props.graph, node, 'winner'),
          loser: endOf(props.graph, node, 'loser'),
        },
        isLinked: !node.isReset,
      },
    };
  });

function Tools({ tool, onTool }: { readonly tool: Tool; onTool(tool: Tool): void }) {
  const flow = useReactFlow();
  const { zoom } = useViewport();
  return (
    <div className={shared.strip}>
      <CanvasToolbar
        tool={tool}
        onTool={onTool}
        onZoom={(by) => void flow.zoomTo(zoom * ZOOM_STEP ** by)}
        onFit={() => void flow.fitView({ padding: BESIDE_MATCHES })}
      />
      <span>{Math.round(zoom * 100)} %</span>
      <span className={styles.legend} aria-hidden>
        <span>{m.winnerGoesTo()}</span>
        <span className={styles.ofLosers}>{m.loserGoesTo()}</span>
      </span>
      <MiniMap className={styles.map} style={MAP_SIZE} pannable ariaLabel={m.wholeBracket()} />
    </div>
  );
}

/** Headers stand above the matches, and beside the last ones where their teams go. */
const BESIDE_MATCHES = {
  top: `${FROM_EDGE}px`,
  right: '130px',
  bottom: `${FROM_EDGE}px`,
  left: `${FROM_EDGE}px`,
} as const;

const MAP_SIZE = { width: 160, height: 56 };
