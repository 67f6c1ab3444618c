import { ownNameWords } from '@callshot/rules';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import type { BoardViewsProps } from '../board/board-props.ts';
import { isDecidedIn } from '../slot/champion.ts';
import { m } from '../words/messages.js';
import styles from './match-list.module.css';
import { useSoughtMatch } from './use-sought-match.ts';

interface MatchListProps extends BoardViewsProps {
  readonly toggle: ReactNode;
}

/** The bracket as text: a heading a round, its matches below. */
export function MatchList({ model, faces, toggle, search }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null);
  useSoughtMatch({ search, matches: list, bringIntoView: () => {} });
  const columns = model.graph.parts.flatMap((part) => part.columns);
  return (
    <div ref={list} className={styles.list}>
      <div className={styles.bar}>{toggle}</div>
      {columns.map((column) => (
        <section key={`${column.part}-${column.col}`} className={styles.round}>
          <h3 className={styles.heading}>
            {ownNameWords(column.header)}
            {column.isLocked && model.stops === 'slots' ? (
              <span className={styles.locked}>
                <Icon name="lock" size={14} /> {m.filledIn()}
              </span>
            ) : null}
          </h3>
          <div className={styles.matches}>
            {column.matches.map((match) => faces.inList(match))}
            {isDecidedIn(model.graph, column.matches) && faces.champion(null)}
          </div>
        </section>
      ))}
    </div>
  );
}
