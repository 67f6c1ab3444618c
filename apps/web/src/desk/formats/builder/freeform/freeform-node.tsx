import { Handle, type Node, type NodeProps, Position, useConnection } from '@xyflow/react';
import { createContext, use } from 'react';
import { classNames } from '../../../../platform/ui/hooks/class-names.ts';
import { m } from '../../words/messages.js';
import { DrawnMatch, type DrawnMatchProps } from '../drawn-match.tsx';
import styles from './freeform-canvas.module.css';
import type { InPort, OutPort } from './freeform-model.ts';

export type FreeformNode = Node<
  {
    readonly drawn: DrawnMatchProps;
    /** The destination of a winner, or a loser, that no line leads on; null = a line does. */
    readonly ends: Readonly<Record<OutPort, string | null>>;
    /** The reset match is led to by itself. */
    readonly isLinked: boolean;
  },
  'match'
>;

/** The link that a line would make if it were dropped here. */
export interface DrawnLink {
  readonly words: string;
  /** Why not; null = it can be let go here. */
  readonly fault: string | null;
}

/** Reads the line between two ports. */
export const DrawnLinkReader = createContext<
  (from: { match: string; as: string }, to: { match: string; port: string }) => DrawnLink | null
>(() => null);

/** A match and its ports: teams come in on the left, the winner leaves on the right, the loser below. */
export function FreeformMatch({ data, id }: NodeProps<FreeformNode>) {
  const { drawn, ends, isLinked } = data;
  const { head, slots } = drawn;
  return (
    <>
      <DrawnMatch {...drawn} />
      {isLinked && (
        <>
          <InHandle match={id} port="top" y={head + slots / 4} height={slots / 2} />
          <InHandle match={id} port="bottom" y={head + (3 * slots) / 4} height={slots / 2} />
          <OutHandle as="winner" y={head + slots / 2} end={ends.winner} />
          <OutHandle as="loser" y={head + slots - 4} end={ends.loser} />
        </>
      )}
    </>
  );
}

interface InHandleProps {
  readonly match: string;
  readonly port: InPort;
  readonly y: number;
  readonly height: number;
}

function InHandle({ match, port, y, height }: InHandleProps) {
  const drawn = useDrawnLink(match, port);
  return (
    <>
      {drawn && (
        <div
          className={classNames(styles.drop, drawn.fault !== null && styles.refused)}
          style={{ top: y - height / 2, height }}
        >
          {drawn.fault === null ? m.dropHere() : m.notHere()}
          <p className={styles.tip}>
            <b>{drawn.words}</b>
            {drawn.fault ?? m.slotFree()}
          </p>
        </div>
      )}
      <Handle
        id={port}
        type="target"
        position={Position.Left}
        className={styles.in}
        style={{ top: y }}
        isConnectableStart={false}
      />
    </>
  );
}

function useDrawnLink(match: string, port: InPort): DrawnLink | null {
  const read = use(DrawnLinkReader);
  const from = useConnection(({ inProgress, fromHandle, toHandle }) =>
    inProgress && toHandle?.nodeId === match && toHandle.id === port
      ? `${fromHandle.id} ${fromHandle.nodeId}`
      : null,
  );
  if (from === null) return null;
  const [as = '', source = ''] = from.split(' ');
  return read({ match: source, as }, { match, port });
}

function OutHandle({ as, y, end }: { as: OutPort; y: number; end: string | null }) {
  return (
    <>
      {end !== null && (
        <span className={classNames(styles.end, styles[as])} style={{ top: y }} aria-hidden>
          {end}
        </span>
      )}
      <Handle
        id={as}
        type="source"
        position={Position.Right}
        className={classNames(styles.out, styles[as])}
        style={{ top: y }}
        isConnectableEnd={false}
      />
    </>
  );
}
